import { expect, it } from 'vitest';
import { BULK_COLUMNS } from '../../contract/bulk-columns.ts';
import { createColumns } from '../../primitives/create-columns.ts';
import type { WatchIndex } from '../watchlist/watch-index.ts';
import { CHUNK_ROWS, createRowStore } from './row-store.ts';
import { createWatchlistMatches } from './watchlist-matches.ts';

const ROWS = 2 * CHUNK_ROWS;

/** An index by which every row imitates one name; told of each row that is looked at. */
function createIndex(name: string, onRow: () => void = () => undefined): WatchIndex {
  return {
    size: 1,
    findImitation() {
      onRow();
      return { watched: { name, category: 'own', reason: '' }, kind: 'exact' };
    },
  };
}

/** Imitations in two chunks; `asked` gets one function for every scan, which gives it its index. */
function watch() {
  const store = createRowStore();
  for (let at = 0; at < ROWS; at += CHUNK_ROWS) {
    store.append(Array<string>(CHUNK_ROWS).fill('x'), createColumns(BULK_COLUMNS, CHUNK_ROWS));
  }
  const asked: ((index: WatchIndex) => void)[] = [];
  const getIndex = () => new Promise<WatchIndex>((resolve) => asked.push(resolve));
  let countCalls: () => void = () => undefined;
  const imitations = createWatchlistMatches(store, getIndex, () => countCalls());
  const change = () =>
    new Promise<void>((resolve) => {
      countCalls = resolve;
    });
  return { imitations, asked, change };
}

it('looks through every row with the latest watchlist, however often it changes', async () => {
  const { imitations, asked, change } = watch();
  imitations.refresh();
  imitations.refresh(true);
  imitations.refresh(true);
  const changed = change();
  for (const [at, give] of asked.entries()) give(createIndex(`${at}.eth`));
  await changed;
  const names = imitations.rows().map((row) => imitations.of(row)?.watched.name);
  expect(names).toEqual(Array(ROWS).fill('2.eth'));
});

it.each([0, 1, 2, 3, 4])('starts one scan for a change as another ends (%i)', async (turns) => {
  const { imitations, asked, change } = watch();
  imitations.refresh();
  let rows = 0;
  let changed = change();
  const changing = new Promise<void>((resolve) => {
    asked[0]?.(
      createIndex('old.eth', async () => {
        rows += 1;
        if (rows < ROWS) return;
        for (let turn = 0; turn < turns; turn += 1) await undefined;
        imitations.refresh(true);
        changed = change();
        resolve();
      }),
    );
  });
  await changing;
  await new Promise((resolve) => setTimeout(resolve));
  expect(asked).toHaveLength(2);
  asked[1]?.(createIndex('new.eth'));
  await changed;
  expect(imitations.rows()).toHaveLength(ROWS);
  expect(imitations.of(0)?.watched.name).toBe('new.eth');
});

it('knows what it knew until it has looked again, and then what is so, in order', async () => {
  const { imitations, asked, change } = watch();
  imitations.refresh();
  let changed = change();
  const even = createIndex('even.eth');
  asked[0]?.({
    ...even,
    findImitation: (...row) => (row[1] % 2 === 0 ? even.findImitation(...row) : null),
  });
  await changed;
  imitations.refresh(true);
  expect(imitations.of(2)?.watched.name).toBe('even.eth');
  expect(imitations.rows()).toHaveLength(ROWS / 2);
  changed = change();
  const fourth = createIndex('fourth.eth');
  asked[1]?.({
    ...fourth,
    findImitation: (...row) => (row[1] % 4 < 2 ? fourth.findImitation(...row) : null),
  });
  await changed;
  expect(imitations.of(2)).toBeNull();
  expect(imitations.rows()).toEqual(
    Array.from({ length: ROWS }, (_, row) => row).filter((row) => row % 4 < 2),
  );
});
