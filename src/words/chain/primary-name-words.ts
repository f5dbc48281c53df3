// Says whether the primary name of an address can be trusted: https://docs.ens.domains/web/reverse

import type { Pin } from '../../addresses/trusted-addresses.ts';
import type { ChainFact, PrimaryName } from '../../contract/chain-facts.ts';
import { MAX_INSPECTED_CHARACTERS } from '../../contract/limits.ts';
import { RATING_ALERT } from '../../contract/rating.ts';
import type { ConsolidatedNameGuardReport } from '../../contract/reports.ts';
import {
  getHeadline,
  type HeadlinePart,
  type NameHeadline,
  sayHeadline,
} from '../names/headline.ts';
import { getRatingTone, type Tone } from '../names/rating-words.ts';
import { hasRisk, hidesOnlySpaces } from '../names/report-facts.ts';
import { always, type Named, type Parts, type Statement, say } from '../statement.ts';
import { type ChainLine, describeUnanswered, type Unanswered } from './chain-words.ts';

/** Number of characters to show of a name that is too long to be checked. */
const SHOWN_CHARACTERS = 60;

/** Quotes a name whose author is unknown. Cuts a name that is too long to be checked. */
function quoteName(name: string): HeadlinePart[] {
  if (!isLong(name)) return [{ name }];
  const start = Array.from(name.slice(0, 2 * SHOWN_CHARACTERS))
    .slice(0, SHOWN_CHARACTERS)
    .join('');
  const more = name.length - start.length;
  return [{ name: start }, `… (${more.toLocaleString('en')} more characters)`];
}

function isLong(name: string): boolean {
  return (
    name.length > 2 * MAX_INSPECTED_CHARACTERS || Array.from(name).length > MAX_INSPECTED_CHARACTERS
  );
}

/** The primary name of the address that a name leads to. */
const PRIMARY_NAME_WORDS = {
  none: always('its address has no primary name'),
  unknown: (fact: Unanswered): Parts => [`primary name unknown: ${describeUnanswered(fact)}`],
  false_claim: ({ name }: Named): Parts => [
    'its address claims the name ',
    ...quoteName(name),
    ', which does not lead to it',
  ],
  same: always('primary name agrees'),
  other: ({ name }: Named): Parts => ['the primary name of its address is ', ...quoteName(name)],
} as const;

/**
 * Describes the primary name of the address that a name leads to. Returns null if there is nothing to say.
 *
 * @param name the name that leads to the address
 */
export function describePrimaryName(fact: ChainFact<PrimaryName>, name: string): Parts | null {
  const found = choosePrimaryName(fact, name);
  return found && say(PRIMARY_NAME_WORDS, found);
}

function choosePrimaryName(
  fact: ChainFact<PrimaryName>,
  name: string,
): Statement<typeof PRIMARY_NAME_WORDS> | null {
  if (fact.status === 'none') return { code: 'none', args: {} };
  if (fact.status === 'not_answered') {
    const isExpected = fact.reason === 'not_asked' || fact.reason === 'not_normalized';
    return isExpected ? null : { code: 'unknown', args: fact };
  }
  const { isVerified, name: declared } = fact.value;
  if (!isVerified) return { code: 'false_claim', args: { name: declared } };
  return declared === name
    ? { code: 'same', args: {} }
    : { code: 'other', args: { name: declared } };
}

/** What is known about a declared name besides the fact itself. */
interface DeclaredName {
  /** Verdict of the engine. Null if there is none. */
  readonly report: ConsolidatedNameGuardReport | null;
  /** A different address that the user trusts for this name. Null if there is none. */
  readonly otherPin: Pin | null;
}

/** Words about the primary name of an address. */
const declared =
  (...words: Parts) =>
  ({ name }: Named): Parts => ['Its primary name is ', ...quoteName(name), ...words];

/** Words about a name that an address claims, although the name does not lead to it. */
const claimed =
  (...words: Parts) =>
  ({ name }: Named): Parts => ['It claims the name ', ...quoteName(name), ...words];

