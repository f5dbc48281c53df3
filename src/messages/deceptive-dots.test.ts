import { expect, it } from 'vitest';
import { DECEPTIVE_DOT_MESSAGE, findDeceptiveDot } from './deceptive-dots.ts';
import { findPieces } from './pieces/find-pieces.ts';

it.each([
  ['pay vitalik․eth', '․'],
  ['pay vitalik。eth', '。'],
  ['pay vitalik｡eth', '｡'],
  ['pay vitalik．eth', '．'],
  ['pay vitalik﹒eth', '﹒'],
  ['pay sub․vitalik.eth', '․'],
  ['pay vitalik.eth。', null],
  ['pay vitalik[.]eth', null],
  ['pay vitalik&period;eth', null],
  ['使います。eth は', null],
  ['pay example。com', null],
])('finds in %j the dot %j', (text, dot) => {
  const found = findPieces(text).map((piece) => findDeceptiveDot(text, piece));
  expect(found.find((each) => each !== null) ?? null).toBe(dot);
});

it('describes the dot as the page does', () => {
  expect(DECEPTIVE_DOT_MESSAGE).toBe('This name contains a dot that ENS names don’t use.');
});
