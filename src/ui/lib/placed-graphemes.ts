import type {
  ConsolidatedGraphemeGuardReport,
  LabelGraphemeGuardReport,
  NameGuardReport,
} from '../../contract/reports.ts';
import { getRatingTone, TONE_WORDS, type Tone } from '../../words/names/rating-words.ts';
import { formatFirstCodePoints } from './format-first-code-points.ts';

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

/**
 * Returns the text that screen readers read for a grapheme: `Latin Small Letter I With Grave, U+00EC, worth checking`.
 *
 * @param tone tone of the grapheme in its label. The default is the tone of its rating.
 */
export function describeGrapheme(
  grapheme: Pick<ConsolidatedGraphemeGuardReport, 'grapheme' | 'grapheme_name' | 'rating'>,
  tone: Tone = getRatingTone(grapheme.rating),
): string {
  return `${grapheme.grapheme_name}, ${formatFirstCodePoints(grapheme.grapheme, 8)}, ${TONE_WORDS[tone]}`;
}
