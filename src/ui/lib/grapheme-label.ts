import type { ConsolidatedGraphemeGuardReport } from '../../contract/reports.ts';
import { codePointLabels } from './code-points.ts';
import { ratingWord } from './rating-words.ts';

/** What a screen reader says of a grapheme: `Latin Small Letter I With Grave, U+00EC, warning`. */
export function graphemeLabel(
  grapheme: Pick<ConsolidatedGraphemeGuardReport, 'grapheme' | 'grapheme_name' | 'rating'>,
): string {
  const codePoints = codePointLabels(Array.from(grapheme.grapheme).slice(0, 8).join(''));
  return `${grapheme.grapheme_name}, ${codePoints}, ${ratingWord(grapheme.rating)}`;
}
