import { expect, test } from 'vitest';
import { decodeBulkTables } from '../tables/decode-bulk-tables.ts';
import { readSections } from '../tables/sections.ts';
import { readTables } from '../testing/read-tables.ts';
import { createLikenessOrder } from './list-order.ts';

const tables = decodeBulkTables(readSections(readTables().bulk));

test.each<[grapheme: string, order: string[]]>([
  // its own script, plain before marked; then the others so
  ['e', ['f', 'ǝ', 'é', '3', 'е', 'ҽ', 'ё']],
  ['е', ['ж', 'ё', '3', 'e', 'é']],
  ['3', ['1', '2', 'e', 'з', 'é']],
  ['\u0301', ['!', '\u0300', '\u0344', 'a']],
  // the first character that has a script tells it
  ['e', ['1e', 'a1', '1', '1е', 'а1']],
  // by code point, the shorter first
  ['a', ['b', 'c', 'aa', 'aab', 'ab']],
  ['👍', ['!', '☺', '👌', '👎']],
])('%s: %j', (grapheme, order) => {
  const compare = createLikenessOrder(grapheme, tables);
  expect(order.toReversed().sort(compare)).toEqual(order);
  expect(order.toSorted(compare)).toEqual(order);
});
