import { describe, expect, it, test } from 'vitest';
import { listTexts } from '../testing/list-rows.ts';
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

  it.each(
    listTexts(
      null,
      '\u{10ffff}\u{80}\u{10fffe} \uffff\u00e9\ufffe\u4e00\u0416\ud7a3\u0915 ꀀéꀁēꀂĕꀃ a\u{10ffff}é\u{10fffd}',
    ),
  )('given the short label %j, returns a length of at most 63', (label) => {
    expect(checkDnsLabel(label)).toMatchObject({ obstacle: null, maxLength: 63 });
    expect(checkDnsLabel(label).length).toBeLessThanOrEqual(63);
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
