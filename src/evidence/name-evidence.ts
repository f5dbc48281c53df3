import { findUnclaimedTitle } from '../contract/imitation-kinds.ts';
import type { JudgedGrapheme } from '../contract/inspector-service.ts';
import { RATING_PASS } from '../contract/rating.ts';
import type { LabelGuardReport, NameGuardReport, NormalizationError } from '../contract/reports.ts';
import type { TextKind } from '../contract/text-kinds.ts';
import { getMeantName, hasRisk } from '../words/names/report-facts.ts';
import { getSpelling } from '../words/names/spelling-facts.ts';

/** The report of a name, and the reports of other names and graphemes that its findings refer to. */
export interface NameEvidence {
  report: NameGuardReport;
  /** Check results of the risky graphemes, keyed by grapheme. */
  details: ReadonlyMap<string, JudgedGrapheme>;
  /** Report of the valid name that the user probably wants instead, or null. */
  wanted: NameGuardReport | null;
  /** The name with all suggested replacements. Null if the name needs none, or if it cannot be repaired. */
  repaired: string | null;
  /** `repaired`, if it is the ENSIP-15 normal form of the name. Null if a label is invalid. */
  normalForm: string | null;
  /** What the input is if it is more than a name. Null if the input is inspected as one name. */
  pasted: TextKind | null;
}

/** The inspector that supplies the evidence. */
export interface EvidenceInspector {
  inspectName(name: string): Promise<NameGuardReport>;
  judgeGraphemes(graphemes: string[]): Promise<JudgedGrapheme[]>;
  /** Says what a text is. Null if the text can only be one name. */
  readText(text: string): Promise<TextKind | null>;
}

/**
 * Resolves after all evidence has been gathered, so that the page can show everything without layout shifts.
 *
 * @param isExact whether the text is inspected exactly as it stands, even if a name could be found in it
 */
export async function gatherNameEvidence(
  name: string,
  inspector: EvidenceInspector,
  signal: AbortSignal,
  isExact = false,
): Promise<NameEvidence> {
  const report = await inspector.inspectName(name);
  // Gathering the rest takes most of the time. Skips it if the user has changed the name in the meantime.
  signal.throwIfAborted();
  const [pasted, details, replaced] = await Promise.all([
    isExact ? null : inspector.readText(name),
    judgeRiskyGraphemes(report, inspector),
    getSpelling(report) === 'unnormalized' ? repairName(name, inspector.inspectName) : null,
  ]);
  const repaired = replaced === name ? null : replaced;
  return {
    report,
    details: new Map(details.map((detail) => [detail.grapheme, detail])),
    wanted: pasted ? null : await findWanted(report, repaired, inspector),
    repaired,
    normalForm: isNormalizable(report) ? repaired : null,
    pasted,
  };
}

async function judgeRiskyGraphemes(
  report: NameGuardReport,
  inspector: EvidenceInspector,
): Promise<JudgedGrapheme[]> {
  const graphemes = listRiskyGraphemes(report);
  return graphemes.length === 0 ? [] : inspector.judgeGraphemes(graphemes);
}

/**
 * Finds the name that the user probably wants: the imitated name, otherwise the repaired name, otherwise the name that
 * this name reads like. Skips names that ENS does not accept, other names that may belong to anyone and, except for
 * the imitated name, names with risks.
 */
async function findWanted(
  report: NameGuardReport,
  repaired: string | null,
  inspector: EvidenceInspector,
): Promise<NameGuardReport | null> {
  const canonical = hasRisk(report, 'impersonation_risk') ? report.canonical_name : null;
  for (const name of [getMeantName(report), repaired, canonical]) {
    if (name === null || name === report.name) continue;
    const other = await inspector.inspectName(name);
    const isTarget = name === report.imitates?.name;
    const isSafe = isTarget || other.rating === RATING_PASS;
    const isUnclaimed = findUnclaimedTitle(other.known?.title ?? '') !== null;
    if (isUnclaimed && report.known === null) continue;
    if (other.normalization === 'normalized' && isSafe) return other;
  }
  return null;
}

function listRiskyGraphemes({ labels }: NameGuardReport): string[] {
  const graphemes = (labels ?? []).flatMap((label) => label.graphemes ?? []);
  const risky = graphemes.filter(
    ({ status_in_label: status }) => status === 'alert' || status === 'warn',
  );
  return [...new Set(risky.map(({ grapheme }) => grapheme))];
}

