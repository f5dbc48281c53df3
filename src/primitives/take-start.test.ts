import { expect, it } from 'vitest';
import { takeEnd, takeStart } from './take-start.ts';

it.each([
  ['', 2, '', ''],
  ['a', 2, 'a', 'a'],
  ['abc', 2, 'ab', 'bc'],
  ['\u{1F98A}\u{1F98B}\u{1F98C}', 2, '\u{1F98A}\u{1F98B}', '\u{1F98B}\u{1F98C}'],
  ['a\u{1F98A}bc\u{1F98B}d', 3, 'a\u{1F98A}b', 'c\u{1F98B}d'],
])('given %j and %i, takeStart returns %j and takeEnd returns %j', (text, count, start, end) => {
  expect([takeStart(text, count), takeEnd(text, count)]).toEqual([start, end]);
});
