import type { LabelGraphemeGuardReport, NameGuardReport } from '../../contract/reports.ts';

/** A grapheme of a name with its position. */
export interface PlacedGrapheme {
  /** Index among all graphemes of the name, without dots. */
  index: number;
  /** Position as readers count it. Starts at 1 and includes dots. */
  position: number;
  /** Index of the label that contains the grapheme. */
  label: number;
  /** Code-point offset in the label. */
  start: number;
  end: number;
  report: LabelGraphemeGuardReport;
}

/** Lists the graphemes of all labels in order. Unknown labels have none. */
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
    // Readers see the brackets and digits of an unknown label, so these count.
    if (label.graphemes === null) position += label.label.length;
    position += 1;
  });
  return placed;
}

/** Describes the position of a grapheme, such as `character 5, in label 3`. */
export function describePosition({ position, label }: Pick<PlacedGrapheme, 'position' | 'label'>) {
  return `character ${position}, in label ${label + 1}`;
}
