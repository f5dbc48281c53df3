// Says whether the primary name of an address can be trusted: https://docs.ens.domains/web/reverse

import type { Pin } from '../../addresses/trusted-addresses.ts';
import type { ChainFact, PrimaryName } from '../../contract/chain-facts.ts';
import type { ConsolidatedNameGuardReport } from '../../contract/reports.ts';
import { getHeadline, type HeadlinePart } from '../names/headline.ts';
import { getRatingTone, type Tone } from '../names/rating-words.ts';
import { hasRisk, hidesOnlySpaces } from '../names/report-facts.ts';
import { describeUnanswered } from './chain-words.ts';
import type { ChainLine } from './name-on-chain-words.ts';
import { isLong, quoteName } from './quote-name.ts';

/** What is known about a declared name besides the fact itself. */
interface DeclaredName {
  /** Verdict of the engine. Null if there is none. */
  readonly report: ConsolidatedNameGuardReport | null;
  /** A different address that the user trusts for this name. Null if there is none. */
  readonly otherPin: Pin | null;
}

/** Returns the name that an address declares if it is short enough to be judged, otherwise null. */
export function getJudgedName(fact: ChainFact<PrimaryName>): string | null {
  if (fact.status !== 'known' || fact.value.name === '') return null;
  return isLong(fact.value.name) ? null : fact.value.name;
}

/**
 * Describes the primary name of an address in one or two sentences. The name counts as secure if it leads back to the
 * address, is normalized, and imitates no known or trusted name.
 *
 * `Its primary name is vitalìk.eth, which imitates vitalik.eth.`
 */
export function describeDeclaredName(
  fact: ChainFact<PrimaryName>,
  { report, otherPin }: DeclaredName,
): ChainLine {
  if (fact.status === 'not_answered') {
    return { tone: 'skip', parts: [`Its primary name is unknown: ${describeUnanswered(fact)}.`] };
  }
  if (fact.status === 'none' || fact.value.name === '') {
    return { tone: 'skip', parts: ['It has no primary name.'] };
  }
  const { name, isVerified } = fact.value;
  if (!isVerified) return describeFalseClaim(name, report);
  const start = ['Its primary name is ', ...quoteName(name)];
  if (isLong(name)) {
    return {
      tone: 'alert',
      parts: [...start, `. It is not checked, because it is too long. Don’t rely on it.`],
    };
  }
  if (otherPin !== null) {
    return { tone: 'alert', parts: [...start, ', which you trust with a different address.'] };
  }
  if (report === null) {
    return { tone: 'skip', parts: [...start, '. Its spelling could not be checked.'] };
  }
  return describeVerdict(start, report);
}

function describeVerdict(
  start: readonly HeadlinePart[],
  report: ConsolidatedNameGuardReport,
): ChainLine {
  const { imitates, name, normalization, known } = report;
  const tone = getRatingTone(report.rating);
  if (hasRisk(report, 'invisible')) {
    const what = hidesOnlySpaces(name) ? 'contains a space' : 'has hidden characters';
    return { tone, parts: [...start, `, which ${what}. Don’t rely on it.`] };
  }
  if (imitates?.status === 'alert' && imitates.name !== null) {
    return { tone, parts: [...start, ', which imitates ', { name: imitates.name }, '.'] };
  }
  if (normalization === 'unnormalized') {
    return {
      tone: tone === 'pass' ? 'warn' : tone,
      parts: [...start, ', which is not normalized, so apps must not show it.'],
    };
  }
  if (tone !== 'pass') return { tone, parts: [...start, '. ', ...getHeadline(report).parts] };
  const isTrusted = known?.category === 'watchlist' && known.name === name;
  return { tone, parts: [...start, isTrusted ? ', a name you trust.' : '.'] };
}

/**
 * Describes a name that an address declares, although the name does not lead to it. Anyone can declare any name, so
 * claiming a known name causes an alert. Other claims are often only outdated.
 */
function describeFalseClaim(name: string, report: ConsolidatedNameGuardReport | null): ChainLine {
  const start = ['It claims the name ', ...quoteName(name)];
  const imitated = report?.imitates?.status === 'alert' ? report.imitates.name : null;
  if (imitated !== null) {
    return {
      tone: 'alert',
      parts: [
        ...start,
        ', which imitates ',
        { name: imitated },
        ' and doesn’t lead to this address.',
      ],
    };
  }
  const isKnown = report !== null && report.known !== null;
  const tone: Tone =
    isKnown || (report && getRatingTone(report.rating)) === 'alert' ? 'alert' : 'warn';
  return { tone, parts: [...start, ', which doesn’t lead to this address.'] };
}
