import type { GlyphComparison } from '../../../contract/similarity-service.ts';

/** What a tile says of how alike it looks on this device. */
export interface SimilarityDescription {
  /** In a corner of the tile. */
  short: string;
  /** Goes on where that ends, for those who listen. */
  rest: string;
  /** 0..1 for the bar; null where there is nothing to compare. */
  share: number | null;
}

/** Rounds down, so that only one and the same picture is told as the same. */
export function describeSimilarity(comparison: GlyphComparison | undefined): SimilarityDescription {
  if (!comparison) return { short: '', rest: 'not compared yet', share: null };
  const { drawing, similarity } = comparison;
  if (drawing === 'missing') {
    return { short: 'no glyph', rest: ' for it on this device', share: null };
  }
  if (drawing === 'blank') return { short: 'blank', rest: ' on this device', share: null };
  if (similarity === null) {
    return { short: '–', rest: ' the original has no picture to compare with', share: null };
  }
  const pieces = drawing === 'in-pieces' ? ', which this device draws in several pieces' : '';
  if (similarity >= 1) {
    return { short: 'identical', rest: ` in this device’s fonts${pieces}`, share: 1 };
  }
  return {
    short: `${Math.floor(similarity * 100)} %`,
    rest: ` alike in this device’s fonts${pieces}`,
    share: similarity,
  };
}
