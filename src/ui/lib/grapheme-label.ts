import type { ConsolidatedGraphemeGuardReport } from '../../contract/reports.ts';
import { someCodePoints } from './code-points.ts';
import { ratingWord } from './rating-words.ts';

/** What a screen reader says of a grapheme: `Latin Small Letter I With Grave, U+00EC, warning`. */
export function graphemeLabel(
  grapheme: Pick<ConsolidatedGraphemeGuardReport, 'grapheme' | 'grapheme_name' | 'rating'>,
): string {
  return `${grapheme.grapheme_name}, ${someCodePoints(grapheme.grapheme, 8)}, ${ratingWord(grapheme.rating)}`;
}
