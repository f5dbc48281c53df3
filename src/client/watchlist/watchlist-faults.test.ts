import { expect, it, vi } from 'vitest';
import { readWatchlistFaults } from './watchlist-faults.ts';

vi.mock('../inspector.ts', () => ({}));
vi.mock('./device-watchlist.ts', () => ({}));

it('tells the entries that cannot be watched, and why', () => {
  const faults = [
    { path: 'watchlist[1]', detail: 'Not accepted.' },
    { path: 'watchlist[9]', detail: 'No such entry.' },
    { path: 'names[0]', detail: 'No entry at all.' },
  ];
  expect([...readWatchlistFaults(['a.eth', 'a?.eth'], faults)]).toEqual([
    ['a?.eth', 'Not accepted.'],
  ]);
});
