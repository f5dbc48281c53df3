import type { ConsolidatedGraphemeGuardReport } from '../../contract/reports.ts';
import { formatFirstCodePoints } from './code-points.ts';
import { getRatingWord } from './rating-words.ts';

/** What a screen reader says of a grapheme: `Latin Small Letter I With Grave, U+00EC, warning`. */
export function describeGrapheme(
  grapheme: Pick<ConsolidatedGraphemeGuardReport, 'grapheme' | 'grapheme_name' | 'rating'>,
): string {
  return `${grapheme.grapheme_name}, ${formatFirstCodePoints(grapheme.grapheme, 8)}, ${getRatingWord(grapheme.rating)}`;
}
