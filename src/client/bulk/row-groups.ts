import {
  findLookAlikes,
  type LookAlikeGroup,
  type LookAlikes,
} from '../../lists/rows/look-alike-groups.ts';
import { getRow, getTargetInColumns, type RowStore } from '../../lists/rows/row-store.ts';
import type { NameGroup } from '../../lists/writers/group-lines.ts';
import type { Yielder } from '../../primitives/yielder.ts';
import { type GetTargetRank, getDanger, MAX_DANGER } from './row-danger.ts';
import type { ImitationTarget } from './row-filter.ts';
import { isImitation } from './row-findings.ts';

/** Maximum number of rows of a group that the page shows. */
const MAX_ROWS = 12;

/** A group of names, with the rows that the page shows. */
interface RankedRows {
  /** Rows with different names, the most dangerous first, at most {@link MAX_ROWS}. */
  rows: readonly number[];
  /** Danger of the most dangerous row. */
  danger: number;
}

/** Rows that imitate the same name, or any address. */
export interface ImitationGroup extends ImitationTarget, RankedRows {
  /** All rows of the group, in the order of the list. */
  all: readonly number[];
}

/** A group of names that look alike, with the reference name that the others are compared with. */
export interface RankedGroup extends RankedRows {
  /** Name that the most dangerous imitation imitates. Without imitations, the least dangerous name of the group. The rows exclude it. */
  reference: string;
  /** First row whose name is the reference, or null if the group does not contain that name. */
  referenceRow: number | null;
  /** Number of different names in the group. */
  names: number;
}

/** Groups of {@link LookAlikes}, sorted so that the group with the most dangerous row comes first. */
export type RankedLookAlikes = Record<keyof LookAlikes, readonly RankedGroup[]>;

interface Member {
  row: number;
  name: string;
  danger: number;
  target: string | null;
}

/** Number of rows to process before checking whether to let the page respond. */
const STRIDE = 1024;

/** Lists the first row of each name in a group, the most dangerous row first. */
async function listMembers(
  store: RowStore,
  rows: Iterable<number>,
  getTargetRank: GetTargetRank,
  yieldIfDue: Yielder,
): Promise<Member[]> {
  const members = new Map<string, Member>();
  let seen = 0;
  for (const row of rows) {
    if (seen % STRIDE === 0) await yieldIfDue();
    seen += 1;
    const name = store.name(row);
    if (members.has(name)) continue;
    const { columns, at } = store.locate(row);
    const target = isImitation(columns, at) ? store.getTarget(row) : null;
    const danger = getDanger(columns, at, target === null ? undefined : getTargetRank(target));
    members.set(name, { row, name, danger, target });
  }
  return [...members.values()].sort((a, b) => a.danger - b.danger || a.row - b.row);
}

/** Sorts groups by their most dangerous row, then by size. */
function sortGroups<Group extends RankedRows>(groups: Group[], getSize: (group: Group) => number) {
  return groups.sort((a, b) => a.danger - b.danger || getSize(b) - getSize(a));
}

async function findRowsByTarget(store: RowStore, yieldIfDue: Yielder) {
  const groups = new Map<string | null, number[]>();
  for (const [index, { columns, ends }] of store.chunks.entries()) {
    for (let at = 0; at < ends.length; at += 1) {
      if (!isImitation(columns, at)) continue;
      const target = getTargetInColumns(columns, at);
      const rows = groups.get(target);
      if (rows) rows.push(getRow(index, at));
      else groups.set(target, [getRow(index, at)]);
    }
    await yieldIfDue();
  }
  return groups;
}

/**
 * Groups all imitations by the imitated name. The group with the most dangerous row comes first; among equally
 * dangerous groups, the largest one. All names that imitate an address form one group.
 */
export async function findImitationGroups(
  store: RowStore,
  getTargetRank: GetTargetRank,
  yieldIfDue: Yielder,
): Promise<ImitationGroup[]> {
  const groups: ImitationGroup[] = [];
  for (const [name, all] of await findRowsByTarget(store, yieldIfDue)) {
    const members = await listMembers(store, all, getTargetRank, yieldIfDue);
    const rows = members.slice(0, MAX_ROWS).map(({ row }) => row);
    groups.push({ name, all, rows, danger: members[0]?.danger ?? MAX_DANGER });
  }
  return sortGroups(groups, ({ all }) => all.length);
}

function rankGroup({ names }: LookAlikeGroup, members: readonly Member[]): RankedGroup {
  const target = members.find((member) => member.target !== null)?.target;
  const reference = target ?? (members.at(-1) as Member).name;
  const others = members.filter(({ name }) => name !== reference).slice(0, MAX_ROWS);
  return {
    reference,
    rows: others.map(({ row }) => row),
    referenceRow: members.find(({ name }) => name === reference)?.row ?? null,
    names,
    danger: members[0]?.danger ?? MAX_DANGER,
  };
}

/** Finds groups of names that look alike, in the order of {@link findImitationGroups}. Chooses the reference of each group. */
export async function rankLookAlikes(
  store: RowStore,
  getTargetRank: GetTargetRank,
  yieldIfDue: Yielder,
): Promise<RankedLookAlikes> {
  const rank = async (groups: readonly LookAlikeGroup[]) => {
    const ranked: RankedGroup[] = [];
    for (const group of groups) {
      const members = await listMembers(store, group.rows, getTargetRank, yieldIfDue);
      ranked.push(rankGroup(group, members));
    }
    return sortGroups(ranked, ({ names }) => names);
  };
  const { exact, loose } = await findLookAlikes(store, yieldIfDue);
  return { exact: await rank(exact), loose: await rank(loose) };
}

export type Grouping = 'look-alikes' | 'imitated-names';

type Group = [groupedBy: NameGroup['grouped_by'], rows: Iterable<number>];

async function findLookAlikeRows(store: RowStore, yieldIfDue: Yielder): Promise<Group[]> {
  const { exact, loose } = await findLookAlikes(store, yieldIfDue);
  return [
    ...exact.map(({ rows }): Group => ['identical', rows]),
    ...loose.map(({ rows }): Group => ['almost_identical', rows]),
  ];
}

/** Lists the rows of all groups, one group after the other, and the group of each row. Each name appears once per group. */
export async function listGroupedRows(
  store: RowStore,
  findImitations: () => Promise<readonly ImitationGroup[]>,
  grouping: Grouping,
  yieldIfDue: Yielder,
) {
  const found =
    grouping === 'look-alikes'
      ? await findLookAlikeRows(store, yieldIfDue)
      : (await findImitations()).map(({ all }): Group => ['same_target', all]);
  const rows: number[] = [];
  const groups: NameGroup[] = [];
  for (const [index, [grouped_by, groupRows]] of found.entries()) {
    const group: NameGroup = { group: index + 1, grouped_by };
    const names = new Set<string>();
    for (const row of groupRows) {
      const name = store.name(row);
      if (names.has(name)) continue;
      names.add(name);
      rows.push(row);
      groups.push(group);
    }
    await yieldIfDue();
  }
  return { rows, groups };
}
