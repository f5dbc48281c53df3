import type { CheckCode, GenericCheckResult } from '../../contract/checks.ts';
import { NOT_PART_OF_ENS } from '../../contract/outside-ens.ts';
import type {
  ConsolidatedNameGuardReport,
  NameGuardReport,
  Normalization,
} from '../../contract/reports.ts';
import { splitHidden } from '../../primitives/split-hidden.ts';
import { getLowerCaseName } from './lower-case-name.ts';
import { isRisk } from './rating-words.ts';

/** A consolidated or a full report of a name. */
export type AnyNameReport = ConsolidatedNameGuardReport | NameGuardReport;

export function isFull(report: AnyNameReport): report is NameGuardReport {
  return 'checks' in report;
}

/** Returns the result of a check if it is a risk. A consolidated report contains only its highest risk. */
export function findRisk(report: AnyNameReport, code: CheckCode): GenericCheckResult | null {
  const results: readonly (GenericCheckResult | null)[] = isFull(report)
    ? report.checks
    : [report.highest_risk];
  return results.find((result) => result?.check === code && isRisk(result.status)) ?? null;
}

export function hasRisk(report: AnyNameReport, code: CheckCode): boolean {
  return findRisk(report, code) !== null;
}

/**
 * Returns the normalization status of the labels whose text is known. The documented status of a name is `unknown` as
 * soon as one label is unknown, even if ENS refuses another label: `[64 hex digits].PAYPAL.eth`.
 */
export function getSpelling(report: NameGuardReport): Normalization {
  return hasRisk(report, 'normalized') ? 'unnormalized' : report.normalization;
}

/** Says who runs the suffix of a name that is not part of ENS: `“.sol” belongs to Solana’s name service.` */
export function describeNamingSystem(report: AnyNameReport): string | null {
  const { message = '' } = findRisk(report, 'decentralized_name') ?? {};
  return message.includes(NOT_PART_OF_ENS)
    ? message.replace(NOT_PART_OF_ENS, ' belongs to ')
    : null;
}

/** Returns the name that the user probably wants: `rnetamask.eth` → `metamask.eth`, `hello.etn` → `hello.eth`. */
export function getMeantName(report: AnyNameReport): string | null {
  const { imitates, name } = report;
  if (imitates !== null && isRisk(imitates.status)) return imitates.name;
  const isMistyped =
    !name.endsWith('.eth') &&
    hasRisk(report, 'decentralized_name') &&
    describeNamingSystem(report) === null;
  return isMistyped ? name.replace(/[^.]*$/u, 'eth') : null;
}

/**
 * Returns the ENSIP-15 normalized form of a name if the report shows what it is: for names that only have to be
 * lower-cased, for known names, and for names in which ENS changes one label. Returns null for other names.
 */
export function findNormalForm(report: AnyNameReport): string | null {
  const { name, normalization, known } = report;
  if (normalization !== 'unnormalized') return null;
  const lowerCase = getLowerCaseName(name);
  if (lowerCase !== null) return lowerCase;
  const isKnown = known !== null && name.split('.').length === known.name.split('.').length;
  return isKnown ? known.name : replaceChangedLabel(report);
}

/**
 * Matches the message of `normalized` if ENSIP-15 accepts a name but changes it. The groups are the only changed label
 * and its form. They are undefined if several labels change, or if `…` or `<` shows that the form is not complete.
 */
const CHANGED = /^ENS changes (?:the label “(.+)” to “([^…<]+)”\.$)?/su;

/** Finds what a report says about the change that ENS makes to a name. Null if ENS does not accept the name. */
export function findChange(report: AnyNameReport): readonly (string | undefined)[] | null {
  return CHANGED.exec(findRisk(report, 'normalized')?.message ?? '');
}

/** Returns the name with its only changed label in its ENSIP-15 form. Null if the report does not contain this form. */
function replaceChangedLabel(report: AnyNameReport): string | null {
  const [, label, form] = findChange(report) ?? [];
  const labels = report.name.split('.');
  if (form === undefined || !labels.includes(label as string)) return null;
  return labels.map((each) => (each === label ? form : each)).join('.');
}

/**
 * Checks whether a name differs from its normalized form only in capitals and emoji selectors, which keyboards add.
 */
export function hasKeyboardSpelling(report: AnyNameReport, normalForm: string): boolean {
  return (
    report.risk_count === 1 &&
    hasRisk(report, 'normalized') &&
    removeKeyboardMarks(report.name) === removeKeyboardMarks(normalForm)
  );
}

function removeKeyboardMarks(name: string): string {
  return name.toLowerCase().replaceAll('\u{fe0f}', '');
}

/**
 * Checks whether the only hidden characters are spaces inside the name. Readers can see these spaces, but not spaces at
 * the start or end of a name.
 */
export function hidesOnlySpaces(name: string): boolean {
  const hidden = splitHidden(name).filter(({ isHidden }) => isHidden);
  return hidden.length > 0 && name.trim() === name && hidden.every(({ text }) => text === ' ');
}

/** Returns the name without accents: `prîncêss.eth` → `princess.eth`. Returns null if no Latin letter has an accent. */
export function findUnaccentedName({
  name,
  canonical_name,
  labels,
}: NameGuardReport): string | null {
  const graphemes = (labels ?? []).flatMap((label) => label.graphemes ?? []);
  const hasAccents = graphemes.some(
    ({ grapheme_script, grapheme_type }) =>
      grapheme_script === 'Latin' && grapheme_type === 'other_letter',
  );
  return hasAccents && canonical_name !== name ? canonical_name : null;
}
