import { describe, expect, it } from 'vitest';
import type { ImitationStatus } from '../../contract/imitation-kinds.ts';
import { RATING_ALERT, RATING_PASS } from '../../contract/rating.ts';
import { createNodeInspector } from '../../hosts/node.ts';
import { findLookAlikes } from '../../lists/rows/look-alike-groups.ts';
import { CHUNK_ROWS, type RowStore } from '../../lists/rows/row-store.ts';
import { createYielder } from '../../primitives/yielder.ts';
import {
  findImitationGroups,
  type Grouping,
  listGroupedRows,
  rankLookAlikes,
} from './row-groups.ts';
import { createInspectedStore, createStoreOf, type TestRow } from './testing/create-store.ts';

/** Creates a row that imitates a name, or an address if the target is null. */
const imitate = (name: string, target: string | null, status: ImitationStatus): TestRow => ({
  name,
  rating: RATING_ALERT,
  imitates: { name: target, status },
});

const find = (store: RowStore) => findImitationGroups(store, createYielder());

it('groups imitations of all chunks by the imitated name, most dangerous group first', async () => {
  const plain = { name: 'x', rating: RATING_PASS };
  const store = createStoreOf([
    imitate('a1', 'a.eth', 'warn'),
    imitate('0x', null, 'alert'),
    imitate('b1', 'b.eth', 'alert'),
    imitate('a2', 'a.eth', 'info'),
    ...Array.from({ length: CHUNK_ROWS - 4 }, () => plain),
    imitate('b2', 'b.eth', 'warn'),
  ]);
  expect(await find(store)).toEqual([
    { name: null, count: 1, rows: [1] },
    { name: 'b.eth', count: 2, rows: [2, CHUNK_ROWS] },
    { name: 'a.eth', count: 1, rows: [0] },
  ]);
});

it('lists the most dangerous names of a group first, and then larger groups', async () => {
  const store = createStoreOf([
    imitate('near', 'a.eth', 'warn'),
    imitate('worse', 'a.eth', 'alert'),
    imitate('b1', 'b.eth', 'alert'),
    imitate('c1', 'c.eth', 'alert'),
    imitate('c2', 'c.eth', 'alert'),
  ]);
  const groups = await findImitationGroups(store, createYielder(), (name) =>
    name === 'b.eth' ? 0 : 1,
  );
  expect(groups.map(({ name, rows }) => [name, rows])).toEqual([
    ['b.eth', [2]],
    ['a.eth', [1, 0]],
    ['c.eth', [3, 4]],
  ]);
});

it('counts all rows but lists only the first few different names', async () => {
  const store = createStoreOf(
    Array.from({ length: 100 }, (_, row) => imitate(`${row >> 1}`, 'a.eth', 'alert')),
  );
  const [group] = await find(store);
  expect([group?.count, group?.rows.length, group?.rows.slice(0, 3)]).toEqual([100, 12, [0, 2, 4]]);
});

const engine = await createNodeInspector();

async function rank(names: string[]) {
  const store = createInspectedStore(engine, names);
  const found = await findLookAlikes(store, createYielder());
  const ranked = await rankLookAlikes(store, found, () => 0, createYielder());
  return ranked.exact.map(({ reference, referenceRow, rows, names: count }) => ({
    reference,
    isListed: referenceRow !== null,
    names: rows.map((row) => store.name(row)),
    count,
  }));
}

describe('rankLookAlikes', () => {
  it('puts the group with the most dangerous name first, and compares it with the imitated name', async () => {
    expect(
      await rank(['he11o.eth', 'hello.eth', 'vita1ik.eth', 'vitalik.eth', 'vita1ik.eth']),
    ).toEqual([
      { reference: 'vitalik.eth', isListed: true, names: ['vita1ik.eth'], count: 2 },
      { reference: expect.any(String), isListed: true, names: [expect.any(String)], count: 2 },
    ]);
  });

  it('compares a group with the imitated name although it is not in the list', async () => {
    expect(await rank(['rnetamask.eth', 'm\u0435tamask.eth'])).toEqual([
      {
        reference: 'metamask.eth',
        isListed: false,
        names: expect.arrayContaining(['rnetamask.eth', 'm\u0435tamask.eth']),
        count: 2,
      },
    ]);
  });

  it('lists only the most dangerous names of a large group', async () => {
    const names = Array.from({ length: 5 }, (_, at) => [
      `${'l'.repeat(at)}1${'l'.repeat(6 - at)}.eth`,
      `${'1'.repeat(at + 2)}${'l'.repeat(5 - at)}.eth`,
      `${'l'.repeat(at + 2)}${'1'.repeat(5 - at)}.eth`,
    ]).flat();
    const [group] = await rank(names);
    expect(group?.count).toBe(15);
    expect(group?.names).toHaveLength(12);
  });
});

async function list(names: string[], grouping: Grouping) {
  const store = createInspectedStore(engine, names);
  const yieldIfDue = createYielder();
  const { rows, groups } = await listGroupedRows(
    { store, findImitationGroups: () => findImitationGroups(store, yieldIfDue) },
    grouping,
    yieldIfDue,
  );
  return rows.map((row, index) => [
    groups[index]?.group,
    groups[index]?.grouped_by,
    store.name(row),
  ]);
}

const NAMES = [
  'nick.eth',
  'rnetamask.eth',
  'n1ck.eth',
  'metamàsk.eth',
  'plain-words.eth',
  'rnetamask.eth',
  'pläin-words.eth',
  'vitalìk.eth',
  'metamask.eth',
];

it('lists each different imitation once, the most imitated name first', async () => {
  expect(await list(NAMES, 'imitated-names')).toEqual([
    [1, 'same_target', 'rnetamask.eth'],
    [1, 'same_target', 'metamàsk.eth'],
    [2, 'same_target', 'vitalìk.eth'],
    [3, 'same_target', 'n1ck.eth'],
  ]);
});

it('lists look-alikes by their group', async () => {
  expect(await list(NAMES, 'look-alikes')).toEqual([
    [1, 'identical', 'rnetamask.eth'],
    [1, 'identical', 'metamask.eth'],
    [2, 'almost_identical', 'rnetamask.eth'],
    [2, 'almost_identical', 'metamàsk.eth'],
    [2, 'almost_identical', 'metamask.eth'],
    [3, 'almost_identical', 'plain-words.eth'],
    [3, 'almost_identical', 'pläin-words.eth'],
  ]);
});

it('lists nothing without groups', async () => {
  expect(await list(['ok-1234567.eth'], 'look-alikes')).toEqual([]);
  expect(await list(['ok-1234567.eth'], 'imitated-names')).toEqual([]);
});
