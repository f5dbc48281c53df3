import type { CheckCode, GenericCheckResult } from '../contract/checks.ts';
import { NOT_PART_OF_ENS } from '../contract/outside-ens.ts';
import { RATING_PASS } from '../contract/rating.ts';
import type { ConsolidatedNameGuardReport, NameGuardReport } from '../contract/reports.ts';
import { capitalize } from '../primitives/capitalize.ts';
import { isAddress } from '../primitives/is-address.ts';
import { splitHidden } from '../primitives/split-hidden.ts';
import { describeSpelling } from './describe-spelling.ts';
import { CALM_WORDS, IMITATION_WORDS } from './imitation-words.ts';
import { getLowerCaseName } from './lower-case-name.ts';
import { isRisk } from './rating-words.ts';

/** A consolidated or a full report of a name. */
export type AnyNameReport = ConsolidatedNameGuardReport | NameGuardReport;

/** Text, or a name that is displayed differently from the text around it. */
export type HeadlinePart = string | { readonly name: string };

/** The conclusion about a name. */
export interface Headline {
  readonly parts: readonly HeadlinePart[];
  /** Sentence that supports the headline, or null if the headline says everything. */
  readonly evidence: string | null;
  /** Tone, if it differs from that of the rating. */
  readonly tone?: 'info';
}

interface Facts {
  readonly report: AnyNameReport;
  /** Name that ENSIP-15 normalizes this name to, or null if unknown. */
  readonly normalForm: string | null;
}

interface Rule {
  /** Returns the headline, or null if the rule doesn't apply to the name. */
  write(facts: Facts): readonly HeadlinePart[] | null;
  /**
   * What supports the headline: the evidence of the imitation, or the message of the highest risk or of one check.
   * Omitted if the headline says everything.
   */
  evidence?: 'imitation' | 'highest_risk' | CheckCode;
  /** Tone of the headline if it differs from that of the rating. */
  tone?: 'info';
}

/** Headline rules by priority. The first rule that applies to a name writes its headline. */
const RULES: readonly Rule[] = [
  {
    write: ({ report }) => textIf(!report.inspected, 'Too long to judge'),
    evidence: 'highest_risk',
  },
  { write: ({ report }) => textIf(isAddress(report.name), 'This is an address, not a name') },
  {
    write: ({ report }) =>
      textIf(
        hasRisk(report, 'invisible'),
        hidesOnlySpaces(report.name) ? 'Contains a space' : 'Hides a character',
      ),
    evidence: 'highest_risk',
  },
  {
    write({ report, normalForm }) {
      const { imitates, normalization } = report;
      if (imitates?.status !== 'alert' || imitates.name === null) return null;
      const name = { name: imitates.name };
      if (normalForm !== null) {
        const verb = imitates.kind === 'identical_look' ? 'Looks like ' : 'Imitates ';
        return [verb, name, '; ENS would read it as ', { name: normalForm }];
      }
      return normalization === 'unnormalized' && isFull(report)
        ? ['Imitates ', name, '; ENS does not accept this spelling']
        : ['Imitates ', name];
    },
    evidence: 'imitation',
  },
  {
    write: ({ report: { imitates } }) =>
      textIf(imitates?.kind === 'address' && isRisk(imitates.status), IMITATION_WORDS.address),
    evidence: 'imitation',
  },
  {
    write: ({ report, normalForm }) =>
      normalForm !== null && hasOnlyNormalized(report) && isSameSpelling(report, normalForm)
        ? ['Use ', { name: normalForm }, ': the same name as ENS writes it']
        : null,
    tone: 'info',
  },
  {
    write({ report, normalForm }) {
      if (!hasRisk(report, 'normalized')) return null;
      if (normalForm !== null) return ['ENS changes this name to ', { name: normalForm }];
      return isFull(report)
        ? ['ENS does not accept this name']
        : ['ENS does not accept this name as it stands'];
    },
    evidence: 'highest_risk',
  },
  {
    write: ({ report }) => textIf(hasRisk(report, 'unknown_label'), 'Part of this name is unknown'),
    evidence: 'highest_risk',
  },
  {
    write: ({ report: { imitates } }) =>
      imitates?.status === 'warn' && imitates.name !== null
        ? [`${IMITATION_WORDS[imitates.kind]} `, { name: imitates.name }]
        : null,
    evidence: 'imitation',
  },
  {
    write({ report }) {
      if (!hasRisk(report, 'impersonation_risk')) return null;
      return isFull(report) && report.canonical_name !== null
        ? ['Reads like ', { name: report.canonical_name }, ', but is another name']
        : ['Reads like another name'];
    },
    evidence: 'impersonation_risk',
  },
  {
    write({ report }) {
      const meant = getMeantName(report);
      return meant === null ? null : ['Not under .eth; ', { name: meant }, ' was probably meant'];
    },
  },
  { write: ({ report }) => describeNamingSystem(report) },
  {
    write: ({ report }) => textIf(report.rating > RATING_PASS, 'Unusual writing'),
    evidence: 'highest_risk',
  },
  { write: ({ report }) => describeKnownName(report) },
  {
    write: ({ report: { imitates } }) =>
      imitates !== null && imitates.name !== null && imitates.kind in CALM_WORDS
        ? [`${CALM_WORDS[imitates.kind]} `, { name: imitates.name }, ', but is another name']
        : null,
    evidence: 'imitation',
  },
  {
    write: ({ report }) =>
      isFull(report) && hasAccents(report)
        ? ['Reads like ', { name: report.canonical_name ?? '' }, ', which is another name']
        : null,
  },
  {
    write({ report }) {
      const spelling = isFull(report) ? describeSpelling(report.labels ?? []) : null;
      return spelling === null ? null : [spelling];
    },
  },
];

