import { expect, it } from 'vitest';
import type { KeptList } from './list-keeper.ts';
import { fromStoredList, toStoredList } from './list-storage.ts';

const KEPT: KeptList = {
  id: 'a',
  source: { kind: 'text', text: 'a.eth' },
  options: {
    encoding: 'utf-8',
    bomLength: 3,
    format: { kind: 'lines' },
    records: [],
    fields: [],
  },
  names: 1,
  keptAt: 0,
};

const { bomLength, ...otherOptions } = KEPT.options;
const STORED = { ...KEPT, options: { ...otherOptions, mark: bomLength }, version: 1 };

it('stores a list in the shape of version 1', () => {
  expect(toStoredList(KEPT)).toEqual(STORED);
});

it('reads back a stored list', () => {
  expect(fromStoredList(STORED)).toEqual(KEPT);
});

it.each([
  ['nothing', undefined],
  ['a list of another version', { ...STORED, version: 2 }],
])('returns null for %s', (_, stored) => {
  expect(fromStoredList(stored)).toBeNull();
});
