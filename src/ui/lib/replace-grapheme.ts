import type { NameGuardReport } from '../../contract/reports.ts';
import { placeGraphemes } from './placed-graphemes.ts';

/** Replaces one grapheme of a name. Returns null if the index is out of range. */
export function replaceGrapheme(report: NameGuardReport, index: number, by: string): string | null {
  const target = placeGraphemes(report)[index];
  if (!target || !report.labels) return null;
  return report.labels
    .map(({ label }, position) => {
      if (position !== target.label) return label;
      const characters = Array.from(label);
      return [...characters.slice(0, target.start), by, ...characters.slice(target.end)].join('');
    })
    .join('.');
}
