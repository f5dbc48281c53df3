import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CHECK_CODES } from '../../contract/checks.ts';
import { SCRIPTS } from '../../contract/scripts.ts';
import { CHUNK_ROWS, type RowStore } from '../../lists/rows/row-store.ts';
import { createYielder } from '../../primitives/yielder.ts';
import { createNameSearcher } from './name-searcher.ts';
import type { GetTargetRank } from './row-danger.ts';
import { NO_FILTER, type RowFilter } from './row-filter.ts';
import { getCheckBit } from './row-findings.ts';
import {
  changeSearch,
  createRowView,
  IMITATIONS_FIRST,
  type RowQuery,
  type RowView,
  WHOLE_LIST,
} from './row-view.ts';
import { type SortKey, sortRows } from './sort-rows.ts';
import { appendRows, createStoreOf, type TestRow } from './testing/create-store.ts';

function waitUntilSettled(view: RowView): Promise<number[]> {
  return new Promise((resolve) => {
    const look = () => {
      const { length, at, isPending } = view.shown();
      if (!isPending) resolve(Array.from({ length }, (_, place) => at(place)));
    };
    view.subscribe(look);
    look();
  });
}

/** Creates a view that can only search by text. */
function createView(store: RowStore, getTargetRank: GetTargetRank = () => 0): RowView {
  const fail = () => Promise.reject(new Error('There is no worker.'));
  return createRowView(store, createNameSearcher(store.chunks, fail), async () => getTargetRank);
}

async function listRows(rows: readonly TestRow[], query: Partial<RowQuery>): Promise<number[]> {
  const view = createView(createStoreOf(rows));
  view.setQuery({ ...WHOLE_LIST, ...query });
  return waitUntilSettled(view);
}

const filterBy = (filter: Partial<RowFilter>) => ({ filter: { ...NO_FILTER, ...filter } });
const searchFor = (text: string) => filterBy({ search: { text, way: 'text' } });

const confusables = getCheckBit('confusables');
const invisible = getCheckBit('invisible');
const rows: TestRow[] = [
  { name: 'vitalik.eth', rating: 2, script: SCRIPTS.indexOf('Latin') },
  { name: 'vitalìk.eth', rating: 3, mask: confusables, script: SCRIPTS.indexOf('Latin') },
  { name: 'виталик.eth', rating: 3, script: SCRIPTS.indexOf('Cyrillic') },
  { name: 'VITALIK\u200b.eth', rating: 4, mask: confusables | invisible },
  { name: 'abc', rating: 0 },
];

const found: TestRow[] = [
  { name: 'alert', rating: 4 },
  { name: 'near b', rating: 3, imitates: { name: 'b.eth', status: 'warn' } },
  { name: 'known', rating: 2, isKnown: true },
  { name: 'plain', rating: 2 },
  { name: 'as a', rating: 4, imitates: { name: 'a.eth', status: 'alert' } },
  { name: 'address', rating: 4, imitates: { name: null, status: 'alert' } },
  { name: 'noted', rating: 2, imitates: { name: 'a.eth', status: 'info' } },
  { name: 'warning', rating: 3 },
  { name: 'as a too', rating: 4, imitates: { name: 'a.eth', status: 'alert' } },
  { name: 'failed', rating: 0 },
  { name: 'refused', rating: 4, mask: getCheckBit('normalized') },
  { name: 'changed', rating: 4, mask: getCheckBit('normalized'), isChanged: true },
];

const byKey = (key: SortKey, descending = false) => ({ sort: { key, descending } });
const OTHERS = [0, 10, 11, 7, 6, 3, 2, 9];

describe('findings of rows', () => {
  it.each<[string, Partial<RowQuery>, number[]]>([
    ['finds imitations', filterBy({ found: ['imitation'] }), [1, 4, 5, 8]],
    ['finds other warnings', filterBy({ found: ['warning'] }), [0, 7, 11]],
    ['finds names that ENS refuses', filterBy({ found: ['refused'] }), [10]],
    ['finds rows without a warning', filterBy({ found: ['nothing'] }), [2, 3, 6]],
    ['finds known and uninspected rows', filterBy({ found: ['known', 'uninspected'] }), [2, 9]],
    ['finds imitations of one name', filterBy({ target: { name: 'a.eth' } }), [4, 8]],
    ['finds imitations of addresses', filterBy({ target: { name: null } }), [5]],
    ['finds no imitations of another name', filterBy({ target: { name: 'c.eth' } }), []],
    // Rows with equal keys are ordered by danger, then by the list, in both directions.
    ['sorts by descending rating', byKey('rating', true), [5, 4, 8, 0, 10, 11, 1, 7, 6, 3, 2, 9]],
    ['sorts by ascending rating', byKey('rating'), [9, 6, 3, 2, 1, 7, 5, 4, 8, 0, 10, 11]],
    ['sorts by danger', byKey('found'), [5, 4, 8, 1, 0, 10, 11, 7, 6, 3, 2, 9]],
    // Rows that imitate nothing come last.
    ['sorts by the imitated name', byKey('target'), [4, 8, 1, 5, ...OTHERS]],
    ['sorts by the imitated name, descending', byKey('target', true), [5, 1, 4, 8, ...OTHERS]],
  ])('%s', async (_, query, expected) => {
    expect(await listRows(found, query)).toEqual(expected);
  });
});