const NOTHING_FOUND: Headline = { parts: ['No problem found in the spelling'], evidence: null };

/**
 * Returns the headline of a verdict. The headline of a consolidated report says
 * less than the headline of the full report but never contradicts it.
 *
 * @param normalForm name that ENSIP-15 normalizes this name to, if the caller knows it
 */
export function getHeadline(report: AnyNameReport, normalForm: string | null = null): Headline {
  const facts = { report, normalForm: normalForm ?? findNormalForm(report) };
  for (const { write, evidence, tone } of RULES) {
    const parts = write(facts);
    if (parts === null) continue;
    const text = evidence === undefined ? null : getEvidence(report, evidence);
    return tone === undefined ? { parts, evidence: text } : { parts, evidence: text, tone };
  }
  return NOTHING_FOUND;
}

/** Returns the name that the user probably meant, or null. */
export function getMeantName(report: AnyNameReport): string | null {
  const { imitates, name } = report;
  if (imitates !== null && isRisk(imitates.status)) return imitates.name;
  const isMistyped = hasRisk(report, 'decentralized_name') && !readNamingSystem(report);
  return isMistyped ? name.replace(/[^.]*$/u, 'eth') : null;
}

/** Returns the ending of a name that cannot be in ENS, and the naming system of that ending. */
function readNamingSystem(report: AnyNameReport): { ending: string; owner: string } | null {
  const { message = '' } = findRisk(report, 'decentralized_name') ?? {};
  const [ending = '', owner] = message.split(NOT_PART_OF_ENS);
  // The message quotes the ending, and ends with a period.
  return owner === undefined ? null : { ending: ending.slice(1, -1), owner: owner.slice(0, -1) };
}

function describeNamingSystem(report: AnyNameReport): readonly HeadlinePart[] | null {
  const found = readNamingSystem(report);
  return found && ['Not an ENS name: ', { name: found.ending }, ` belongs to ${found.owner}`];
}

