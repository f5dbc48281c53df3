import type { LabelGuardReport, NameGuardReport, NormalizationError } from '../contract/reports.ts';

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
  if (suggestion === '' || code === 'invalid_label_extension') return false;
  return code !== 'disallowed_character' || !SEPARATING.test(fault);
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
