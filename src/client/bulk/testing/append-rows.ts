import { KNOWN_RELATIONS } from '../../../contract/bulk-columns.ts';
import {
  IMITATION_KINDS,
  IMITATION_STATUSES,
  type ImitationStatus,
} from '../../../contract/imitation-kinds.ts';
import { createEmptyColumns } from '../../../lists/rows/judged-columns.ts';
import { CHUNK_ROWS, createRowStore, type RowStore } from '../../../lists/rows/row-store.ts';

export interface TestRow {
  name: string;
  rating: number;
  mask?: number;
  script?: number;
  /** Null as the name stands for an address. */
  imitates?: { name: string | null; status: ImitationStatus };
  isKnown?: boolean;
}

/** Appends rows as one chunk. */
export function appendRows(store: RowStore, rows: readonly TestRow[]): void {
  const columns = createEmptyColumns(rows.length);
  for (const [index, row] of rows.entries()) {
    const { rating, mask = 0, script = 0, imitates, isKnown = false } = row;
    columns.rating[index] = rating;
    columns.checkMask[index] = mask;
    columns.script[index] = script;
    columns.known[index] = isKnown ? KNOWN_RELATIONS.indexOf('known') : 0;
    if (!imitates) continue;
    const { name, status } = imitates;
    columns.imitationKind[index] = IMITATION_KINDS.indexOf(name === null ? 'address' : 'one_edit');
    columns.imitationStatus[index] = IMITATION_STATUSES.indexOf(status);
    if (name === null) continue;
    columns.target[index] = columns.targets.indexOf(name) + 1 || columns.targets.push(name);
  }
  const names = rows.map(({ name }) => name);
  store.append(names, columns);
}

/** Creates a store with rows. */
export function createStoreOf(rows: readonly TestRow[]): RowStore {
  const store = createRowStore();
  for (let at = 0; at < rows.length; at += CHUNK_ROWS) {
    appendRows(store, rows.slice(at, at + CHUNK_ROWS));
  }
  return store;
}
