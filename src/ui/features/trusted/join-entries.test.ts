import { describe, expect, it } from 'vitest';
import type { Pin } from '../../../addresses/trusted-addresses.ts';
import type { WatchedEntry } from '../../../contract/inspector-service.ts';
import { filterEntries, joinEntries, listExported, type OwnEntry } from './join-entries.ts';

const address = (digit: string) => `0x${digit.repeat(40)}`;
const pin = (digit: string, name: string | null = null, note: string | null = null): Pin => ({
  address: address(digit),
  name,
  note,
});
const READ = new Map<string, WatchedEntry>([
  ['Öl', { text: 'Öl', name: 'öl.eth', reason: null, reach: 'looks' }],
]);
const format = (entries: readonly OwnEntry[]) =>
  entries.map(({ text, pins }) => [text, ...pins.map((each) => each.address.charAt(2))].join(' '));

describe('joinEntries', () => {
  it('lists names with their addresses, and then the other addresses', () => {
    const pins = [pin('a'), pin('b', 'mine.eth'), pin('c', 'öl.eth'), pin('d')];
    expect(format(joinEntries(['MINE', 'other.eth', 'Öl'], READ, pins, null))).toEqual([
      'MINE b',
      'other.eth',
      'Öl c',
      ' a',
      ' d',
    ]);
  });

  it('lists the name of an address even if the name itself is lost', () => {
    expect(format(joinEntries([], READ, [pin('a', 'lost.eth')], null))).toEqual(['lost.eth a']);
  });

  it.each([
    [['a.eth', 'b.eth', 'c.eth'], [], 'b.eth', ['a.eth', 'b.eth', 'c.eth']],
    [['a.eth'], [pin('a')], 'b.eth', ['a.eth', 'b.eth', ' a']],
  ])('keeps a removed entry at its place in %j', (names, pins, removed, expected) => {
    const [entry = null] = joinEntries([removed], READ, [], null);
    const rest = names.filter((name) => name !== removed);
    expect(format(joinEntries(rest, READ, pins, entry))).toEqual(expected);
    expect(format(joinEntries([...rest, removed].sort(), READ, pins, entry))).toEqual(expected);
  });
});

it('exports an entry for each address and for each name without one', () => {
  const entries = joinEntries(['a.eth', 'b.eth'], READ, [pin('a', 'a.eth', 'n'), pin('b')], null);
  expect(listExported(entries)).toEqual([
    { name: 'a.eth', address: address('a'), note: 'n' },
    { name: 'b.eth', address: null, note: null },
    { name: null, address: address('b'), note: null },
  ]);
});

it.each([
  ['', 3],
  ['A.E', 1],
  ['bbb', 1],
  ['Treas', 1],
  ['none', 0],
])('finds %j in %i entries', (text, count) => {
  const pins = [pin('c', 'a.eth', 'treasury'), pin('b')];
  const entries = joinEntries(['a.eth', 'd.eth'], READ, pins, null);
  expect(filterEntries(entries, text)).toHaveLength(count);
});
