import type { Digit } from './radix-sort.ts';
import { getChunkIndex, getIndexInChunk, type RowStore } from './row-store.ts';
import { viewWords, WORDS_PER_KEY } from './view-words.ts';

/** Creates the four 16-bit digits of a 64-bit column, least significant first. */
export function createKeyDigits(store: RowStore, column: 'skeleton' | 'looseSkeleton'): Digit[] {
  const words = store.chunks.map(({ columns }) => viewWords(columns[column]));
  return [0, 1, 2, 3].map(
    (digit) => (row) =>
      words[getChunkIndex(row)]?.[getIndexInChunk(row) * WORDS_PER_KEY + digit] ?? 0,
  );
}
