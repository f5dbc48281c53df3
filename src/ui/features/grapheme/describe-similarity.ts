import type { GlyphComparison } from '../../../contract/similarity-service.ts';

/** Description of how alike a confusable and the original look on this device. */
export interface SimilarityDescription {
  /** Text shown in the tile. */
  short: string;
  /** Rest of the sentence, for screen readers. */
  rest: string;
  /** Share of the bar to fill, from 0 to 1. Null if there is no similarity. */
  share: number | null;
}

/** Describes a comparison. Rounds down, so that only identical images are called identical. */
export function describeSimilarity(comparison: GlyphComparison | undefined): SimilarityDescription {
  if (!comparison) return { short: '', rest: 'not compared yet', share: null };
  const { drawing, similarity } = comparison;
  if (drawing === 'missing') {
    return { short: 'no glyph', rest: ' for it on this device', share: null };
  }
  if (drawing === 'blank') return { short: 'blank', rest: ' on this device', share: null };
  if (similarity === null) {
    return { short: '–', rest: ' the original has no image to compare with', share: null };
  }
  const pieces = drawing === 'in-pieces' ? ', drawn in several pieces on this device' : '';
  if (similarity >= 1) {
    return { short: 'identical', rest: ` in this device’s fonts${pieces}`, share: 1 };
  }
  return {
    short: `${Math.floor(similarity * 100)} %`,
    rest: ` alike in this device’s fonts${pieces}`,
    share: similarity,
  };
}
