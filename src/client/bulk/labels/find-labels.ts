import {
  getNameInChunk,
  getRow,
  listNamesInChunk,
  type RowStore,
} from '../../../lists/rows/row-store.ts';
import { bytesToHex } from '../../../primitives/bytes-to-hex.ts';
import type { Yielder } from '../../../primitives/yielder.ts';
import { getCheckBit } from '../check-bit.ts';
import { listHashes, listKnownLabels, replaceKnownHashes } from './unknown-labels.ts';

/** Keccak-256 of many labels: 32 bytes each, one after the other. */
export type HashLabels = (labels: string[]) => Promise<Uint8Array>;

/** Labels hashed by one call. */
const BATCH_SIZE = 2000;

const MAY_HAVE_HASHES = getCheckBit('unknown_label') | getCheckBit('uninspected');

/** Rows with unknown labels, with the hashes of these. */
export async function findRowsWithHashes(
  store: RowStore,
  yieldIfDue: Yielder,
): Promise<Map<number, string[]>> {
  const found = new Map<number, string[]>();
  for (const [at, chunk] of store.chunks.entries()) {
    for (const [index, mask] of chunk.columns.checkMask.entries()) {
      if ((mask & MAY_HAVE_HASHES) === 0) continue;
      const hashes = listHashes(getNameInChunk(chunk, index));
      if (hashes.length > 0) found.set(getRow(at, index), hashes);
    }
    await yieldIfDue();
  }
  return found;
}

/** Every label of the list whose text is there, piece by piece, repeats included. */
export async function* readLabels(store: RowStore, yieldIfDue: Yielder): AsyncGenerator<string[]> {
  for (const chunk of store.chunks) {
    yield listNamesInChunk(chunk).flatMap(listKnownLabels);
    await yieldIfDue();
  }
}

/** The texts, by hash, of the wanted hashes that some label has. */
export async function resolveHashes(
  wanted: ReadonlySet<string>,
  labels: AsyncIterable<string[]>,
  hash: HashLabels,
): Promise<Map<string, string>> {
  const known = new Map<string, string>();
  let batch = new Set<string>();

  async function flush(): Promise<void> {
    const texts = [...batch];
    batch = new Set();
    const bytes = await hash(texts);
    for (const [index, text] of texts.entries()) {
      const digest = bytesToHex(bytes.subarray(index * 32, index * 32 + 32));
      if (wanted.has(digest)) known.set(digest, text);
    }
  }

  for await (const piece of labels) {
    for (const label of piece) {
      batch.add(label);
      if (batch.size >= BATCH_SIZE) await flush();
    }
    if (known.size === wanted.size) return known;
  }
  await flush();
  return known;
}

/** Rows that get another name because texts of their hashes are known. */
export async function resolveNames(
  store: RowStore,
  rows: ReadonlyMap<number, string[]>,
  known: ReadonlyMap<string, string>,
  yieldIfDue: Yielder,
): Promise<Map<number, string>> {
  const names = new Map<number, string>();
  for (const [row, hashes] of rows) {
    if (hashes.some((hash) => known.has(hash)))
      names.set(row, replaceKnownHashes(store.name(row), known));
    await yieldIfDue();
  }
  return names;
}
