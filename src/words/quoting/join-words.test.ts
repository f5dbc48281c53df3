import { expect, test } from 'vitest';
import { joinWords } from './join-words.ts';

test.each([
  [[], ''],
  [['a'], 'a'],
  [['a', 'b'], 'a and b'],
  [['a', 'b', 'c'], 'a, b and c'],
])('joins %j to %j', (words, sentence) => {
  expect(joinWords(words)).toBe(sentence);
});

test('uses the given conjunction', () => {
  expect(joinWords(['a', 'b', 'c'], 'or')).toBe('a, b or c');
});
