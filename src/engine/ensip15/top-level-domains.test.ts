import { expect, test } from 'vitest';
import { bulkTables } from '../testing/test-tables.ts';
import { createTopLevelDomains } from './top-level-domains.ts';

const isTopLevelDomain = createTopLevelDomains(bulkTables);

test.each([
  ['com', true],
  ['рф', true],
  ['xn--p1ai', true],
  ['xn--com-', false],
  ['p1ai', false],
  ['eth', false],
  ['', false],
])('isTopLevelDomain(%j) returns %s', (label, expected) => {
  expect(isTopLevelDomain(label)).toBe(expected);
});
