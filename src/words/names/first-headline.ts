// Chooses the headline of a name from its consolidated report: its code, its arguments and its evidence.
// `headline-words.ts` has the words.

import type { CheckCode } from '../../contract/checks.ts';
import { COMPANIES, findUnclaimedTitle } from '../../contract/imitation-kinds.ts';
import { RATING_ALERT, RATING_PASS } from '../../contract/rating.ts';
import type { ConsolidatedNameGuardReport } from '../../contract/reports.ts';
import { capitalize } from '../../primitives/capitalize.ts';
import { isAddress } from '../../primitives/is-address.ts';
import { findNamingSystem } from '../../primitives/naming-systems.ts';
import { type HeadlinePart, say } from '../statement.ts';
import type { DETAIL_WORDS } from './detail-words.ts';
import {
  EVIDENCE_WORDS,
  type FirstStatement,
  findCalmCode,
  getImitationCode,
  HEADLINE_WORDS,
} from './headline-words.ts';
import { isRisk } from './rating-words.ts';
import {
  type AnyNameReport,
  findCompleteName,
  findKnownLabel,
  findNormalForm,
  findRisk,
  findUnaccentedName,
  findUnclaimedOwner,
  getEnding,
  getMeantName,
  hasKeyboardSpelling,
  hidesOnlySpaces,
  isOutsideEns,
} from './report-facts.ts';

/** A conclusion in words. */
export interface Headline {
  readonly parts: readonly HeadlinePart[];
  /** Sentence that supports the headline, or null if the headline says everything. */
  readonly evidence: string | null;
  /** Check whose risk the headline and its evidence describe. Omitted if they do not describe a risk. */
  readonly check?: CheckCode;
  /** Tone of the headline, if it differs from the tone of the rating. */
  readonly tone?: 'info' | 'alert';
}

/** Code of a headline. */
export type HeadlineCode = keyof typeof HEADLINE_WORDS | keyof typeof DETAIL_WORDS;

/** The conclusion about a name, as data and in words. */
export type NameHeadline = Headline & {
  readonly code: HeadlineCode;
  readonly args: Readonly<Record<string, string | number>>;
};

/** What a headline has besides its code and its arguments. */
export type Extras = Partial<Pick<Headline, 'evidence' | 'check' | 'tone'>>;

/** A headline without its words. Without evidence, the headline says everything. */
export type FirstFound = FirstStatement & Extras;

/**
 * Chooses the headline of a consolidated report. The first rule that applies decides. The headline of the full
 * report can say more, but never contradicts it.
 *
 * @param knownForm name that ENSIP-15 normalizes this name to, if the caller knows it
 */
export function chooseFirstHeadline(report: AnyNameReport, knownForm: string | null): FirstFound {
  const { name, rating } = report;
  if (name === '') return { code: 'root', args: {}, tone: 'info' };
  if (!report.inspected) return warnOfWorst(report, { code: 'too_long', args: {} });
  if (isAddress(name)) return { code: 'address', args: {}, tone: 'info' };
  const normalForm = knownForm ?? findNormalForm(report);
  const hidden = hidesOnlySpaces(name) ? 'hidden_space' : 'hides_character';
  return (
    warn(report, 'invisible', { code: hidden, args: {} }) ??
    findImitation(report, normalForm) ??
    findSpelling(report, normalForm) ??
    warn(report, 'unknown_label', { code: 'unknown_label', args: {} }) ??
    findUncertainImitation(report) ??
    warn(report, 'impersonation_risk', sayReading(report)) ??
    findOtherEnding(report) ??
    // Only facts from the chain lead to this risk of a name under “eth”.
    warn(report, 'decentralized_name', { code: 'can_be_taken', args: {} }) ??
    (rating > RATING_PASS ? warnOfWorst(report, { code: 'unusual_writing', args: {} }) : null) ??
    findLabelOfOther(report) ??
    findKnown(report) ??
    findHarmless(report)
  );
}

function findImitation(report: AnyNameReport, normalForm: string | null): FirstFound | null {
  const { imitates, rating } = report;
  if (imitates?.status === 'alert' && imitates.name !== null) {
    const code = findUnclaimedOwner(imitates) === null ? 'not_this' : 'imitates';
    const found = warnOfImitation(report, { code, args: { name: imitates.name } });
    return normalForm === null ? found : addEvidence(found, EVIDENCE_WORDS.read_as(normalForm));
  }
  if (imitates?.kind !== 'address' || !isRisk(imitates.status)) return null;
  const code = rating === RATING_ALERT ? 'poses_as_address' : 'resembles_address';
  return warnOfImitation(report, { code, args: {} });
}

function findSpelling(report: AnyNameReport, normalForm: string | null): FirstFound | null {
  if (normalForm === null) return warn(report, 'normalized', { code: 'not_used', args: {} });
  const args = { name: normalForm };
  return hasKeyboardSpelling(report, normalForm)
    ? {
        code: 'keyboard_form',
        args,
        evidence: EVIDENCE_WORDS.same_name,
        check: 'normalized',
        tone: 'info',
      }
    : warn(report, 'normalized', { code: 'changed_to', args });
}

