import { expect, it } from 'vitest';
import type { ImitationStatus } from '../../contract/imitation-kinds.ts';
import { RATING_ALERT, RATING_PASS } from '../../contract/rating.ts';
import { CHUNK_ROWS, type RowStore } from '../../lists/rows/row-store.ts';
import { createYielder } from '../../primitives/yielder.ts';
import { findImitationGroups } from './imitation-groups.ts';
import { createStoreOf, type TestRow } from './testing/create-store.ts';

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