describe('createRowView', () => {
  it.each<[string, Partial<RowQuery>, number[]]>([
    ['shows the whole list', {}, [0, 1, 2, 3, 4]],
    ['filters by rating', filterBy({ ratings: [3] }), [1, 2]],
    ['filters by either of two ratings', filterBy({ ratings: [0, 4] }), [3, 4]],
    ['filters by check', filterBy({ checks: [CHECK_CODES.indexOf('confusables')] }), [1, 3]],
    [
      'filters by both of two checks',
      filterBy({ checks: [CHECK_CODES.indexOf('confusables'), CHECK_CODES.indexOf('invisible')] }),
      [3],
    ],
    ['filters by script', filterBy({ scripts: [SCRIPTS.indexOf('Cyrillic')] }), [2]],
    ['finds text regardless of case', searchFor('Vitalik'), [0, 3]],
    ['does not find text across two names', searchFor('ethvital'), []],
    ['sorts by rating', byKey('rating', true), [3, 1, 2, 0, 4]],
    ['sorts by name', byKey('name'), [3, 4, 0, 1, 2]],
    ['reverses the list', byKey('row', true), [4, 3, 2, 1, 0]],
    ['filters and sorts', { ...filterBy({ ratings: [2, 3] }), ...byKey('name', true) }, [2, 1, 0]],
  ])('%s', async (_, query, expected) => {
    expect(await listRows(rows, query)).toEqual(expected);
  });

  it('sorts imitations of more attractive names first', async () => {
    const imitate = (name: string): TestRow => ({
      name: `as ${name}`,
      rating: 4,
      imitates: { name, status: 'alert' },
    });
    const store = createStoreOf(['b.eth', 'c.eth', 'a.eth'].map(imitate));
    const view = createView(store, (name) => name.charCodeAt(0));
    view.setQuery({ ...WHOLE_LIST, ...byKey('found') });
    expect(await waitUntilSettled(view)).toEqual([2, 0, 1]);
  });

  it('opens with a query unless another one was set before', async () => {
    const view = createView(createStoreOf(found));
    view.openWith(IMITATIONS_FIRST);
    expect(await waitUntilSettled(view)).toEqual([5, 4, 8, 1]);
    const chosen = createView(createStoreOf(found));
    chosen.setQuery({ ...WHOLE_LIST });
    chosen.openWith(IMITATIONS_FIRST);
    expect(await waitUntilSettled(chosen)).toHaveLength(found.length);
  });

  it('shows added rows, and shows changed rows after a full refresh', async () => {
    const store = createStoreOf(
      Array.from({ length: CHUNK_ROWS }, () => ({ name: 'x', rating: 2 })),
    );
    const view = createView(store);
    view.setQuery({ ...WHOLE_LIST, ...filterBy({ ratings: [4] }) });
    expect(await waitUntilSettled(view)).toEqual([]);
    appendRows(store, [
      { name: 'y', rating: 4 },
      { name: 'z', rating: 2 },
    ]);
    view.refresh();
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(await waitUntilSettled(view)).toEqual([CHUNK_ROWS]);
    store.locate(5).columns.rating[5] = 4;
    view.refresh(true);
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(await waitUntilSettled(view)).toEqual([5, CHUNK_ROWS]);
  });

  it('returns a new query immediately, and shows only the rows of the latest query', async () => {
    const view = createView(createStoreOf(rows));
    view.setQuery({ ...WHOLE_LIST, ...searchFor('abc') });
    expect(view.shown()).toMatchObject({ query: searchFor('abc'), isPending: true });
    view.setQuery({ ...WHOLE_LIST, ...filterBy({ ratings: [2] }) });
    expect(await waitUntilSettled(view)).toEqual([0]);
  });

  it('sorts by name as Array.sort does and keeps the order of equal names', async () => {
    const name = fc.oneof(
      fc.constantFrom('aaaa', 'aaaab', 'aaaaa', 'aaa', '', 'é', '😀', '\ufffe', '\uffff'),
      fc.string({ unit: 'grapheme', maxLength: 12 }),
    );
    await fc.assert(
      fc.asyncProperty(
        fc.array(name, { minLength: 41, maxLength: 60 }),
        fc.boolean(),
        async (some, descending) => {
          // Enough rows to merge several sorted parts.
          const names = Array.from({ length: 25 }, () => some).flat();
          const store = createStoreOf(names.map((each) => ({ name: each, rating: 2 })));
          const all = Uint32Array.from(names.keys());
          const sort = { key: 'name', descending } as const;
          const ordered = await sortRows(store, all, sort, createYielder(), () => 0);
          const sign = descending ? -1 : 1;
          const expected = [...names.keys()].sort((a, b) => {
            const [left = '', right = ''] = [names[a], names[b]];
            return left === right ? a - b : left < right ? -sign : sign;
          });
          expect([...ordered]).toEqual(expected);
        },
      ),
      { numRuns: 20 },
    );
  });
});

describe('changeSearch', () => {
  const preselected = IMITATIONS_FIRST.filter;
  it.each<[string, RowFilter, string, RowFilter['found']]>([
    ['the whole list if the page preselected rows', preselected, 'moon', []],
    ['the whole list after other filters changed', { ...preselected, scripts: [1] }, 'moon', []],
    ['the preselected rows if the text is empty', preselected, '', ['imitation']],
    ['the rows that the user chose', { ...NO_FILTER, found: ['imitation'] }, 'moon', ['imitation']],
    ['the whole list if no rows were chosen', NO_FILTER, 'moon', []],
  ])('searches %s', (_, filter, text, found) => {
    const search = { text, way: 'text' } as const;
    expect(changeSearch(filter, search)).toEqual({ ...filter, found, search });
  });
});
