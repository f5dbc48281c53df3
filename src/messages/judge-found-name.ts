// Judges a name, or the host of DNS that a name is.

import type { Finding, Verdict } from '../contract/finding.ts';
import type { Imitation, ImitationKind } from '../contract/imitation-kinds.ts';
import type { ConsolidatedNameGuardReport } from '../contract/reports.ts';
import { memoize } from '../primitives/memoize.ts';
import { getHeadline, getNotedStatus } from '../words/names/headline.ts';
import { getEnding } from '../words/names/report-facts.ts';
import type { JudgeHost } from './judge-host.ts';
import { isNameEnding, isTopEnding, isUnderEth, isUnderTop } from './pieces/name-endings.ts';

/** Kinds of imitations that other words and expressions can match by chance. */
const WEAK_KINDS: ReadonlySet<ImitationKind> = new Set([
  'added_words',
  'embedded',
  'hyphens',
  'one_edit',
]);

const ASCII = /^[ -~]*$/;

/** A label that mixes Latin letters with letters of a script whose letters look like them. */
const MIXED_LABEL =
  /(?=[^.]*\p{Script=Latin})(?=[^.]*[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Armenian}\p{Script=Cherokee}])[^.]+/u;

/** An expression in program code, such as `my_contract.eth`. ENS accepts underscores only at the start of a label. */
const EXPRESSION = /^[A-Za-z\d]+(?:_+[A-Za-z\d]+)+\.eth$/;

/** A particle of another script after an ending: `lib.d.ts를`. */
const ATTACHED =
  /[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;
const STARTS_WITH_TOP = /^eth/iu;

/** A name that is shortened for display, such as `vital….eth`. */
const SHORTENED = /…/u;

/** A name under `eth` before other labels: `vitalik.eth` in `vitalik.eth.claim.com`. */
const EMBEDDED = /^.*[^.]\.eth(?=\.)/iu;

/** Returns the report of a name. Returns null if the name was not inspected. */
export type InspectName = (name: string) => ConsolidatedNameGuardReport | null;

/**
 * Checks whether a part of a text is probably meant as a name, or deceives anyway. In source code, `ERC20.sol` is a
 * file, and `KINDS.map`, `my_contract.eth` and `config.eth.foo` are expressions. Outside `eth`, only look-alikes count as
 * imitations of names under `eth`, because the name of a project is also in hosts such as `polygon-mainnet.infura.io`.
 */
function isMeantAsName(report: ConsolidatedNameGuardReport, inspectName: InspectName): boolean {
  const { name, imitates, highest_risk: risk } = report;
  const isEth = isUnderEth(name);
  const ending = getEnding(name);
  if (SHORTENED.test(name)) return false;
  if (EXPRESSION.test(name)) return isExpressionImitation(report, inspectName);
  switch (risk?.check) {
    case 'invisible':
      return true;
    case 'impersonation_risk':
      return (
        isEth || containsKnownName(name, inspectName) || (imitates !== null && !isWeak(imitates))
      );
    case 'decentralized_name':
      return isTopEnding(ending) && (STARTS_WITH_TOP.test(ending) || !ATTACHED.test(ending));
    case 'normalized':
      if (isEth) return imitates !== null || !ASCII.test(name);
      return !ASCII.test(name) && MIXED_LABEL.test(name);
    default:
      return isEth;
  }
}

/** Checks whether a name outside `eth` may resemble a name under `eth` by chance. */
function isWeak({ name, kind }: Imitation): boolean {
  return WEAK_KINDS.has(kind) && name !== null && isUnderEth(name);
}

/** ENS accepts the words of an expression with hyphens, and then tells whether they imitate a name. */
function isExpressionImitation(
  { name, imitates }: ConsolidatedNameGuardReport,
  inspectName: InspectName,
): boolean {
  return imitates !== null || Boolean(inspectName(name.replaceAll('_', '-'))?.imitates);
}

/** Checks whether a host starts with a known name under `eth`: `vitalik.eth.claim.com`. */
function containsKnownName(name: string, inspectName: InspectName): boolean {
  const embedded = EMBEDDED.exec(name)?.[0].toLowerCase();
  return embedded !== undefined && inspectName(embedded)?.known?.name === embedded;
}

/** What a name is, without its place. */
export type JudgedName = Verdict & Pick<Finding, 'subject'>;

/**
 * Judges a name. Returns null if the name was not inspected.
 *
 * @param isWhole whether the name is the whole text, so that it is meant as a name
 */
export type JudgeName = (name: string, isWhole: boolean) => JudgedName | null;

const MAX_CACHED = 20_000;

/** Top-level domains that are also the extensions of program files: `chainlint.pl`. */
const PROGRAM_FILES: ReadonlySet<string> = new Set('am cc mk pl pm ps py rs sh so'.split(' '));

/** Creates a function that judges names. It caches verdicts, because texts repeat names. */
export function createNameJudge(inspectName: InspectName, judgeHost: JudgeHost): JudgeName {
  function judge(name: string): { judged: JudgedName | null; whole: JudgedName | null } {
    const report = inspectName(name);
    if (!report) return { judged: null, whole: null };
    const status = getNotedStatus(report);
    const { code, args } = getHeadline(report);
    const named: JudgedName = { subject: 'name', status, code, args: { ...args, judged: name } };
    // A host is judged by the websites that it resembles, and not as an ENS name.
    const host = isUnderTop(name) || !isNameEnding(getEnding(name)) ? null : judgeHost(name);
    const isDeceptive = host?.status === 'alert' || host?.status === 'warn';
    const risk = report.highest_risk?.check ?? 'impersonation_risk';
    if (host && (risk === 'impersonation_risk' || (isDeceptive && risk === 'decentralized_name'))) {
      const isMeant = host.status !== 'warn' || !PROGRAM_FILES.has(getEnding(name));
      const judged: JudgedName = { subject: 'link', ...host };
      // No known website, but a known name: `alice.xyz` beside the trusted name `alice.eth`.
      const whole = host.code === 'host_ordinary' && report.imitates ? named : judged;
      return { judged: isMeant ? judged : { ...judged, status: 'info' }, whole };
    }
    const isMeant = status === 'pass' || isMeantAsName(report, inspectName);
    return { judged: isMeant ? named : { ...named, status: 'info' }, whole: named };
  }
  const judgeCached = memoize(judge, MAX_CACHED, ({ length }) => length <= 256);
  return (name, isWhole) => judgeCached(name)[isWhole ? 'whole' : 'judged'];
}
