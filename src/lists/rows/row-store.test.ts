import { describe, expect, it } from 'vitest';
import { createEmptyColumns } from './judged-columns.ts';
import { CHUNK_ROWS, createRowStore } from './row-store.ts';

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

  it('replaces the results of a chunk', () => {
    const store = createRowStore();
    store.append(['a', 'b'], createFilledColumns(2, 2));
    const columns = createFilledColumns(2, 4);
    store.replaceColumns(0, { ...columns, targets: ['a.eth'], target: Uint32Array.of(0, 1) });
    expect(store.names(0, 2)).toEqual(['a', 'b']);
    expect(store.locate(1).columns.rating[1]).toBe(4);
    expect([0, 1].map(store.getTarget)).toEqual([null, 'a.eth']);
    expect(() => store.replaceColumns(0, createFilledColumns(1, 2))).toThrow(RangeError);
    expect(() => store.replaceColumns(1, columns)).toThrow(RangeError);
  });
});
