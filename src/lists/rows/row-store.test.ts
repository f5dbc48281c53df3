import { describe, expect, it } from 'vitest';
import { createEmptyColumns } from './judged-columns.ts';
import { CHUNK_ROWS, createRowStore, getTitleInColumns } from './row-store.ts';

function createFilledColumns(length: number, rating: number) {
  const filled = createEmptyColumns(length);
  filled.rating.fill(rating);
  return filled;
}

describe('row store', () => {
  it('returns names of any length and script in order, including duplicates', () => {
    const store = createRowStore();
    const names = ['a', '', 'é😀', 'x'.repeat(70_000), 'a', '\n'];
    store.append(names, createFilledColumns(names.length, 2));
    expect(store.length).toBe(6);
    expect(names.map((_, row) => store.name(row))).toEqual(names);
    expect(store.names(1, 3)).toEqual(['', 'é😀']);
    expect(() => store.name(6)).toThrow(RangeError);
  });

  it('appends whole chunks, then one shorter chunk', () => {
    const store = createRowStore();
    const chunk = Array.from({ length: CHUNK_ROWS }, (_, row) => `${row}`);
    store.append(chunk, createFilledColumns(CHUNK_ROWS, 2));
    store.append(['last'], createFilledColumns(1, 3));
    expect(store.name(CHUNK_ROWS - 1)).toBe('999');
    expect(store.name(CHUNK_ROWS)).toBe('last');
    expect(() => store.append(['more'], createFilledColumns(1, 2))).toThrow(RangeError);
  });

  it('replaces only the given rows', () => {
    const store = createRowStore();
    store.append(['a', 'b', 'c'], createFilledColumns(3, 2));
    const better = createFilledColumns(2, 4);
    better.skeleton[1] = 7n;
    better.namehash.fill(9, 32);
    store.replace([{ row: 1, name: 'longer', at: 1 }], better);
    const [chunk] = store.chunks;
    expect(store.names(0, 3)).toEqual(['a', 'longer', 'c']);
    const others = [
      { row: 2, name: 'last', at: 1 },
      { row: 0, name: '', at: 0 },
    ];
    store.replace(others, createFilledColumns(2, 2));
    expect(store.names(0, 3)).toEqual(['', 'longer', 'last']);
    expect([...(chunk?.columns.rating ?? [])]).toEqual([2, 4, 2]);
    expect([...(chunk?.columns.skeleton ?? [])]).toEqual([0n, 7n, 0n]);
    expect(chunk?.columns.namehash.indexOf(9)).toBe(32);
    expect(chunk?.columns.namehash.lastIndexOf(9)).toBe(63);
  });

  it('returns the imitated names after rows from other columns were copied', () => {
    const store = createRowStore();
    const columns = createFilledColumns(3, 3);
    columns.targets = ['a.eth', 'b.eth'];
    columns.target.set([1, 2, 0]);
    store.append(['x', 'y', 'z'], columns);
    const others = createFilledColumns(2, 3);
    others.targets = ['c.eth', 'a.eth'];
    others.target.set([2, 1]);
    store.replace(
      [
        { row: 1, name: 'y', at: 0 },
        { row: 2, name: 'z', at: 1 },
      ],
      others,
    );
    expect([0, 1, 2].map(store.getTarget)).toEqual(['a.eth', 'a.eth', 'c.eth']);
    store.replace([{ row: 0, name: 'x', at: 0 }], createFilledColumns(1, 2));
    expect(store.getTarget(0)).toBeNull();
  });

  it('returns the titles of known names after rows from other columns were copied', () => {
    const store = createRowStore();
    store.append(['x', 'y'], {
      ...createFilledColumns(2, 2),
      titles: ['A'],
      title: Uint16Array.of(1, 0),
    });
    const others = { ...createFilledColumns(1, 2), titles: ['C', 'B'], title: Uint16Array.of(2) };
    store.replace([{ row: 1, name: 'z', at: 0 }], others);
    const { columns } = store.locate(0);
    expect([0, 1].map((at) => getTitleInColumns(columns, at))).toEqual(['A', 'B']);
  });

  it('keeps the revision of its oldest row', () => {
    const store = createRowStore();
    store.append(['a', 'b'], { ...createFilledColumns(2, 2), revision: 3 });
    store.replace([{ row: 0, name: 'c', at: 0 }], { ...createFilledColumns(1, 2), revision: 5 });
    expect(store.chunks[0]?.columns.revision).toBe(3);
    store.replaceColumns(0, { ...createFilledColumns(2, 4), revision: 6 });
    expect([store.chunks[0]?.columns.revision, store.names(0, 2)]).toEqual([6, ['c', 'b']]);
    expect(store.locate(1).columns.rating[1]).toBe(4);
    expect(() => store.replaceColumns(0, createFilledColumns(1, 2))).toThrow(RangeError);
  });

  it('throws for rows in different chunks and for rows that do not exist', () => {
    const store = createRowStore();
    const chunk = Array.from({ length: CHUNK_ROWS }, (_, row) => `${row}`);
    store.append(chunk, createFilledColumns(CHUNK_ROWS, 2));
    store.append(['last'], createFilledColumns(1, 3));
    const replace = (rows: number[]) => () =>
      store.replace(
        rows.map((row, at) => ({ row, name: 'x', at })),
        createFilledColumns(2, 4),
      );
    expect(replace([999, 1000])).toThrow(RangeError);
    expect(replace([1001])).toThrow(RangeError);
    expect(store.names(999, 1001)).toEqual(['999', 'last']);
  });
});
