// Says whether the primary name of an address can be trusted: https://docs.ens.domains/web/reverse

import type { Pin } from '../../addresses/trusted-addresses.ts';
import type { ChainFact, PrimaryName } from '../../contract/chain-facts.ts';
import { MAX_INSPECTED_CHARACTERS } from '../../contract/limits.ts';
import { RATING_ALERT, RATING_PASS } from '../../contract/rating.ts';
import type { ConsolidatedNameGuardReport } from '../../contract/reports.ts';
import { takeStart } from '../../primitives/take-start.ts';
import { getHeadline } from '../names/headline.ts';
import { getRatingTone } from '../names/rating-words.ts';
import { hasRisk, hidesOnlySpaces } from '../names/report-facts.ts';
import type { Parts } from '../statement.ts';
import {
  alert,
  type ChainLine,
  describeUnanswered,
  skip,
  type Unanswered,
  warn,
} from './chain-words.ts';

/** Number of characters to show of a name that is too long to be checked. */
const SHOWN_CHARACTERS = 60;

/** Quotes a name whose author is unknown. Cuts a name that is too long to be checked. */
function quoteName(name: string): Parts {
  if (!isLong(name)) return [{ name }];
  const start = takeStart(name, SHOWN_CHARACTERS);
  const more = name.length - start.length;
  return [{ name: start }, `… (${more.toLocaleString('en')} more characters)`];
}

function isLong(name: string): boolean {
  return (
    name.length > 2 * MAX_INSPECTED_CHARACTERS || Array.from(name).length > MAX_INSPECTED_CHARACTERS
  );
}

const PRIMARY_NAME_WORDS = {
  none: ['its address has no primary name'],
  unknown: (fact: Unanswered): Parts => [`primary name unknown: ${describeUnanswered(fact)}`],
  false_claim: (name: string): Parts => [
    'its address claims the name ',
    ...quoteName(name),
    ', which does not lead to it',
  ],
  same: ['primary name agrees'],
  other: (name: string): Parts => ['the primary name of its address is ', ...quoteName(name)],
} as const;

/**
 * Describes the primary name of the address that a name leads to. Returns null if there is nothing to say.
 *
 * @param name the name that leads to the address
 */
export function describePrimaryName(fact: ChainFact<PrimaryName>, name: string): Parts | null {
  if (fact.status === 'none') return PRIMARY_NAME_WORDS.none;
  if (fact.status === 'not_answered') {
    const isExpected = fact.reason === 'not_asked' || fact.reason === 'not_normalized';
    return isExpected ? null : PRIMARY_NAME_WORDS.unknown(fact);
  }
  const { isVerified, name: declared } = fact.value;
  if (!isVerified) return PRIMARY_NAME_WORDS.false_claim(declared);
  return declared === name ? PRIMARY_NAME_WORDS.same : PRIMARY_NAME_WORDS.other(declared);
}

/** What is known about a declared name besides the fact itself. */
interface DeclaredName {
  /** Verdict of the engine. Null if there is none. */
  readonly report: ConsolidatedNameGuardReport | null;
  /** A different address that the user trusts for this name. Null if there is none. */
  readonly otherPin: Pin | null;
}

const DECLARED_WORDS = {
  unknown: (fact: Unanswered) => skip(`Its primary name is unknown: ${describeUnanswered(fact)}.`),
  none: skip('It has no primary name.'),
  verified: (name: string, ...rest: Parts): Parts => [
    'Its primary name is ',
    ...quoteName(name),
    ...rest,
  ],
  false_claim: (name: string): Parts => [
    'It claims the name ',
    ...quoteName(name),
    ', which doesn’t lead to this address.',
  ],
  false_imitation: (name: string, imitated: string) =>
    alert(
      'It claims the name ',
      ...quoteName(name),
      ', which imitates ',
      { name: imitated },
      ' and doesn’t lead to this address.',
    ),
} as const;

/** The rest of the sentence about a primary name that leads back to the address. */
const VERIFIED_WORDS = {
  too_long: '. It is not checked, because it is too long. Don’t rely on it.',
  distrusted: ', which you trust with a different address.',
  not_checked: '. Its spelling could not be checked.',
  hidden_space: ', which contains a space. Don’t rely on it.',
  hidden_character: ', which has hidden characters. Don’t rely on it.',
  imitates: (name: string): Parts => [', which imitates ', { name }, '.'],
  unnormalized: ', which is not normalized, so apps must not show it.',
  risky: (headline: Parts): Parts => ['. ', ...headline],
  trusted: ', a name you trust.',
  ordinary: '.',
} as const;

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
  if (fact.status === 'not_answered') return DECLARED_WORDS.unknown(fact);
  if (fact.status === 'none' || fact.value.name === '') return DECLARED_WORDS.none;
  const { name, isVerified } = fact.value;
  if (!isVerified) return describeFalseClaim(name, report);
  const say = (...rest: Parts) => DECLARED_WORDS.verified(name, ...rest);
  if (isLong(name)) return alert(...say(VERIFIED_WORDS.too_long));
  if (otherPin !== null) return alert(...say(VERIFIED_WORDS.distrusted));
  if (report === null) return skip(...say(VERIFIED_WORDS.not_checked));
  const tone = getRatingTone(report.rating);
  const isMild = tone === 'pass' && report.normalization === 'unnormalized';
  return { tone: isMild ? 'warn' : tone, parts: say(...describeSpelling(report)) };
}

function describeSpelling(report: ConsolidatedNameGuardReport): Parts {
  const { imitates, normalization, known, name, rating } = report;
  if (hasRisk(report, 'invisible')) {
    return [VERIFIED_WORDS[hidesOnlySpaces(name) ? 'hidden_space' : 'hidden_character']];
  }
  if (imitates?.status === 'alert' && imitates.name !== null) {
    return VERIFIED_WORDS.imitates(imitates.name);
  }
  if (normalization === 'unnormalized') return [VERIFIED_WORDS.unnormalized];
  if (rating > RATING_PASS) return VERIFIED_WORDS.risky(getHeadline(report).parts);
  const isTrusted = known?.category === 'watchlist' && known.name === name;
  return [VERIFIED_WORDS[isTrusted ? 'trusted' : 'ordinary']];
}

/** Anyone can declare any name, so claiming a known name causes an alert. Other claims are often only outdated. */
function describeFalseClaim(name: string, report: ConsolidatedNameGuardReport | null): ChainLine {
  const imitated = report?.imitates?.status === 'alert' ? report.imitates.name : null;
  if (imitated !== null) return DECLARED_WORDS.false_imitation(name, imitated);
  const isRisky = report !== null && (report.known !== null || report.rating === RATING_ALERT);
  return (isRisky ? alert : warn)(...DECLARED_WORDS.false_claim(name));
}
