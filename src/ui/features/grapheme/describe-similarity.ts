import type { GlyphComparison } from '../../../contract/similarity-service.ts';

/** What a tile says of how alike it looks on this device. */
export interface SimilarityDescription {
  /** In a corner of the tile. */
  short: string;
  /** In full, for those who listen. */
  long: string;
  /** 0..1 for the bar; null where there is nothing to compare. */
  share: number | null;
}

/** Rounds down, so that only one and the same picture is told as the same. */
export function describeSimilarity(comparison: GlyphComparison | undefined): SimilarityDescription {
  if (!comparison) return { short: '', long: 'not compared yet', share: null };
  const { drawing, similarity } = comparison;
  if (drawing === 'missing') {
    return { short: 'no glyph', long: 'this device has no glyph for it', share: null };
  }
  if (drawing === 'blank') {
    return { short: 'blank', long: 'this device draws nothing for it', share: null };
  }
  if (similarity === null) {
    return { short: '–', long: 'the original has no picture to compare with', share: null };
  }
  const pieces = drawing === 'in-pieces' ? ', which this device draws in several pieces' : '';
  if (similarity >= 1) {
    return { short: 'identical', long: `identical in this device’s fonts${pieces}`, share: 1 };
  }
  const figure = `${Math.floor(similarity * 100)} %`;
  return {
    short: figure,
    long: `${figure} alike in this device’s fonts${pieces}`,
    share: similarity,
  };
}
