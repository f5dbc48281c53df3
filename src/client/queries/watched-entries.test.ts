import { expect, it, vi } from 'vitest';
import { findWatched } from './watched-entries.ts';

vi.mock('../workers/connect-inspector.ts', () => ({}));
vi.mock('../trusted/device-watchlist.ts', () => ({}));

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
