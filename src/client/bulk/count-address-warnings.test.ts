import { expect, it } from 'vitest';
import { countAddressWarnings } from './count-address-warnings.ts';
import { createStoreOf } from './testing/create-store.ts';

const RIGHT = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045';
const BESIDE = [RIGHT, RIGHT.replace('dA', 'Da'), 'no address', null];

it.each([
  [[0, 1, 2, 3], 2],
  [[1], 1],
  [[3, 0], 0],
  [[], 0],
])('counts the rows of %j whose address needs a check: %i', (rows, expected) => {
  const store = createStoreOf(BESIDE.map((beside) => ({ name: 'a.eth', beside })));
  expect(countAddressWarnings(store, rows)).toBe(expected);
});
