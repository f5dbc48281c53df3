import { expect, test } from 'vitest';
import { joinWords } from './join-words.ts';

test.each([
  [[], ''],
  [['a'], 'a'],
  [['a', 'b'], 'a and b'],
  [['a', 'b', 'c'], 'a, b and c'],
])('%j is read %j', (words, sentence) => {
  expect(joinWords(words)).toBe(sentence);
});

test('the conjunction can be another', () => {
  expect(joinWords(['a', 'b', 'c'], 'or')).toBe('a, b or c');
});
