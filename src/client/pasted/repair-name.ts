import type {
  LabelGuardReport,
  NameGuardReport,
  NormalizationError,
} from '../../contract/reports.ts';

/** More faults than this in one name are not worth a repair. */
const MAX_REPAIRS = 50;

const HIDDEN = /^[\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cf}]+$/u;
const SPACE = /^[\p{White_Space}\u2800]+$/u;
/** Punctuation, and signs such as `|`: either may set two things apart. */
const SEPARATING = /[\p{P}\p{Sm}]/u;

/**
 * One label of a name with the suggested replacement made; null when its fault has none that a person would agree with.
 * What is hidden goes, and so do spaces at the ends of the name. What can be seen is replaced by what it looks like, never
 * left out: without what separates them, two texts would run into one.
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
  if (suggestion === null || !isAgreed(error, fault, isAtEnd)) return null;
  const repaired = [...codePoints.slice(0, start), suggestion, ...codePoints.slice(end)].join('');
  // An empty label is at fault itself, and an empty name is another name, the root.
  return repaired === '' ? null : repaired;
}

function isAgreed(
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
 * The name with every suggested replacement made, one after the other, until it is normalized;
 * null when a fault has no replacement or they do not lead anywhere.
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
