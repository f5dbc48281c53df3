import type { LabelGraphemeGuardReport, NameGuardReport } from '../../contract/reports.ts';

/** One grapheme of a name, with where it stands. */
export interface PlacedGrapheme {
  /** Among all graphemes of the name, dots not counted. */
  index: number;
  /** As a reader counts, from 1: every character of the name, dots too. */
  position: number;
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
  let position = 1;
  report.labels?.forEach((label, labelIndex) => {
    let start = 0;
    for (const grapheme of label.graphemes ?? []) {
      const end = start + Array.from(grapheme.grapheme).length;
      const index = placed.length;
      placed.push({ index, position, label: labelIndex, start, end, report: grapheme });
      start = end;
      position += 1;
    }
    // What is known only by its hash is read as it is written.
    if (label.graphemes === null) position += label.label.length;
    position += 1;
  });
  return placed;
}

/** Where a grapheme stands, in words: `character 5, in label 3`. */
export function describePosition({ position, label }: Pick<PlacedGrapheme, 'position' | 'label'>) {
  return `character ${position}, in label ${label + 1}`;
}
