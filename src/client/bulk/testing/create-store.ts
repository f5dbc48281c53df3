import { KNOWN_RELATIONS } from '../../../contract/bulk-columns.ts';
import {
  IMITATION_KINDS,
  IMITATION_STATUSES,
  type ImitationStatus,
} from '../../../contract/imitation-kinds.ts';
import type { ConsolidatedNameGuardReport } from '../../../contract/reports.ts';
import type { ListInspector } from '../../../engine/list-engine.ts';
import { packAddresses } from '../../../lists/rows/address-column.ts';
import { createEmptyColumns, type JudgedColumns } from '../../../lists/rows/judged-columns.ts';
import { CHUNK_ROWS, createRowStore, type RowStore } from '../../../lists/rows/row-store.ts';
import type { InspectionWorker } from '../inspection-pool.ts';

export interface TestRow {
  name: string;
  /** 0 by default, which means that the row was not inspected. */
  rating?: number;
  mask?: number;
  script?: number;
  /** Null as the name stands for an address. */
  imitates?: { name: string | null; status: ImitationStatus };
  isKnown?: boolean;
  /** Whether ENS changes the name. */
  isChanged?: boolean;
  /** Text beside the name, such as an address. */
  beside?: string | null;
}

export function createColumns(rows: readonly TestRow[]): JudgedColumns {
  const columns = createEmptyColumns(rows.length);
  for (const [index, row] of rows.entries()) {
    const { rating = 0, mask = 0, script = 0, imitates, isKnown, isChanged } = row;
    columns.rating[index] = rating;
    columns.checkMask[index] = mask;
    columns.script[index] = script;
    columns.isChanged[index] = Number(isChanged ?? false);
    columns.known[index] = isKnown ? KNOWN_RELATIONS.indexOf('known') : 0;
    if (!imitates) continue;
    const { name, status } = imitates;
    columns.imitationKind[index] = IMITATION_KINDS.indexOf(name === null ? 'address' : 'one_edit');
    columns.imitationStatus[index] = IMITATION_STATUSES.indexOf(status);
    if (name === null) continue;
    columns.target[index] = columns.targets.indexOf(name) + 1 || columns.targets.push(name);
  }
  return columns;
}

/** Appends rows chunk by chunk, as a job does. */
export function appendRows(store: RowStore, rows: readonly TestRow[]): void {
  for (let at = 0; at < rows.length; at += CHUNK_ROWS) {
    const chunk = rows.slice(at, at + CHUNK_ROWS);
    const names = chunk.map(({ name }) => name);
    const beside = chunk.map((row) => row.beside ?? null);
    store.append(names, createColumns(chunk), packAddresses(names, beside));
  }
}

export function createStoreOf(rows: readonly TestRow[]): RowStore {
  const store = createRowStore();
  appendRows(store, rows);
  return store;
}

export function createInspectedStore(
  { inspectColumns }: Pick<ListInspector, 'inspectColumns'>,
  names: readonly string[],
): RowStore {
  const store = createRowStore();
  for (let at = 0; at < names.length; at += CHUNK_ROWS) {
    const chunk = names.slice(at, at + CHUNK_ROWS);
    store.append(chunk, { ...inspectColumns(chunk), revision: 0 });
  }
  return store;
}

/** Creates a worker whose methods find nothing, except those that a test replaces. */
export function createInspectionWorker(methods: Partial<InspectionWorker> = {}): InspectionWorker {
  return {
    inspectColumns: async (names) => ({ ok: true, value: createEmptyColumns(names.length) }),
    bulkInspectNames: async (names) => ({
      ok: true,
      value: { results: names.map((name) => ({ name }) as ConsolidatedNameGuardReport) },
    }),
    foldLooks: async (names) => ({ ok: true, value: names }),
    findCharacters: async () => ({ ok: true, value: { characters: [], total: 0 } }),
    listKnownNames: async () => ({ ok: true, value: [] }),
    findImitations: async () => ({ ok: true, value: [] }),
    stop: () => undefined,
    ...methods,
  };
}
