import { expect, it } from 'vitest';
import type { GlyphComparison } from '../../../contract/similarity-service.ts';
import { describeSimilarity } from './confusable-tile.tsx';

const createComparison = (
  similarity: number | null,
  drawing: GlyphComparison['drawing'] = 'whole',
): GlyphComparison => ({ grapheme: 'x', drawing, similarity });

it.each([
  [undefined, ''],
  [createComparison(1), 'identical'],
  [createComparison(0.999_999), '99 %'],
  [createComparison(0.845), '84 %'],
  [createComparison(0), '0 %'],
  [createComparison(0.5, 'in-pieces'), '50 %'],
  [createComparison(null, 'blank'), 'blank'],
  [createComparison(null, 'missing'), 'no glyph'],
  [createComparison(null), '–'],
])('describes %o as %j', (comparison, short) => {
  expect(describeSimilarity(comparison).short).toBe(short);
});

it('mentions an emoji drawn in several pieces', () => {
  expect(describeSimilarity(createComparison(0.5, 'in-pieces')).rest).toContain('several pieces');
});
