import { findLookAlikes } from '../../lists/rows/look-alike-groups.ts';
import { getRow, getTargetInColumns, type RowStore } from '../../lists/rows/row-store.ts';
import type { NameGroup } from '../../lists/writers/group-lines.ts';
import type { Yielder } from '../../primitives/yielder.ts';
import type { ImitationGroup } from './imitation-groups.ts';
import { isImitation } from './row-findings.ts';

/** Kinds of groups that can be exported. */
export type Grouping = 'look-alikes' | 'imitated-names';

/** Rows of all groups, one group after the other. */
export interface GroupedRows {
  /** Rows of the groups. Each name appears once per group. */
  rows: readonly number[];
  /** Group of the row at the same index of `rows`. */
  groups: readonly NameGroup[];
}

/** A list whose rows can be grouped. */
export interface GroupedList {
  store: RowStore;
  /** Returns one group for each imitated name, in the order in which the page shows the groups. */
  findImitationGroups(): Promise<readonly Pick<ImitationGroup, 'name'>[]>;
}

type Group = [groupedBy: NameGroup['grouped_by'], rows: Iterable<number>];

async function findRowsByLook({ store }: GroupedList, yieldIfDue: Yielder): Promise<Group[]> {
  const { exact, loose } = await findLookAlikes(store, yieldIfDue);
  return [
    ...exact.map(({ rows }): Group => ['identical', rows]),
    ...loose.map(({ rows }): Group => ['almost_identical', rows]),
  ];
}

async function findRowsByTarget(
  { store, findImitationGroups }: GroupedList,
  yieldIfDue: Yielder,
): Promise<Group[]> {
  const groups = await findImitationGroups();
  const rows = new Map<string | null, number[]>(groups.map(({ name }) => [name, []]));
  for (const [index, { columns, ends }] of store.chunks.entries()) {
    for (let at = 0; at < ends.length; at += 1) {
      if (!isImitation(columns, at)) continue;
      rows.get(getTargetInColumns(columns, at))?.push(getRow(index, at));
    }
    await yieldIfDue();
  }
  return Array.from(rows.values(), (each): Group => ['same_target', each]);
}

/** Lists the rows of all groups of a list. */
export async function listGroupedRows(
  list: GroupedList,
  grouping: Grouping,
  yieldIfDue: Yielder,
): Promise<GroupedRows> {
  const find = grouping === 'look-alikes' ? findRowsByLook : findRowsByTarget;
  const rows: number[] = [];
  const groups: NameGroup[] = [];
  for (const [index, [grouped_by, groupRows]] of (await find(list, yieldIfDue)).entries()) {
    const group: NameGroup = { group: index + 1, grouped_by };
    const names = new Set<string>();
    for (const row of groupRows) {
      const name = list.store.name(row);
      if (names.has(name)) continue;
      names.add(name);
      rows.push(row);
      groups.push(group);
    }
    await yieldIfDue();
  }
  return { rows, groups };
}
