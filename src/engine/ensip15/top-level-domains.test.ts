import { expect, test } from 'vitest';
import { decodeBulkTables } from '../tables/decode-bulk-tables.ts';
import { readSections } from '../tables/sections.ts';
import { readTables } from '../testing/read-tables.ts';
import { createTopLevelDomains } from './top-level-domains.ts';

const isTopLevelDomain = createTopLevelDomains(decodeBulkTables(readSections(readTables().bulk)));

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
