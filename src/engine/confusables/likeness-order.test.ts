import { expect, test } from 'vitest';
import { bulkTables } from '../testing/test-tables.ts';
import { createLikenessOrder } from './likeness-order.ts';

test.each<[grapheme: string, order: string[]]>([
  // the same script, then others; each without marks before with marks
  ['e', ['f', 'ǝ', 'é', '3', 'е', 'ҽ', 'ё']],
  ['е', ['ж', 'ё', '3', 'e', 'é']],
  ['3', ['1', '2', 'e', 'з', 'é']],
  ['\u0301', ['!', '\u0300', '\u0344', 'a']],
  // the first character with a script decides
  ['e', ['1e', 'a1', '1', '1е', 'а1']],
  // by code point, then by length
  ['a', ['b', 'c', 'aa', 'aab', 'ab']],
  ['👍', ['!', '☺', '👌', '👎']],
])('sorts the confusables of %s: %j', (grapheme, order) => {
  const compare = createLikenessOrder(grapheme, bulkTables);
  expect(order.toReversed().sort(compare)).toEqual(order);
  expect(order.toSorted(compare)).toEqual(order);
});
