import { CHUNK_ROWS, createRowStore } from '../client/bulk/row-store.ts';
import type { BulkColumns } from '../contract/bulk-columns.ts';

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
  inspect: (names: string[]) => BulkColumns | Promise<BulkColumns>,
  list: readonly string[],
  measureHeap: () => number | Promise<number>,
): Promise<MemoryResult> {
  const store = createRowStore();
  const before = await measureHeap();
  for (let at = 0; at < list.length; at += CHUNK_ROWS) {
    const names = list.slice(at, at + CHUNK_ROWS);
    store.append(names, await inspect(names));
  }
  let buffers = 0;
  let characters = 0;
  for (const { text, ends, columns } of store.chunks) {
    const arrays = [ends, ...Object.values(columns).filter(ArrayBuffer.isView)];
    for (const { byteLength } of arrays) buffers += byteLength;
    characters += text.length * (WIDE.test(text) ? 2 : 1);
  }
  const all = ((await measureHeap()) - before + buffers) / store.length;
  const text = characters / store.length;
  return { names: store.length, all, text, beside: all - text };
}
