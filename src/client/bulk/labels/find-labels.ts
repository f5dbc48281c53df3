// Finds and replaces unknown labels: https://docs.ens.domains/ensip/1#namehash-algorithm

import { UNKNOWN_LABEL } from '../../../contract/unknown-label.ts';
import {
  getNameInChunk,
  getRow,
  listNamesInChunk,
  type RowStore,
} from '../../../lists/rows/row-store.ts';
import { bytesToHex } from '../../../primitives/bytes-to-hex.ts';
import type { Yielder } from '../../../primitives/yielder.ts';
import { getCheckBit } from '../check-bit.ts';

/** Hashes labels with Keccak-256. Returns 32 bytes per label. */
export type HashLabels = (labels: string[]) => Promise<Uint8Array>;

/** Number of labels that are hashed in one call. */
const BATCH_SIZE = 2000;

const MAY_HAVE_HASHES = getCheckBit('unknown_label') | getCheckBit('uninspected');

/** Finds the rows with unknown labels. Returns the hashes of these labels by row. */
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

/** Yields the labels of the list whose text is known, chunk by chunk, including duplicates. */
export async function* readLabels(store: RowStore, yieldIfDue: Yielder): AsyncGenerator<string[]> {
  for (const chunk of store.chunks) {
    yield listNamesInChunk(chunk).flatMap(listKnownLabels);
    await yieldIfDue();
  }
}

/** Finds the labels with the wanted hashes. Returns the text of each label by hash. */
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

/** Returns the new names of rows, in which known texts replace the hashes. */
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

/** Lists the hashes of the unknown labels of a name, in hex. */
function listHashes(name: string): string[] {
  if (!name.includes('[')) return [];
  return name
    .split('.')
    .filter((label) => UNKNOWN_LABEL.test(label))
    .map((label) => label.slice(1, -1));
}

/** Replaces the hashes in a name by their texts. Keeps hashes whose text is unknown. */
function replaceKnownHashes(name: string, known: ReadonlyMap<string, string>): string {
  return name
    .split('.')
    .map((label) => (UNKNOWN_LABEL.test(label) ? (known.get(label.slice(1, -1)) ?? label) : label))
    .join('.');
}

/** Lists the labels of a name whose text is known. */
export function listKnownLabels(name: string): string[] {
  return name.split('.').filter((label) => label !== '' && !UNKNOWN_LABEL.test(label));
}