/** Checks whether the only hidden characters are spaces inside the name, which are visible, unlike spaces at its ends. */
function hidesOnlySpaces(name: string): boolean {
  const hidden = splitHidden(name).filter(({ isHidden }) => isHidden);
  return hidden.length > 0 && name.trim() === name && hidden.every(({ text }) => text === ' ');
}

/** Checks whether a name without risks has accented letters that distinguish it from another name. */
function hasAccents({ name, canonical_name, labels }: NameGuardReport): boolean {
  if (canonical_name === null || canonical_name === name) return false;
  const graphemes = (labels ?? []).flatMap((label) => label.graphemes ?? []);
  return graphemes.some(
    ({ grapheme_script, grapheme_type }) =>
      grapheme_script === 'Latin' && grapheme_type === 'other_letter',
  );
}

function textIf(condition: boolean, text: string): readonly HeadlinePart[] | null {
  return condition ? [text] : null;
}

/** Categories of companies whose sources say nothing about an ENS name. */
const COMPANIES: ReadonlySet<string> = new Set(['brand', 'payment']);

function describeKnownName({ known, name }: AnyNameReport): readonly HeadlinePart[] | null {
  if (known === null) return null;
  if (name.endsWith(`.${known.name}`)) return ['A subname of ', { name: known.name }];
  if (!name.includes('.') && known.name.includes('.')) {
    const owner =
      known.category === 'watchlist'
        ? 'a name that you trust'
        : `the known name of ${known.title} (${known.category})`;
    return ['Only the first part of ', { name: known.name }, `, ${owner}`];
  }
  if (known.category === 'watchlist') return ['Spelled exactly like a name that you trust'];
  if (COMPANIES.has(known.category))
    return [`Reads as ${known.title}; who owns `, { name: known.name }, ' is not known here'];
  return [`Spelled exactly like the known name of ${known.title} (${known.category})`];
}

/**
 * Returns the name that ENSIP-15 normalizes this name to, if it is a known name, or if only capitals make the difference.
 * For other names, the report doesn't tell.
 */
function findNormalForm({ name, normalization, known }: AnyNameReport): string | null {
  if (normalization !== 'unnormalized') return null;
  const lowerCase = getLowerCaseName(name);
  if (lowerCase !== null) return lowerCase;
  if (known === null) return null;
  return name.split('.').length === known.name.split('.').length ? known.name : null;
}

/** Checks whether a name differs from its normalized form only in what keyboards write: capitals and emoji selectors. */
function isSameSpelling({ name }: AnyNameReport, normalForm: string): boolean {
  return removeKeyboardMarks(name) === removeKeyboardMarks(normalForm);
}

function removeKeyboardMarks(name: string): string {
  return name.toLowerCase().replaceAll('\u{fe0f}', '');
}

function getEvidence(
  report: AnyNameReport,
  kind: 'imitation' | 'highest_risk' | CheckCode,
): string | null {
  if (kind === 'imitation') return report.imitates && capitalize(`${report.imitates.evidence}.`);
  const result = kind === 'highest_risk' ? report.highest_risk : findRisk(report, kind);
  // The headline “Hides a character” already says the start of this message.
  const text = result?.message.replace(/^Hidden characters?: /u, '');
  return text ? capitalize(text) : null;
}

function isFull(report: AnyNameReport): report is NameGuardReport {
  return 'checks' in report;
}

/** Checks whether the only risk of a name is that ENSIP-15 changes it. */
function hasOnlyNormalized(report: AnyNameReport): boolean {
  return report.risk_count === 1 && hasRisk(report, 'normalized');
}

function hasRisk(report: AnyNameReport, code: CheckCode): boolean {
  return findRisk(report, code) !== null;
}

/** Returns the result of a check if it is a risk. A consolidated report has only its highest risk. */
function findRisk(report: AnyNameReport, code: CheckCode): GenericCheckResult | null {
  const results: readonly (GenericCheckResult | null)[] = isFull(report)
    ? report.checks
    : [report.highest_risk];
  return results.find((result) => result?.check === code && isRisk(result.status)) ?? null;
}
