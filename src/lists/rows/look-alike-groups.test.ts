import { describe, expect, it } from 'vitest';
import { createYielder } from '../../primitives/yielder.ts';
import { createEmptyColumns } from './judged-columns.ts';
import { findLookAlikes, type LookAlikeGroup } from './look-alike-groups.ts';
import { CHUNK_ROWS, createRowStore } from './row-store.ts';

type Row = [name: string, skeleton: bigint, loose: bigint, rating: number];

function storeOf(rows: readonly Row[]) {
  const store = createRowStore();
  for (let at = 0; at < rows.length; at += CHUNK_ROWS) {
    const part = rows.slice(at, at + CHUNK_ROWS);
    const columns = createEmptyColumns(part.length);
    for (const [index, [, skeleton, loose, rating]] of part.entries()) {
      columns.skeleton[index] = skeleton;
      columns.looseSkeleton[index] = loose;
      columns.rating[index] = rating;
    }
    store.append(
      part.map(([name]) => name),
      columns,
    );
  }
  return store;
}

function summarize(groups: LookAlikeGroup[]) {
  return groups.map(({ rows, names, rating }) => ({ rows: [...rows], names, rating }));
}

describe('findLookAlikes', () => {
  const big = 0xfedc_ba98_7654_3210n;

  it('groups different names with equal keys, largest group first', async () => {
    const { exact, loose } = await findLookAlikes(
      storeOf([
        ['paypal', 1n, 1n, 2],
        ['vitalik', big, 5n, 2],
        ['paypa1', 1n, 1n, 3],
        ['same', 3n, 3n, 2],
        ['vitalìk', big + 1n, 5n, 3],
        ['vita1ik', big, 5n, 4],
        ['same', 3n, 3n, 2],
        ['paypaI', 1n, 1n, 4],
        ['paypal', 1n, 1n, 2],
      ]),
      createYielder(),
    );
    expect(summarize(exact)).toEqual([
      { rows: [0, 2, 7, 8], names: 3, rating: 4 },
      { rows: [1, 5], names: 2, rating: 4 },
    ]);
    expect(summarize(loose)).toEqual([{ rows: [1, 4, 5], names: 3, rating: 4 }]);
  });

  it('sorts groups by number of names, then by rating, then by their first row', async () => {
    const keys = { b1: 5, a1: 4, b2: 5, a2: 4, worse1: 3, worse2: 3, more1: 6, more2: 6, more3: 6 };
    const rows = Object.entries(keys).map(
      ([name, key]): Row => [name, BigInt(key), BigInt(key), name === 'worse2' ? 4 : 2],
    );
    const { exact } = await findLookAlikes(storeOf(rows), createYielder());
    const first = exact.map((group) => rows[group.rows[0] ?? -1]?.[0]);
    expect(first).toEqual(['more1', 'worse1', 'b1', 'a1']);
  });

  it('ignores rows that were not inspected', async () => {
    const rows = ['a', 'b'].map((name): Row => [name, 0n, 0n, 0]);
    expect(await findLookAlikes(storeOf(rows), createYielder())).toEqual({ exact: [], loose: [] });
  });

  it('includes rows that are appended during the search', async () => {
    const store = storeOf(
      Array.from({ length: CHUNK_ROWS }, (_, row): Row => [`${row}`, BigInt(row), BigInt(row), 2]),
    );
    const later = storeOf([
      ['x', 5000n, 9000n, 2],
      ['y', 5001n, 9000n, 2],
    ]);
    const search = findLookAlikes(store, async () => {
      if (store.length === CHUNK_ROWS) store.append(['x', 'y'], later.chunks[0]?.columns as never);
    });
    const { exact, loose } = await search;
    expect(summarize(exact)).toEqual([]);
    expect(summarize(loose)).toEqual([{ rows: [1000, 1001], names: 2, rating: 2 }]);
  });

  it('finds groups across chunks', async () => {
    const rows = Array.from(
      { length: 2 * CHUNK_ROWS },
      (_, row): Row => [`${row}`, BigInt(row % 1999), BigInt(row), 2],
    );
    const { exact } = await findLookAlikes(storeOf(rows), createYielder());
    expect(summarize(exact)).toEqual([{ rows: [0, 1999], names: 2, rating: 2 }]);
  });
});
