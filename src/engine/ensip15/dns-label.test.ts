import { describe, expect, it, test } from 'vitest';
import { bulkTables } from '../testing/test-tables.ts';
import { checkDnsLabel, createTopLevelDomains, type DnsObstacle } from './dns-label.ts';

describe('checkDnsLabel', () => {
  it.each<[label: string, obstacle: DnsObstacle | null]>([
    ['nick', null],
    ['-nick-', null],
    ['bücher', null],
    ['👍', null],
    ['', 'empty'],
    ['Nick', 'capitals'],
    ['xn--bcher-kva', 'a_label'],
    ['xn--é', 'a_label'],
    ['ab--c', 'hyphens'],
    ['éb--c', null],
    ['a_b', 'characters'],
    ['_é', 'characters'],
    ['nick\n', 'characters'],
    ...[...'\0 ,./:@[`{~\u007f'].map((each): [string, DnsObstacle] => [`a${each}`, 'characters']),
    ['a-09z', null],
    ['AZ', 'capitals'],
    ['é_', 'characters'],
    ['éA', 'capitals'],
    ['axn--b', null],
    ['ab-', null],
    ['ab--', 'hyphens'],
    ['a--b', null],
    ['é--c', null],
    ['_'.repeat(63), 'characters'],
    ['_'.repeat(64), 'length'],
    ['a'.repeat(63), null],
    ['a'.repeat(64), 'length'],
    ['é'.repeat(60), 'length'],
  ])('given %j, returns the obstacle %s', (label, obstacle) => {
    expect(checkDnsLabel(label).obstacle).toBe(obstacle);
  });

  it('returns the length of the DNS form, or 0 if there is an obstacle', () => {
    expect(checkDnsLabel('bücher').length).toBe('xn--bcher-kva'.length);
    expect(checkDnsLabel('a-b').length).toBe(3);
    expect(checkDnsLabel('a_b').length).toBe(0);
  });
});

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
