import { expect, it } from 'vitest';
import { packAddresses } from '../../lists/rows/address-column.ts';
import { createEmptyColumns } from '../../lists/rows/judged-columns.ts';
import { createRowStore } from '../../lists/rows/row-store.ts';
import { countAddressWarnings } from './count-address-warnings.ts';

const RIGHT = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045';
const NAMES = ['a.eth', 'b.eth', 'c.eth', 'd.eth'];
const BESIDE = [RIGHT, RIGHT.replace('dA', 'Da'), 'no address', null];

it.each([
  [[0, 1, 2, 3], 2],
  [[1], 1],
  [[3, 0], 0],
  [[], 0],
])('counts the rows of %j whose address needs a check: %i', (rows, expected) => {
  const store = createRowStore();
  store.append(NAMES, createEmptyColumns(NAMES.length), packAddresses(NAMES, BESIDE));
  expect(countAddressWarnings(store, rows)).toBe(expected);
});
