import type { LabelGraphemeGuardReport, NameGuardReport } from '../../contract/reports.ts';

/** One grapheme of a name, with where it stands. */
export interface PlacedGrapheme {
  /** Among all graphemes of the name, dots not counted. */
  index: number;
  /** Index of its label. */
  label: number;
  /** Code-point offsets in its label. */
  start: number;
  end: number;
  report: LabelGraphemeGuardReport;
}

/** The graphemes of all labels in order; unknown labels have none. */
export function placeGraphemes(report: NameGuardReport): PlacedGrapheme[] {
  const placed: PlacedGrapheme[] = [];
  report.labels?.forEach((label, labelIndex) => {
    let start = 0;
    for (const grapheme of label.graphemes ?? []) {
      const end = start + Array.from(grapheme.grapheme).length;
      placed.push({ index: placed.length, label: labelIndex, start, end, report: grapheme });
      start = end;
    }
  });
  return placed;
}
