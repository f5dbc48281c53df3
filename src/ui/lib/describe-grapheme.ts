import type { ConsolidatedGraphemeGuardReport } from '../../contract/reports.ts';
import { getRatingTone, TONE_WORDS, type Tone } from '../../words/names/rating-words.ts';
import { formatFirstCodePoints } from './format-first-code-points.ts';

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
