import { expect, it } from 'vitest';
import { IMITATION_KINDS, IMITATION_STATUSES } from '../../contract/imitation-kinds.ts';
import { RATING_ALERT, RATING_PASS } from '../../contract/rating.ts';
import { createEmptyColumns } from '../../lists/rows/judged-columns.ts';
import { CHUNK_ROWS, createRowStore, type RowStore } from '../../lists/rows/row-store.ts';
import { createYielder } from '../../primitives/yielder.ts';
import { findImitationGroups } from './imitation-groups.ts';

type Row = [name: string, target: string | null, status: 'alert' | 'warn' | 'info' | 'none'];

function getTargetNumber(targets: string[], name: string): number {
  return targets.indexOf(name) + 1 || targets.push(name);
}

function append(store: RowStore, rows: readonly Row[]): void {
  const columns = createEmptyColumns(rows.length);
  for (const [at, [, target, status]] of rows.entries()) {
    columns.rating[at] = status === 'none' ? RATING_PASS : RATING_ALERT;
    if (status === 'none') continue;
    columns.imitationKind[at] = IMITATION_KINDS.indexOf(target === null ? 'address' : 'one_edit');
    columns.imitationStatus[at] = IMITATION_STATUSES.indexOf(status);
    columns.target[at] = target === null ? 0 : getTargetNumber(columns.targets, target);
  }
  store.append(
    rows.map(([name]) => name),
    columns,
  );
}

const find = (store: RowStore) => findImitationGroups(store, createYielder());

it('groups imitations of all chunks by the imitated name, most dangerous group first', async () => {
  const store = createRowStore();
  const first: Row[] = [
    ['a1', 'a.eth', 'warn'],
    ['0x', null, 'alert'],
    ['b1', 'b.eth', 'alert'],
    ['a2', 'a.eth', 'info'],
  ];
  const rest = Array.from<unknown, Row>({ length: CHUNK_ROWS - 4 }, () => ['x', null, 'none']);
  append(store, [...first, ...rest]);
  append(store, [['b2', 'b.eth', 'warn']]);
  expect(await find(store)).toEqual([
    { name: null, count: 1, rows: [1] },
    { name: 'b.eth', count: 2, rows: [2, CHUNK_ROWS] },
    { name: 'a.eth', count: 1, rows: [0] },
  ]);
});

it('lists the most dangerous names of a group first, and then larger groups', async () => {
  const store = createRowStore();
  append(store, [
    ['near', 'a.eth', 'warn'],
    ['worse', 'a.eth', 'alert'],
    ['b1', 'b.eth', 'alert'],
    ['c1', 'c.eth', 'alert'],
    ['c2', 'c.eth', 'alert'],
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
  const store = createRowStore();
  append(
    store,
    Array.from<unknown, Row>({ length: 100 }, (_, row) => [`${row >> 1}`, 'a.eth', 'alert']),
  );
  const [group] = await find(store);
  expect([group?.count, group?.rows.length, group?.rows.slice(0, 3)]).toEqual([100, 12, [0, 2, 4]]);
});
