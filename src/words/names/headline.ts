// Chooses the headline of a name: its code, its arguments and its evidence. `headline-words.ts` has the words.

import type { CheckCode } from '../../contract/checks.ts';
import { RATING_ALERT, RATING_PASS } from '../../contract/rating.ts';
import { capitalize } from '../../primitives/capitalize.ts';
import { isAddress } from '../../primitives/is-address.ts';
import { findNamingSystem } from '../../primitives/naming-systems.ts';
import type { HeadlinePart } from '../parts.ts';
import { say } from '../statement.ts';
import { findWriting } from './find-writing.ts';
import { EVIDENCE_WORDS, HEADLINE_WORDS, type HeadlineStatement } from './headline-words.ts';
import { findCalmCode, getImitationCode } from './imitation-codes.ts';
import { isRisk } from './rating-words.ts';
import {
  type AnyNameReport,
  findCompleteName,
  findNormalForm,
  findRejection,
  findRisk,
  findUnaccentedName,
  getEnding,
  getMeantName,
  hasKeyboardSpelling,
  hidesOnlySpaces,
  isFull,
  isOutsideEns,
} from './report-facts.ts';

export { type AnyNameReport, getMeantName, type HeadlinePart };

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

/** The conclusion about a name, as data and in words. */
export type NameHeadline = Headline & {
  readonly code: HeadlineStatement['code'];
  readonly args: Readonly<Record<string, string | number>>;
};

interface Facts {
  readonly report: AnyNameReport;
  /** Name that ENSIP-15 normalizes this name to, or null if unknown. */
  readonly normalForm: string | null;
}

/** A headline without its words. Without evidence, the headline says everything. */
type Found = HeadlineStatement & Partial<Pick<Headline, 'evidence' | 'check' | 'tone'>>;

/** Returns the headline, or null if the rule does not apply to the name. */
type Rule = (facts: Facts) => Found | null;

/** Headline rules, sorted by priority. The first rule that applies to a name determines its headline. */
const RULES: readonly Rule[] = [
  ({ report }) => (report.name === '' ? { code: 'root', args: {}, tone: 'info' } : null),
  ({ report }) => (report.inspected ? null : warnOfWorst(report, { code: 'too_long', args: {} })),
  ({ report }) => (isAddress(report.name) ? { code: 'address', args: {}, tone: 'info' } : null),
  ({ report }) => {
    const code = hidesOnlySpaces(report.name) ? 'hidden_space' : 'hidden_character';
    return warn(report, 'invisible', { code, args: {} });
  },
  ({ report, normalForm }) => {
    const { imitates } = report;
    if (imitates?.status !== 'alert' || imitates.name === null) return null;
    const note =
      normalForm !== null
        ? EVIDENCE_WORDS.read_as(normalForm)
        : isFull(report) && findRejection(report)
          ? EVIDENCE_WORDS.rejected
          : null;
    const found = warnOfImitation(report, { code: 'not_this', args: { name: imitates.name } });
    return note === null ? found : { ...found, evidence: `${found.evidence} ${note}` };
  },
  ({ report }) =>
    report.imitates?.kind === 'address' && isRisk(report.imitates.status)
      ? warnOfImitation(report, {
          code: report.rating === RATING_ALERT ? 'poses_as_address' : 'resembles_address',
          args: {},
        })
      : null,
  ({ report, normalForm }) =>
    normalForm !== null && hasKeyboardSpelling(report, normalForm)
      ? {
          code: 'keyboard_form',
          args: { name: normalForm },
          evidence: EVIDENCE_WORDS.same_name,
          check: 'normalized',
          tone: 'info',
        }
      : null,
  ({ report, normalForm }) => {
    if (normalForm !== null) {
      return warn(report, 'normalized', { code: 'changed_to', args: { name: normalForm } });
    }
    if (!isFull(report)) return warn(report, 'normalized', { code: 'not_used', args: {} });
    const rejection = findRejection(report);
    const code = rejection ? 'rejected' : 'changed';
    const found = warn(report, 'normalized', { code, args: {} });
    return found && rejection ? { ...found, evidence: rejection.message } : found;
  },
  ({ report }) => warn(report, 'unknown_label', { code: 'unknown_label', args: {} }),
  ({ report }) => {
    const { imitates } = report;
    if (imitates?.status !== 'warn' || imitates.name === null) return null;
    const code = getImitationCode(imitates.kind);
    return warnOfImitation(report, { code, args: { name: imitates.name } });
  },
  ({ report }) => {
    const name = isFull(report) ? report.canonical_name : null;
    return warn(
      report,
      'impersonation_risk',
      name === null
        ? { code: 'reads_like_other', args: {} }
        : { code: 'reads_like', args: { name } },
    );
  },
  ({ report }) => {
    if (!isOutsideEns(report)) return null;
    const name = getMeantName(report);
    if (name !== null)
      return warn(report, 'decentralized_name', { code: 'other_ending', args: { name } });
    const ending = getEnding(report.name);
    const evidence = EVIDENCE_WORDS.naming_system(ending, findNamingSystem(ending) ?? '');
    return { code: 'outside_ens', args: { ending }, evidence, check: 'decentralized_name' };
  },
  // Only facts from the chain lead to this risk of a name under “eth”.
  ({ report }) => warn(report, 'decentralized_name', { code: 'can_be_taken', args: {} }),
  ({ report }) =>
    report.rating > RATING_PASS ? warnOfWorst(report, { code: 'unusual_writing', args: {} }) : null,
  ({ report }) => findKnown(report),
  ({ report }) => {
    const name = findCompleteName(report);
    return name === null ? null : { code: 'no_ending', args: { name }, tone: 'info' };
  },
  ({ report: { imitates } }) => {
    const code = imitates && findCalmCode(imitates.kind);
    return code === null || !imitates?.name
      ? null
      : { code, args: { name: imitates.name }, evidence: formatEvidence(imitates.evidence) };
  },
  ({ report }) => {
    const name = isFull(report) ? findUnaccentedName(report) : null;
    return name === null ? null : { code: 'accented', args: { name } };
  },
  ({ report }) => (isFull(report) ? findWriting(report.labels ?? []) : null),
];

