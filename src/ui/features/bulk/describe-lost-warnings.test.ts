import { expect, it } from 'vitest';
import { describeLostWarnings } from './describe-lost-warnings.ts';

it.each([
  [0, null],
  [1, '1 row loses the warning about its address. CSV keeps it.'],
  [1234, '1,234 rows lose the warning about their address. CSV keeps these warnings.'],
])('describes %i rows that lose an address warning', (rows, expected) => {
  expect(describeLostWarnings(rows)).toBe(expected);
});
