import { expect, it } from 'vitest';
import type { Piece } from '../../comparison/group-pieces.ts';
import { foldPieces } from './piece-columns.tsx';

const side = (text: string) => [{ index: 0, label: 0, report: { grapheme: text } }];
/** Creates one piece for each letter. Capital letters differ from the other name. */
const pieces = (text: string): Piece[] =>
  Array.from(text, (letter) => ({ left: side(letter), right: side(letter.toLowerCase()) }));

const format = (text: string) =>
  foldPieces(pieces(text))
    .map((part) => ('left' in part ? `…${part.left}…` : part.piece.left[0]?.report.grapheme))
    .join('');

it.each([
  ['', ''],
  ['a'.repeat(24), 'a'.repeat(24)],
  ['a'.repeat(25), 'aaaa…17…aaaa'],
  [`B${'a'.repeat(30)}`, 'Baaaa…22…aaaa'],
  [`${'a'.repeat(15)}B${'c'.repeat(10)}`, 'aaaa…7…aaaaBcccccccccc'],
  [`${'a'.repeat(15)}B${'c'.repeat(11)}`, 'aaaa…7…aaaaBcccc…3…cccc'],
  ['A'.repeat(30), 'A'.repeat(30)],
])('folds %j to %j', (text, folded) => expect(format(text)).toBe(folded));