/** Categories of companies. Their sources prove who the company is, but not that it owns an ENS name. */
const COMPANIES: ReadonlySet<string> = new Set(['brand', 'payment']);

/** Describes a known or trusted name, the first label of one, or a subname of one. Returns null for other names. */
function findKnown(report: AnyNameReport): Found | null {
  const { known, name: own } = report;
  if (known === null) return null;
  const { category, title, name } = known;
  const isTrusted = category === 'watchlist';
  if (own.endsWith(`.${name}`)) return { code: 'subname', args: { name } };
  if (findCompleteName(report) !== null) {
    const evidence = isTrusted ? EVIDENCE_WORDS.trusted : EVIDENCE_WORDS.known(known);
    return { code: 'first_part', args: { name }, evidence, tone: 'info' };
  }
  if (isTrusted) return { code: 'trusted', args: {} };
  return COMPANIES.has(category)
    ? { code: 'company', args: { title }, evidence: EVIDENCE_WORDS.unknown_owner(name) }
    : { code: 'known', args: { title, category } };
}

/**
 * Returns the headline of a verdict. The headline of a consolidated report says
 * less than the headline of the full report but never contradicts it.
 *
 * @param normalForm name that ENSIP-15 normalizes this name to, if the caller knows it
 */
export function getHeadline(report: AnyNameReport, normalForm: string | null = null): NameHeadline {
  const facts = { report, normalForm: normalForm ?? findNormalForm(report) };
  let found: Found | null = null;
  for (const choose of RULES) {
    found = choose(facts);
    if (found !== null) break;
  }
  const headline = found ?? { code: 'nothing_found', args: {} };
  return { evidence: null, ...headline, parts: sayHeadline(headline) };
}

/** Puts the code and the arguments of a headline into words. */
export function sayHeadline(headline: HeadlineStatement): readonly HeadlinePart[] {
  return say(HEADLINE_WORDS, headline);
}

/** Creates the headline of a risk, with the message of the check as evidence. Returns null if there is no such risk. */
function warn(report: AnyNameReport, check: CheckCode, said: HeadlineStatement): Found | null {
  const risk = findRisk(report, check);
  return risk && { ...said, evidence: risk.message, check };
}

/** Creates the headline of the highest risk. */
function warnOfWorst(report: AnyNameReport, said: HeadlineStatement): Found {
  const { highest_risk: risk } = report;
  return risk ? { ...said, evidence: risk.message, check: risk.check } : said;
}

function warnOfImitation(report: AnyNameReport, said: HeadlineStatement): Found {
  const evidence = formatEvidence(report.imitates?.evidence ?? '');
  return { ...said, evidence, check: 'impersonation_risk' };
}

function formatEvidence(words: string): string {
  return capitalize(`${words}.`);
}
