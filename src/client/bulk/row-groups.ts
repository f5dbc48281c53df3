import {
  findLookAlikes,
  type LookAlikeGroup,
  type LookAlikes,
} from '../../lists/rows/look-alike-groups.ts';
import {
  getNameInChunk,
  getRow,
  getTargetInColumns,
  type RowStore,
} from '../../lists/rows/row-store.ts';
import type { NameGroup } from '../../lists/writers/group-lines.ts';
import type { Yielder } from '../../primitives/yielder.ts';
import { type GetTargetRank, getDanger, MAX_DANGER, MAX_TARGET_RANK } from './row-danger.ts';
import type { ImitationTarget } from './row-filter.ts';
import { isImitation } from './row-findings.ts';

/** Rows that imitate the same name, or any address. */
export interface ImitationGroup extends ImitationTarget {
  count: number;
  /** Rows with different names, the most dangerous ones first. */
  rows: readonly number[];
}

/** Maximum number of rows of a group that the page shows. */
const MAX_ROWS = 12;

interface RankedRow {
  row: number;
  name: string;
  danger: number;
}

interface GrowingGroup extends ImitationTarget {
  count: number;
  /** Most dangerous rows found so far, the most dangerous first. */
  rows: RankedRow[];
}

/** Adds a row if its name is new and it is among the most dangerous. Equally dangerous rows keep the list order. */
function addRow({ rows }: GrowingGroup, added: RankedRow): void {
  const last = rows.at(-1);
  if (rows.length === MAX_ROWS && last && last.danger <= added.danger) return;
  if (rows.some(({ name }) => name === added.name)) return;
  const at = rows.findIndex(({ danger }) => danger > added.danger);
  rows.splice(at < 0 ? rows.length : at, 0, added);
  if (rows.length > MAX_ROWS) rows.pop();
}

function compareGroups(left: GrowingGroup, right: GrowingGroup): number {
  const getDangerOf = ({ rows }: GrowingGroup) => rows[0]?.danger ?? Number.POSITIVE_INFINITY;
  return getDangerOf(left) - getDangerOf(right) || right.count - left.count;
}

/**
 * Groups all imitations by the imitated name. The group with the most dangerous row comes first; among equally
 * dangerous groups, the largest one. All names that imitate an address form one group.
 */
export async function findImitationGroups(
  store: RowStore,
  yieldIfDue: Yielder,
  getTargetRank: GetTargetRank = () => MAX_TARGET_RANK,
): Promise<ImitationGroup[]> {
  const groups = new Map<string | null, GrowingGroup>();
  for (const [index, chunk] of store.chunks.entries()) {
    const { columns } = chunk;
    for (let at = 0; at < chunk.ends.length; at += 1) {
      if (!isImitation(columns, at)) continue;
      const target = getTargetInColumns(columns, at);
      let group = groups.get(target);
      if (!group) {
        group = { name: target, count: 0, rows: [] };
        groups.set(target, group);
      }
      group.count += 1;
      const rank = target === null ? MAX_TARGET_RANK : getTargetRank(target);
      const danger = getDanger(columns, at, rank);
      addRow(group, { row: getRow(index, at), name: getNameInChunk(chunk, at), danger });
    }
    await yieldIfDue();
  }
  return [...groups.values()].sort(compareGroups).map(({ name, count, rows }) => ({
    name,
    count,
    rows: rows.map(({ row }) => row),
  }));
}

/** A group of names that look alike, with the reference name that the others are compared with. */
export interface RankedGroup {
  /** Name that the most dangerous imitation imitates. Without imitations, the least dangerous name of the group. */
  reference: string;
  /** The {@link MAX_ROWS} most dangerous rows, the most dangerous first. Excludes repeated names and the reference. */
  rows: readonly number[];
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
  { rows }: LookAlikeGroup,
  getTargetRank: GetTargetRank,
  yieldIfDue: Yielder,
): Promise<Member[]> {
  const members = new Map<string, Member>();
  for (const [index, row] of rows.entries()) {
    if (index % STRIDE === 0) await yieldIfDue();
    const name = store.name(row);
    if (members.has(name)) continue;
    const { columns, at } = store.locate(row);
    const target = isImitation(columns, at) ? store.getTarget(row) : null;
    const danger = getDanger(columns, at, target === null ? undefined : getTargetRank(target));
    members.set(name, { row, name, danger, target });
  }
  return [...members.values()].sort((a, b) => a.danger - b.danger || a.row - b.row);
}

function rankGroup(group: LookAlikeGroup, members: readonly Member[]): RankedGroup {
  const target = members.find((member) => member.target !== null)?.target;
  const reference = target ?? (members.at(-1) as Member).name;
  return {
    reference,
    rows: members
      .filter(({ name }) => name !== reference)
      .slice(0, MAX_ROWS)
      .map(({ row }) => row),
    referenceRow: members.find(({ name }) => name === reference)?.row ?? null,
    names: group.names,
  };
}

async function rankGroups(
  store: RowStore,
  groups: readonly LookAlikeGroup[],
  getTargetRank: GetTargetRank,
  yieldIfDue: Yielder,
): Promise<RankedGroup[]> {
  const ranked: (RankedGroup & { danger: number })[] = [];
  for (const group of groups) {
    const members = await listMembers(store, group, getTargetRank, yieldIfDue);
    ranked.push({ ...rankGroup(group, members), danger: members[0]?.danger ?? MAX_DANGER });
  }
  return ranked.sort((a, b) => a.danger - b.danger || b.names - a.names);
}

/** Sorts groups by their most dangerous row, then by size. Chooses the reference of each group. */
export async function rankLookAlikes(
  store: RowStore,
  { exact, loose }: LookAlikes,
  getTargetRank: GetTargetRank,
  yieldIfDue: Yielder,
): Promise<RankedLookAlikes> {
  return {
    exact: await rankGroups(store, exact, getTargetRank, yieldIfDue),
    loose: await rankGroups(store, loose, getTargetRank, yieldIfDue),
  };
}

export type Grouping = 'look-alikes' | 'imitated-names';

/** Rows of all groups, one group after the other. */
interface GroupedRows {
  /** Rows of the groups. Each name appears once per group. */
  rows: readonly number[];
  /** Group of the row at the same index of `rows`. */
  groups: readonly NameGroup[];
}

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
