import { expect, it } from 'vitest';
import type { GlyphComparison } from '../../../contract/similarity-service.ts';
import { describeSimilarity } from './describe-similarity.ts';

const compared = (
  similarity: number | null,
  drawing: GlyphComparison['drawing'] = 'whole',
): GlyphComparison => ({ grapheme: 'x', drawing, similarity });

it.each([
  [undefined, ''],
  [compared(1), 'identical'],
  [compared(0.999_999), '99 %'],
  [compared(0.845), '84 %'],
  [compared(0), '0 %'],
  [compared(0.5, 'in-pieces'), '50 %'],
  [compared(null, 'blank'), 'blank'],
  [compared(null, 'missing'), 'no glyph'],
  [compared(null), '–'],
])('of %o a tile says %o', (comparison, short) => {
  expect(describeSimilarity(comparison).short).toBe(short);
});

it('says that an emoji falls into pieces', () => {
  expect(describeSimilarity(compared(0.5, 'in-pieces')).long).toContain('several pieces');
});
