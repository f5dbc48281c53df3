import { expect, it } from 'vitest';
import { groupDigits, groupPairs } from './group-digits.ts';

const ADDRESS = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045';

it('splits an address into groups of four digits', () => {
  expect(groupDigits(` ${ADDRESS}`).join(' ')).toBe(
    'd8dA 6BF2 6964 aF9D 7eEd 9e03 E534 15D3 7aA9 6045',
  );
});

it('marks the digits that differ, whatever their case', () => {
  const other = ADDRESS.replace('6BF2', '6BF3').replace('6045', '7045').toUpperCase();
  const groups = groupPairs(ADDRESS, other);
  const format = (digits: (typeof groups)[number]['first']) =>
    digits.map(({ digit, isDifferent }) => (isDifferent ? `[${digit}]` : digit)).join('');
  expect(groups.map(({ first }) => format(first)).join(' ')).toBe(
    'd8da 6bf[2] 6964 af9d 7eed 9e03 e534 15d3 7aa9 [6]045',
  );
  expect(groups.map(({ second }) => format(second)).join(' ')).toBe(
    'd8da 6bf[3] 6964 af9d 7eed 9e03 e534 15d3 7aa9 [7]045',
  );
});