type Imitating = Named & { readonly imitated: string };

const DECLARED_WORDS = {
  unknown: (fact: Unanswered): Parts => [
    `Its primary name is unknown: ${describeUnanswered(fact)}.`,
  ],
  none: always('It has no primary name.'),
  too_long: declared('. It is not checked, because it is too long. Don’t rely on it.'),
  distrusted: declared(', which you trust with a different address.'),
  not_checked: declared('. Its spelling could not be checked.'),
  hidden_space: declared(', which contains a space. Don’t rely on it.'),
  hidden_character: declared(', which has hidden characters. Don’t rely on it.'),
  imitates: ({ name, imitated }: Imitating): Parts =>
    declared(', which imitates ', { name: imitated }, '.')({ name }),
  unnormalized: declared(', which is not normalized, so apps must not show it.'),
  risky: ({ name, headline }: Named & { readonly headline: NameHeadline }): Parts =>
    declared('. ', ...sayHeadline(headline))({ name }),
  trusted: declared(', a name you trust.'),
  ordinary: declared('.'),
  false_imitation: ({ name, imitated }: Imitating): Parts => [
    ...claimed(', which imitates ')({ name }),
    { name: imitated },
    ' and doesn’t lead to this address.',
  ],
  false_claim: claimed(', which doesn’t lead to this address.'),
} as const;

type Found = Statement<typeof DECLARED_WORDS> & { readonly tone: Tone };

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
export function describeDeclaredName(fact: ChainFact<PrimaryName>, name: DeclaredName): ChainLine {
  const { tone, ...said } = judgeFact(fact, name);
  return { tone, parts: say(DECLARED_WORDS, said as Statement<typeof DECLARED_WORDS>) };
}

function judgeFact(fact: ChainFact<PrimaryName>, { report, otherPin }: DeclaredName): Found {
  if (fact.status === 'not_answered') return { tone: 'skip', code: 'unknown', args: fact };
  if (fact.status === 'none' || fact.value.name === '') {
    return { tone: 'skip', code: 'none', args: {} };
  }
  const { name, isVerified } = fact.value;
  if (!isVerified) return judgeFalseClaim(name, report);
  if (isLong(name)) return { tone: 'alert', code: 'too_long', args: { name } };
  if (otherPin !== null) return { tone: 'alert', code: 'distrusted', args: { name } };
  if (report === null) return { tone: 'skip', code: 'not_checked', args: { name } };
  return judgeSpelling(name, report);
}

function judgeSpelling(name: string, report: ConsolidatedNameGuardReport): Found {
  const { imitates, normalization, known } = report;
  const tone = getRatingTone(report.rating);
  if (hasRisk(report, 'invisible')) {
    const code = hidesOnlySpaces(report.name) ? 'hidden_space' : 'hidden_character';
    return { tone, code, args: { name } };
  }
  if (imitates?.status === 'alert' && imitates.name !== null) {
    return { tone, code: 'imitates', args: { name, imitated: imitates.name } };
  }
  if (normalization === 'unnormalized') {
    return { tone: tone === 'pass' ? 'warn' : tone, code: 'unnormalized', args: { name } };
  }
  if (tone !== 'pass') {
    return { tone, code: 'risky', args: { name, headline: getHeadline(report) } };
  }
  const isTrusted = known?.category === 'watchlist' && known.name === report.name;
  return { tone, code: isTrusted ? 'trusted' : 'ordinary', args: { name } };
}

/** Anyone can declare any name, so claiming a known name causes an alert. Other claims are often only outdated. */
function judgeFalseClaim(name: string, report: ConsolidatedNameGuardReport | null): Found {
  const imitated = report?.imitates?.status === 'alert' ? report.imitates.name : null;
  if (imitated !== null) {
    return { tone: 'alert', code: 'false_imitation', args: { name, imitated } };
  }
  const isRisky = report !== null && (report.known !== null || report.rating === RATING_ALERT);
  return { tone: isRisky ? 'alert' : 'warn', code: 'false_claim', args: { name } };
}