/** Checks whether ENSIP-15 can normalize every label. */
function isNormalizable({ labels }: NameGuardReport): boolean {
  return (labels ?? []).every(
    ({ normalization_error: error }) => error === null || error.code === 'not_normalized',
  );
}

/** Maximum number of replacements in one name. */
const MAX_REPAIRS = 50;

const HIDDEN = /^[\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cf}]+$/u;
const SPACE = /^[\p{White_Space}\u2800]+$/u;
/** Matches punctuation and symbols such as `|`, which may separate two texts. */
const SEPARATING = /[\p{P}\p{Sm}]/u;

/**
 * Applies the suggested replacement to one label of a name. Returns null if there is no safe replacement. Removes
 * hidden characters, and spaces at the start and end of the name. Never removes visible characters: without its
 * separator, `nick.eth|vitalik.eth` would become one name.
 */
export function repairLabel(labels: readonly LabelGuardReport[], index: number): string | null {
  const report = labels[index];
  const error = report?.normalization_error;
  if (!report || !error) return report?.label ?? null;
  const { start, end, suggestion } = error;
  const codePoints = Array.from(report.label);
  const isAtEnd =
    (index === 0 && start === 0) || (index === labels.length - 1 && end === codePoints.length);
  const fault = codePoints.slice(start, end).join('');
  if (suggestion === null || !isSafeReplacement(error, fault, isAtEnd)) return null;
  if (error.code !== 'not_normalized' && isOtherLetter(report, fault, suggestion)) return null;
  const repaired = [...codePoints.slice(0, start), suggestion, ...codePoints.slice(end)].join('');
  // An empty label is invalid, and an empty name is the root.
  return repaired === '' ? null : repaired;
}

/** Checks whether a user would expect this replacement. For example, it must not join two names. */
function isSafeReplacement(
  { code, suggestion }: NormalizationError,
  fault: string,
  isAtEnd: boolean,
): boolean {
  if (code === 'not_normalized') return true;
  if (SPACE.test(fault)) return isAtEnd;
  if (HIDDEN.test(fault)) return true;
  // A word in letters of another script is a different name, although it looks the same.
  if (code === 'whole_script_confusable') return false;
  if (suggestion === '' || code === 'invalid_label_extension') return false;
  return code !== 'disallowed_character' || !SEPARATING.test(fault);
}

const LATIN_LETTER = /^\p{Script=Latin}\p{M}*$/u;

/**
 * Checks whether a replacement only looks like the characters that it replaces, so that people would read another name:
 * `бitcoin` → `6itcoin`, `þór` → `pór`.
 */
function isOtherLetter(
  { graphemes }: LabelGuardReport,
  fault: string,
  suggestion: string,
): boolean {
  // A letter never becomes a digit, and a digit never becomes a different digit: the Bengali ৪ is a 4, but looks like
  // an 8.
  const digits = suggestion.replace(/[^0-9]+/gu, '');
  if (digits !== '' && digits !== fault.replace(/[^0-9]+/gu, '')) return true;
  if (!LATIN_LETTER.test(fault)) return false;
  // The Unicode name contains the letter: Latin Small Letter D With Stroke.
  const name = graphemes?.find(({ grapheme }) => grapheme.includes(fault))?.grapheme_name ?? '';
  return !name.toLowerCase().split(' ').includes(suggestion);
}

/**
 * Applies suggested replacements until the name is normalized. Returns null if an error has no safe replacement, or if
 * the name needs too many replacements.
 */
export async function repairName(
  name: string,
  inspect: (name: string) => Promise<NameGuardReport>,
): Promise<string | null> {
  let text = name;
  for (let repairs = 0; repairs < MAX_REPAIRS; repairs += 1) {
    const { labels } = await inspect(text);
    if (!labels) return null;
    const faulty = labels.findIndex((label) => label.normalization === 'unnormalized');
    const fault = labels[faulty];
    if (!fault) return text;
    const repaired = fault.normalization_error && repairLabel(labels, faulty);
    if (repaired === null || repaired === fault.label) return null;
    text = labels.map((label, index) => (index === faulty ? repaired : label.label)).join('.');
  }
  return null;
}
