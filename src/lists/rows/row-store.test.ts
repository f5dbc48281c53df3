import { expect, it } from 'vitest';
import { listTexts } from './joined-texts.ts';
import { createEmptyColumns } from './judged-columns.ts';
import { CHUNK_ROWS, createRowStore } from './row-store.ts';

it('returns names of any length and script in order, including duplicates', () => {
  const store = createRowStore();
  const names = Array.from({ length: CHUNK_ROWS }, (_, row) => `${row}`);
  const others = ['a', '', 'é😀', 'x'.repeat(70_000), 'a', '\n'];
  store.append(names, createEmptyColumns(CHUNK_ROWS));
  store.append(others, createEmptyColumns(others.length));
  expect(store.chunks.flatMap(listTexts)).toEqual([...names, ...others]);
  expect(() => store.name(store.length)).toThrow(RangeError);
  // Only the last chunk may be shorter.
  expect(() => store.append(['more'], createEmptyColumns(1))).toThrow(RangeError);
});

it('replaces the results of a chunk', () => {
  const store = createRowStore();
  store.append(['a', 'b'], createEmptyColumns(2));
  const columns = { ...createEmptyColumns(2), targets: ['a.eth'], target: Uint32Array.of(0, 1) };
  store.replaceColumns(0, columns);
  expect(store.chunks.flatMap(listTexts)).toEqual(['a', 'b']);
  expect([0, 1].map(store.getTarget)).toEqual([null, 'a.eth']);
  expect(() => store.replaceColumns(0, createEmptyColumns(1))).toThrow(RangeError);
  expect(() => store.replaceColumns(1, columns)).toThrow(RangeError);
});
