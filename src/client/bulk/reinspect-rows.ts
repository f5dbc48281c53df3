import {
  CHUNK_ROWS,
  getChunkIndex,
  type NewName,
  type RowStore,
} from '../../lists/rows/row-store.ts';
import type { Yielder } from '../../primitives/yielder.ts';
import { unwrap } from '../queries/problem-error.ts';
import type { ColumnsWorker } from './bulk-job.ts';

export interface ReinspectOptions {
  store: RowStore;
  worker: Pick<ColumnsWorker, 'inspectColumns'>;
  yieldIfDue: Yielder;
  /** Called before and after a row is replaced. */
  onReplace(row: number, phase: 'before' | 'after'): void;
}

/** Groups names by the chunk of their row. */
function groupByChunk(names: readonly NewName[]): Iterable<NewName[]> {
  const chunks = new Map<number, NewName[]>();
  for (const name of names) {
    const chunk = getChunkIndex(name.row);
    const others = chunks.get(chunk);
    if (others) others.push(name);
    else chunks.set(chunk, [name]);
  }
  return chunks.values();
}

/** Inspects rows of a list again, with the given names. Rejects if a worker call fails. */
export async function reinspectRows(
  rows: readonly (readonly [row: number, name: string])[],
  { store, worker, yieldIfDue, onReplace }: ReinspectOptions,
): Promise<void> {
  for (let at = 0; at < rows.length; at += CHUNK_ROWS) {
    const part = rows.slice(at, at + CHUNK_ROWS);
    const columns = unwrap(await worker.inspectColumns(part.map(([, name]) => name)));
    // Rows are replaced chunk by chunk, because the names of a chunk are rebuilt on every call.
    for (const names of groupByChunk(part.map(([row, name], at) => ({ row, name, at })))) {
      for (const { row } of names) onReplace(row, 'before');
      store.replace(names, columns);
      for (const { row } of names) onReplace(row, 'after');
      await yieldIfDue();
    }
  }
}