function findUncertainImitation(report: AnyNameReport): FirstFound | null {
  const { imitates } = report;
  if (imitates?.status !== 'warn' || imitates.name === null) return null;
  const label = findKnownLabel(report);
  const { name } = imitates;
  const said: FirstStatement =
    label === null
      ? { code: getImitationCode(imitates.kind), args: { name } }
      : { code: 'uses_label_of', args: { label, name } };
  return warnOfImitation(report, said);
}

function findOtherEnding(report: AnyNameReport): FirstFound | null {
  if (!isOutsideEns(report)) return null;
  const name = getMeantName(report);
  if (name !== null)
    return warn(report, 'decentralized_name', { code: 'other_ending', args: { name } });
  const ending = getEnding(report.name);
  const evidence = EVIDENCE_WORDS.naming_system(ending, findNamingSystem(ending) ?? '');
  return { code: 'outside_ens', args: { ending }, evidence, check: 'decentralized_name' };
}

/** Describes a name with the label of a known name under a different parent: `vitalik.base.eth`. */
function findLabelOfOther(report: AnyNameReport): FirstFound | null {
  const label = findKnownLabel(report);
  const name = report.imitates?.name;
  const title = findUnclaimedOwner(report.imitates);
  if (label && title) return { code: 'unclaimed_label', args: { label, title } };
  return label && name ? { code: 'known_label', args: { label, name } } : null;
}

/** Describes a known or trusted name, the first label of one, or a subname of one. Returns null for other names. */
function findKnown(report: AnyNameReport): FirstFound | null {
  const { known, name: own } = report;
  if (known === null) return null;
  const { category, title, name } = known;
  const isTrusted = category === 'watchlist';
  const unclaimed = findUnclaimedTitle(title);
  const isOwned = unclaimed === null && !COMPANIES.has(category);
  const doubt = isTrusted || isOwned ? {} : { evidence: EVIDENCE_WORDS.unknown_owner(name) };
  if (own.endsWith(`.${name}`)) return { code: 'subname', args: { name }, ...doubt };
  if (findCompleteName(report) !== null) {
    const evidence = isTrusted ? EVIDENCE_WORDS.trusted : EVIDENCE_WORDS.known(known);
    return { code: 'first_part', args: { name }, evidence, tone: 'info', ...doubt };
  }
  if (isTrusted) return { code: 'trusted', args: {} };
  if (isOwned) return { code: 'known', args: { title, category } };
  const said: FirstStatement =
    unclaimed === null
      ? { code: 'company', args: { title } }
      : { code: 'unclaimed', args: { title: unclaimed } };
  return { ...said, ...doubt };
}

function findHarmless(report: AnyNameReport): FirstFound {
  const name = findCompleteName(report);
  if (name !== null) return { code: 'no_ending', args: { name }, tone: 'info' };
  const { imitates } = report;
  const code = imitates && findCalmCode(imitates.kind);
  if (code !== null && imitates?.name) {
    return { code, args: { name: imitates.name }, evidence: formatEvidence(imitates.evidence) };
  }
  const plain = findUnaccentedName(report.name);
  const evidence = plain === null ? null : EVIDENCE_WORDS.reads_like(plain);
  return { code: 'nothing_found', args: {}, evidence };
}

/** Says what an accented name reads like. The reading of an unusual ß is b, not ss. */
function sayReading({ name: own }: AnyNameReport): FirstStatement {
  const name = own.includes('ß') ? null : findUnaccentedName(own);
  return name === null
    ? { code: 'reads_like_other', args: {} }
    : { code: 'reads_like', args: { name } };
}

/** Returns the headline of a consolidated report, for hosts that load the words of full reports later. */
export function getFirstHeadline(report: ConsolidatedNameGuardReport): NameHeadline {
  const found = chooseFirstHeadline(report, null);
  return { evidence: null, ...found, parts: say(HEADLINE_WORDS, found) };
}

/** Adds a sentence to the evidence of a headline. */
export function addEvidence(found: FirstFound, sentence: string): FirstFound {
  return { ...found, evidence: `${found.evidence} ${sentence}` };
}

/** Creates the headline of a risk, with the message of the check as evidence. Returns null if there is no such risk. */
function warn(report: AnyNameReport, check: CheckCode, said: FirstStatement): FirstFound | null {
  const risk = findRisk(report, check);
  return risk && { ...said, evidence: risk.message, check };
}

function warnOfWorst(report: AnyNameReport, said: FirstStatement): FirstFound {
  const { highest_risk: risk } = report;
  return risk ? { ...said, evidence: risk.message, check: risk.check } : said;
}

function warnOfImitation(report: AnyNameReport, said: FirstStatement): FirstFound {
  const evidence = formatEvidence(report.imitates?.evidence ?? '');
  return { ...said, evidence, check: 'impersonation_risk' };
}

function formatEvidence(words: string): string {
  return capitalize(`${words}.`);
}
