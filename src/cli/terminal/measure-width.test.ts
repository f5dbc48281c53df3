import { expect, it } from 'vitest';
import { measureWidth } from './measure-width.ts';

it.each([
  ['', 0],
  ['vitalik.eth', 11],
  ['ìé', 2],
  ['e\u0301\u0302', 1],
  ['日本語', 6],
  ['ｅｔｈ', 6],
  ['ﾊﾟ', 2],
  ['각', 2],
  ['\u1100\u1161\u11a8', 2],
  ['👩', 2],
  ['❤', 1],
  ['⏰', 2],
  ['🇨🇭', 2],
  ['👍🏽', 4],
  ['①±', 2],
  ['☰', 2],
  ['ก็', 1],
  ['𠮷', 2],
  ['автор', 5],
  ['שלום', 4],
])('%j takes %i columns', (text, width) => {
  expect(measureWidth(text)).toBe(width);
});
