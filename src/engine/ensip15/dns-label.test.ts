import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { listTexts } from '../testing/list-rows.ts';
import { getFuzzRuns } from '../testing/test-scope.ts';
import { bulkTables } from '../testing/test-tables.ts';
import { checkDnsLabel, createTopLevelDomains, type DnsObstacle } from './dns-label.ts';

describe('checkDnsLabel', () => {
  it.each<[label: string, obstacle: DnsObstacle | null]>([
    ...listTexts(null, 'nick -nick- bücher 👍 axn--b a--b a-09z éb--c'),
    ['', 'empty'],
    ...listTexts('capitals', 'Nick AZ éA'),
    ...listTexts('a_label', 'xn--bcher-kva xn--é'),
    ...listTexts('hyphens', 'ab--c ab--'),
    ...listTexts('characters', 'a_b _é é_'),
    ['nick\n', 'characters'],
    ...[...'\0 ,./:@[`{~\u007f'].map((each): [string, DnsObstacle] => [`a${each}`, 'characters']),
    ['_'.repeat(63), 'characters'],
    ['_'.repeat(64), 'length'],
    ['a'.repeat(63), null],
    ['a'.repeat(64), 'length'],
    [`é${'a'.repeat(55)}`, null],
    [`é${'a'.repeat(56)}`, 'length'],
  ])('given %j, returns the obstacle %s', (label, obstacle) => {
    expect(checkDnsLabel(label).obstacle).toBe(obstacle);
  });

  it('returns the length of the DNS form, or 0 if there is an obstacle', () => {
    expect(checkDnsLabel('bücher').length).toBe('xn--bcher-kva'.length);
    expect(checkDnsLabel('a-b').length).toBe(3);
    expect(checkDnsLabel('a_b').length).toBe(0);
  });

  it('returns a maximum length that is at least the length, and at most 63', () => {
    const characters = fc.constantFrom(...'ab-éżжשदทअ가中イ👍\uffff\u{10ffff}\u{80}');
    const label = fc.oneof(
      fc.string({ unit: characters, minLength: 1, maxLength: 14 }),
      fc.string({ unit: 'grapheme', minLength: 1, maxLength: 14 }),
    );
    fc.assert(
      fc.property(label, (text) => {
        const { obstacle, length, maxLength } = checkDnsLabel(text);
        expect(obstacle !== null || (length <= maxLength && maxLength <= 63)).toBe(true);
      }),
      { numRuns: getFuzzRuns(5_000) },
    );
  });
});

const isTopLevelDomain = createTopLevelDomains(bulkTables);

test.each([
  ...listTexts(true, 'com рф xn--p1ai'),
  ...listTexts(false, 'xn--com- p1ai eth'),
  ['', false],
])('isTopLevelDomain(%j) returns %s', (label, expected) => {
  expect(isTopLevelDomain(label)).toBe(expected);
});
