import { BULK_COLUMNS, type BulkColumns, type InspectedColumns } from '../contract/bulk-columns.ts';
import { CHUNK_ROWS, createRowStore } from '../lists/rows/row-store.ts';

const WIDE = /[^\0-\xff]/;

/**
 * Measures the memory of a row store that holds a list, in bytes per name.
 *
 * @param measureHeap returns the bytes in use on the heap after garbage collection
 */
export async function measureMemory(
  inspect: (names: string[]) => InspectedColumns | Promise<InspectedColumns>,
  list: readonly string[],
  measureHeap: () => number | Promise<number>,
) {
  const store = createRowStore();
  const before = await measureHeap();
  for (let start = 0; start < list.length; start += CHUNK_ROWS) {
    const names = list.slice(start, start + CHUNK_ROWS);
    store.append(names, { ...(await inspect(names)), revision: 0 });
  }
  let buffers = 0;
  let textBytes = 0;
  for (const { text, ends, columns } of store.chunks) {
    buffers += ends.byteLength;
    for (const name of Object.keys(BULK_COLUMNS)) {
      buffers += columns[name as keyof BulkColumns].byteLength;
    }
    textBytes += text.length * (WIDE.test(text) ? 2 : 1);
  }
  const all = ((await measureHeap()) - before + buffers) / store.length;
  const text = textBytes / store.length;
  return {
    names: store.length,
    /** Memory of the heap and the buffers. */
    all,
    /** Text of the names, with one or two bytes per UTF-16 code unit as in V8. */
    text,
    overhead: all - text,
  };
}
