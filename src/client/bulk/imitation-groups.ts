import {
  getNameInChunk,
  getRow,
  getTargetInColumns,
  type RowStore,
} from '../../lists/rows/row-store.ts';
import type { Yielder } from '../../primitives/yielder.ts';
import { type GetTargetRank, getDanger, MAX_TARGET_RANK } from './row-danger.ts';
import type { ImitationTarget } from './row-filter.ts';
import { isImitation } from './row-findings.ts';

/** Rows that imitate the same name, or any address. */
export interface ImitationGroup extends ImitationTarget {
  /** Number of rows. */
  count: number;
  /** Rows with different names, the most dangerous ones first. */
  rows: readonly number[];
}

/** Maximum length of {@link ImitationGroup.rows}. */
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
