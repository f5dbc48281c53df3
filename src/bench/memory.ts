import { BULK_COLUMNS, type BulkColumns, type InspectedColumns } from '../contract/bulk-columns.ts';
import { CHUNK_ROWS, createRowStore } from '../lists/rows/row-store.ts';

/** Bytes that a page holds for each name of a long list. */
export interface MemoryResult {
  names: number;
  /** Everything: heap and buffers. */
  all: number;
  /** Characters of the names, one or two bytes each as the engine keeps them. */
  text: number;
  /** What is held beside the names. */
  beside: number;
}

const WIDE = /[^\0-\xff]/;

/** Fills a store with a list; `heap` gives the bytes of the heap that are in use, without garbage. */
export async function measureMemory(
  inspect: (names: string[]) => InspectedColumns | Promise<InspectedColumns>,
  list: readonly string[],
  measureHeap: () => number | Promise<number>,
): Promise<MemoryResult> {
  const store = createRowStore();
  const before = await measureHeap();
  for (let at = 0; at < list.length; at += CHUNK_ROWS) {
    const names = list.slice(at, at + CHUNK_ROWS);
    store.append(names, { ...(await inspect(names)), revision: 0 });
  }
  let buffers = 0;
  let characters = 0;
  for (const { text, ends, columns } of store.chunks) {
    buffers += ends.byteLength;
    for (const name of Object.keys(BULK_COLUMNS)) {
      buffers += columns[name as keyof BulkColumns].byteLength;
    }
    characters += text.length * (WIDE.test(text) ? 2 : 1);
  }
  const all = ((await measureHeap()) - before + buffers) / store.length;
  const text = characters / store.length;
  return { names: store.length, all, text, beside: all - text };
}
