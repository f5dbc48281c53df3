import type { LookAlikeGroup, LookAlikes } from '../../lists/rows/look-alike-groups.ts';
import type { RowStore } from '../../lists/rows/row-store.ts';
import type { Yielder } from '../../primitives/yielder.ts';
import { type GetTargetRank, getDanger, MAX_DANGER } from './row-danger.ts';
import { isImitation } from './row-findings.ts';

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

/** Maximum length of {@link RankedGroup.rows}. */
const MAX_ROWS = 12;

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
