import { describe, expect, it } from 'vitest';
import { createKeyTable } from './key-table.ts';

/** Returns a different 32-bit number for each index, like a hash. */
const createKey = (at: number) => Math.imul(at + 1, 0x9e3779b1) | 0;

function list(table: ReturnType<typeof createKeyTable>, key: number): number[] {
  const values: number[] = [];
  table.visit(key, (value) => values.push(value));
  return values;
}

describe.each([0, 1, 2, 3, 1000, 99_999, 100_000])('a table of %i pairs', (size) => {
  const table = createKeyTable(size);
  for (let at = 0; at < size; at++) table.add(createKey(at), at);

  const isFound = (at: number) => table.has(createKey(at)) && list(table, createKey(at))[0] === at;
  const keys = Array.from({ length: size + 1000 }, (_, at) => at);

  it('finds each number by its key, and no number by other keys', () => {
    expect(keys.slice(0, size).filter((at) => !isFound(at))).toEqual([]);
    const others = keys.slice(size).map(createKey);
    expect(others.filter((key) => table.has(key) || list(table, key).length > 0)).toEqual([]);
  });
});

it('finds all numbers of one key, including repeats', () => {
  const table = createKeyTable(5);
  for (const value of [7, 0, 7]) table.add(-1, value);
  table.add(0, 3);
  expect(list(table, -1).sort()).toEqual([0, 7, 7]);
  expect(list(table, 0)).toEqual([3]);
});
