import { expect, it } from 'vitest';
import type { GlyphComparison } from '../../../contract/similarity-service.ts';
import { describeSimilarity } from './describe-similarity.ts';

const describeCompared = (
  similarity: number | null,
  drawing: GlyphComparison['drawing'] = 'whole',
): GlyphComparison => ({ grapheme: 'x', drawing, similarity });

it.each([
  [undefined, ''],
  [describeCompared(1), 'identical'],
  [describeCompared(0.999_999), '99 %'],
  [describeCompared(0.845), '84 %'],
  [describeCompared(0), '0 %'],
  [describeCompared(0.5, 'in-pieces'), '50 %'],
  [describeCompared(null, 'blank'), 'blank'],
  [describeCompared(null, 'missing'), 'no glyph'],
  [describeCompared(null), '–'],
])('of %o a tile says %o', (comparison, short) => {
  expect(describeSimilarity(comparison).short).toBe(short);
});

it('says that an emoji falls into pieces', () => {
  expect(describeSimilarity(describeCompared(0.5, 'in-pieces')).long).toContain('several pieces');
});
