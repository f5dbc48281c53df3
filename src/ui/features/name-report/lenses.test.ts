import { expect, it } from 'vitest';
import type { NameDrawing } from '../../../contract/similarity-service.ts';
import { describeLookHere } from './lenses.tsx';

type Drawn = [NameDrawing['isIdentical'], NameDrawing['pieces'], NameDrawing['similarity']];
const NO_GLYPH = 'This device can’t draw one or both of the names.';
const draws = (words: string) => `This device draws the two ${words}.`;

it.each<[string, Drawn, number | null, string]>([
  ['one letter', [false, [1, 0.749], 0.97], 1, draws('letters 74\u00a0% alike')],
  ['identical letters', [true, [1, 1], 1], 1, draws('letters identically')],
  ['names', [false, [1, 0.749], 0.97], null, draws('names 97\u00a0% alike')],
  ['identical names', [true, [1, 1], 1], null, draws('names identically')],
  ['different spacing', [false, [1, 1], 1], null, draws('names 99\u00a0% alike')],
  ['a likeness below 1 %', [false, [1, 0.009], 0.97], 1, ''],
  ['a letter without a glyph', [null, [1, null], null], 1, NO_GLYPH],
  ['names without a glyph', [null, [1, null], null], null, NO_GLYPH],
])('says what is alike: %s', (_, [isIdentical, pieces, similarity], place, words) => {
  expect(describeLookHere({ isIdentical, pieces, similarity }, place)).toBe(words);
});
