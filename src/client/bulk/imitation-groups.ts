import {
  getNameInChunk,
  getRow,
  getTargetInColumns,
  type RowStore,
} from '../../lists/rows/row-store.ts';
import type { Yielder } from '../../primitives/yielder.ts';
import type { ImitationTarget } from './row-filter.ts';
import { getFoundRank, isImitation } from './row-findings.ts';

/** Rows that imitate the same name, or any address. */
export interface ImitationGroup extends ImitationTarget {
  /** Number of rows. */
  count: number;
  /** First rows with different names, in the order of the list. */
  rows: readonly number[];
}

/** Maximum length of {@link ImitationGroup.rows}. */
const MAX_ROWS = 12;

interface GrowingGroup extends ImitationGroup {
  rows: number[];
  names: Set<string>;
  /** Smallest rank of the rows. */
  rank: number;
}

/** Groups all imitations by the imitated name, largest group first. Imitations of addresses are one group. */
export async function findImitationGroups(
  store: RowStore,
  yieldIfDue: Yielder,
): Promise<ImitationGroup[]> {
  const groups = new Map<string | null, GrowingGroup>();
  for (const [index, chunk] of store.chunks.entries()) {
    const { columns } = chunk;
    for (let at = 0; at < chunk.ends.length; at += 1) {
      if (!isImitation(columns, at)) continue;
      const name = getTargetInColumns(columns, at);
      let group = groups.get(name);
      if (!group) {
        group = { name, count: 0, rows: [], names: new Set(), rank: Number.POSITIVE_INFINITY };
        groups.set(name, group);
      }
      group.count += 1;
      group.rank = Math.min(group.rank, getFoundRank(columns, at));
      if (group.rows.length === MAX_ROWS) continue;
      const text = getNameInChunk(chunk, at);
      if (group.names.has(text)) continue;
      group.names.add(text);
      group.rows.push(getRow(index, at));
    }
    await yieldIfDue();
  }
  return [...groups.values()]
    .sort((a, b) => b.count - a.count || a.rank - b.rank)
    .map(({ name, count, rows }) => ({ name, count, rows }));
}
