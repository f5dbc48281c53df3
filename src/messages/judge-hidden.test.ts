import { expect, it } from 'vitest';
import { judgeCount } from './judge-hidden.ts';

it.each([
  ['15 characters of two kinds', '\u200b\u200c\u200c'.repeat(5), 100, null],
  ['16 characters of two kinds', '\u200b\u200c'.repeat(8), 8000, 'alert'],
  ['few characters in a long text', '\u200b\u200c'.repeat(8), 8001, 'warn'],
  ['63 characters of one kind', '\u200b'.repeat(63), 100, null],
  ['64 characters of one kind', '\u200b'.repeat(64), 100, 'warn'],
  ['characters outside the BMP', '\u{e0101}\u{e0102}'.repeat(8), 100, 'alert'],
])('judges %s', (_, characters, length, status) => {
  const all = Array.from(characters);
  expect(judgeCount(all.length, new Set(all).size, length)).toBe(status);
});
