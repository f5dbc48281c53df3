import type { LabelGuardReport, NameGuardReport } from '../contract/reports.ts';

/** More faults than this in one name are not worth a repair. */
const MAX_REPAIRS = 50;

/** The label with the suggested replacement made; null when its fault has none. */
export function repairLabel(report: LabelGuardReport): string | null {
  const error = report.normalization_error;
  if (!error) return report.label;
  if (error.suggestion === null) return null;
  const codePoints = Array.from(report.label);
  return [
    ...codePoints.slice(0, error.start),
    error.suggestion,
    ...codePoints.slice(error.end),
  ].join('');
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
    const repaired = fault.normalization_error && repairLabel(fault);
    if (repaired === null || repaired === fault.label) return null;
    text = labels.map((label, index) => (index === faulty ? repaired : label.label)).join('.');
  }
  return null;
}
