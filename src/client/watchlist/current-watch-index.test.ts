import { beforeEach, expect, it, vi } from 'vitest';
import { BULK_COLUMNS } from '../../contract/bulk-columns.ts';
import { createColumns } from '../../primitives/create-columns.ts';
import { createListeners } from '../../primitives/create-listeners.ts';
import { getCurrentWatchIndex } from './current-watch-index.ts';

const mocks = vi.hoisted(() => ({
  names: ['mine.eth'],
  inspectColumns: vi.fn(),
  change: () => {},
}));

vi.mock('../inspector.ts', () => ({
  inspector: {
    call: (ask: (service: unknown) => unknown) => ask({ inspectColumns: mocks.inspectColumns }),
  },
}));
vi.mock('./device-watchlist.ts', () => {
  const { notify, subscribe } = createListeners();
  mocks.change = notify;
  return {
    deviceWatchlist: {
      subscribe,
      usesKnownNames: () => false,
      names: () => mocks.names.map((name) => ({ name, category: 'own', reason: '' })),
    },
  };
});

beforeEach(() => {
  mocks.inspectColumns.mockReset();
  mocks.inspectColumns.mockImplementation(async (names: string[]) => ({
    ok: true,
    value: createColumns(BULK_COLUMNS, names.length),
  }));
  mocks.change();
});

it('builds the index once, and again after the watchlist has changed', async () => {
  const [first, second] = await Promise.all([getCurrentWatchIndex(), getCurrentWatchIndex()]);
  expect(second).toBe(first);
  expect(first.size).toBe(1);
  mocks.names = ['mine.eth', 'other.eth'];
  mocks.change();
  expect((await getCurrentWatchIndex()).size).toBe(2);
  expect(mocks.inspectColumns).toHaveBeenCalledTimes(2);
});

it('retries after a failure', async () => {
  mocks.inspectColumns.mockRejectedValueOnce(new Error('The worker died.'));
  await expect(getCurrentWatchIndex()).rejects.toThrow('The worker died.');
  await expect(getCurrentWatchIndex()).resolves.toBeDefined();
});
