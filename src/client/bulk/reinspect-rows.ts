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
  /** Called before a row gets its name and verdict, and after it. */
  onReplace(row: number, phase: 'before' | 'after'): void;
}

/** The names, those of each chunk together. */
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

/** Inspects rows of a list again, under these names. Rejects when the worker does. */
export async function reinspectRows(
  rows: readonly (readonly [row: number, name: string])[],
  { store, worker, yieldIfDue, onReplace }: ReinspectOptions,
): Promise<void> {
  for (let at = 0; at < rows.length; at += CHUNK_ROWS) {
    const part = rows.slice(at, at + CHUNK_ROWS);
    const columns = unwrap(await worker.inspectColumns(part.map(([, name]) => name)));
    // A chunk is put together once for all its rows: once for each of them would be slow.
    for (const names of groupByChunk(part.map(([row, name], at) => ({ row, name, at })))) {
      for (const { row } of names) onReplace(row, 'before');
      store.replace(names, columns);
      for (const { row } of names) onReplace(row, 'after');
      await yieldIfDue();
    }
  }
}
