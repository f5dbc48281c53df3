// Judges the checks that need facts from the chain: https://docs.ens.domains/wrapper/fuses

import {
  type ChainMoment,
  FUSES,
  type NameOnChain,
  type WrappedName,
} from '../../contract/chain-facts.ts';
import {
  CHECK_CODES,
  CHECK_STATUSES,
  CHECKS,
  type CheckCode,
  type CheckStatus,
  type GenericCheckResult,
} from '../../contract/checks.ts';
import { RATING_PASS, RATING_WARN, type Rating } from '../../contract/rating.ts';
import type { ConsolidatedNameGuardReport, NameGuardReport } from '../../contract/reports.ts';
import { ON_CHAIN_CHECK_WORDS } from '../../words/checks/on-chain-check-words.ts';
import { RATING_WORDS, READ_SUBTITLE } from '../../words/checks/rating-titles.ts';
import { type Statement, say } from '../../words/statement.ts';
import { TOP } from '../known-names/name-parents.ts';

type OnChainStatement = Statement<typeof ON_CHAIN_CHECK_WORDS>;

/** A report with or without checks. */
type AnyReport = ConsolidatedNameGuardReport & Partial<Pick<NameGuardReport, 'checks'>>;

/**
 * Returns a report in which `namewrapper_fuses` and `decentralized_name` are judged with facts from the chain. The shape
 * of the report stays the same.
 *
 * `alice.vitalik.eth`, which the owner of `vitalik.eth` can take → `decentralized_name` is `warn` instead of `info`
 *
 * @param facts facts of the same name
 */
export function judgeOnChain<Report extends AnyReport>(
  report: Report,
  facts: NameOnChain,
  { time }: Pick<ChainMoment, 'time'>,
): Report {
  if (!report.inspected) return report;
  const parent = getParentUnderEth(facts.name);
  const judged = [judgeFuses(facts, parent, time), judgeControl(facts, parent, time)].filter(
    (result) => result !== null,
  );
  const risks = judged.filter(({ status }) => status === 'warn');
  const rating = Math.max(report.rating, risks.length > 0 ? RATING_WARN : 0) as Rating;
  const replace = (result: GenericCheckResult) =>
    judged.find(({ check }) => check === result.check) ?? result;
  return {
    ...report,
    ...(report.checks && { checks: sortResults(report.checks.map(replace)) }),
    rating,
    risk_count: report.risk_count + risks.length,
    highest_risk: sortResults([report.highest_risk ?? [], risks].flat())[0] ?? null,
    ...(rating !== report.rating && RATING_WORDS.name[rating]),
    ...(rating === RATING_PASS && wasRead(facts) && { subtitle: READ_SUBTITLE }),
  };
}

function wasRead({ registration, owner, address }: NameOnChain): boolean {
  return [registration, owner, address].every(({ status }) => status !== 'not_answered');
}

function judgeFuses(
  { wrapped, registration }: NameOnChain,
  parent: string | null,
  time: number,
): GenericCheckResult {
  const judge = (status: CheckStatus, statement: OnChainStatement) =>
    createResult('namewrapper_fuses', status, statement);
  if (wrapped.status === 'not_answered') return judge('skip', { code: 'fuses_not_answered' });
  if (wrapped.status === 'none') {
    return registration.status === 'none'
      ? judge('skip', { code: 'fuses_not_registered' })
      : judge('pass', { code: 'not_wrapped' });
  }
  const burned = listBurnedFuses(wrapped.value, time);
  return parent !== null && !isEmancipated(wrapped.value, time)
    ? judge('warn', { code: 'parent_controls_fuses', args: { parent, burned } })
    : judge('pass', { code: 'burned_fuses', args: { burned } });
}

/**
 * Judges whether someone else can take a name under `eth`: whoever registers it next, or the owner of its parent.
 * Returns null for other names, and if the chain has no answer.
 */
function judgeControl(
  { name, registration, wrapped, owner }: NameOnChain,
  parent: string | null,
  time: number,
): GenericCheckResult | null {
  if (!name.endsWith(`.${TOP}`)) return null;
  const judge = (status: CheckStatus, statement: OnChainStatement) =>
    createResult('decentralized_name', status, statement);
  if (registration.status === 'none') {
    return judge(
      'warn',
      parent === null ? { code: 'not_registered' } : { code: 'not_created', args: { parent } },
    );
  }
  const state = registration.status === 'known' ? registration.value.state : null;
  if (state === 'ended') return judge('warn', { code: 'expired' });
  if (state === 'grace') return judge('warn', { code: 'in_grace' });
  if (parent === null || owner.status !== 'known') return null;
  const isWrapped = wrapped.status === 'known';
  if (isWrapped && isEmancipated(wrapped.value, time)) {
    return judge('pass', { code: 'emancipated', args: { parent, until: wrapped.value.expires } });
  }
  return judge('warn', { code: 'parent_controls_name', args: { parent, isWrapped } });
}

/** Returns the parent of a name with three or more labels under `eth`, otherwise null. */
function getParentUnderEth(name: string): string | null {
  const [, ...labels] = name.split('.');
  return labels.length > 1 && labels.at(-1) === TOP ? labels.join('.') : null;
}

function isEmancipated({ fuses, expires }: WrappedName, time: number): boolean {
  return (fuses & FUSES.PARENT_CANNOT_CONTROL) !== 0 && expires > time;
}

/** Lists the fuses that are in effect. `IS_DOT_ETH` is left out, because it limits nothing. */
function listBurnedFuses({ fuses, expires }: WrappedName, time: number): string[] {
  if (expires !== 0 && expires <= time) return [];
  return Object.entries(FUSES)
    .filter(([name, bit]) => (fuses & bit) !== 0 && name !== 'IS_DOT_ETH')
    .map(([name]) => name);
}

function createResult(
  check: CheckCode,
  status: CheckStatus,
  statement: OnChainStatement,
): GenericCheckResult {
  const message = `${say(ON_CHAIN_CHECK_WORDS, statement)}.`;
  return { message, check_name: CHECKS[check].name, check, status };
}

/** Ranks results by status, then by severity, as reports do. */
function rank({ status, check }: GenericCheckResult): number {
  return CHECK_STATUSES.indexOf(status) * CHECK_CODES.length + CHECK_CODES.indexOf(check);
}

function sortResults(results: readonly GenericCheckResult[]): GenericCheckResult[] {
  return results.toSorted((a, b) => rank(a) - rank(b));
}
