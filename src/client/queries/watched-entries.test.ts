import { expect, it, vi } from 'vitest';
import { findWatched, joinWatchedEntries } from './watched-entries.ts';

vi.mock('../workers/connect-inspector.ts', () => ({}));
vi.mock('../trusted/device-watchlist.ts', () => ({}));

it('returns the name of each entry or the reason it has none', () => {
  const read = {
    names: ['mine.eth', null, 'abc.eth'],
    reaches: Uint8Array.of(2, 0, 0),
    faults: [
      { path: 'watchlist[1]', detail: 'Not accepted.' },
      { path: 'watchlist[9]', detail: 'No such entry.' },
      { path: 'names[0]', detail: 'No entry at all.' },
    ],
  };
  expect(joinWatchedEntries(['Mine', 'a?.eth', 'abc'], read)).toEqual([
    { text: 'Mine', name: 'mine.eth', reason: null, reach: 'near' },
    { text: 'a?.eth', name: null, reason: 'Not accepted.', reach: 'itself' },
    { text: 'abc', name: 'abc.eth', reason: null, reach: 'itself' },
  ]);
});

const ENTRIES = [
  { text: ' Unread.eth', name: null },
  { text: 'MINE.eth', name: 'mine.eth' },
  { text: 'a b', name: null },
  { text: 'mine.eth', name: 'mine.eth' },
  { text: 'Öl', name: 'öl.eth' },
];

it.each([
  ['mine.eth', 'mine.eth'],
  ['MINE.eth', 'MINE.eth'],
  ['mine', 'MINE.eth'],
  [' Mine.ETH', 'MINE.eth'],
  ['unread', ' Unread.eth'],
  ['öl', 'Öl'],
  ['A B', 'a b'],
  ['mine.xyz', null],
  ['mіne', null], // contains U+0456 (і)
  ['eth', null],
])('finds for “%s” the entry %s', (text, entry) => {
  expect(findWatched(text, ENTRIES)).toBe(entry);
});
