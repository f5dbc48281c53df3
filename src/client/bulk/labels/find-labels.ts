import { CHECK_CODES } from '../../../contract/checks.ts';
import type { Pause } from '../../yielder.ts';
import { CHUNK_ROWS, nameInChunk, namesOf, type RowStore } from '../row-store.ts';
import { hashesIn, knownLabelsIn, withKnownLabels } from './unknown-labels.ts';

/** Keccak-256 of many labels: 32 bytes each, one after the other. */
export type HashLabels = (labels: string[]) => Promise<Uint8Array>;

/** Labels hashed by one call. */
const BATCH = 2000;

const UNKNOWN_LABEL_BIT = 1 << CHECK_CODES.indexOf('unknown_label');
const UNINSPECTED_BIT = 1 << CHECK_CODES.indexOf('uninspected');

function hex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Rows with labels that are known by their hash alone, with those hashes. */
export async function rowsWithHashes(
  store: RowStore,
  pause: Pause,
): Promise<Map<number, string[]>> {
  const found = new Map<number, string[]>();
  for (const [at, chunk] of store.chunks.entries()) {
    for (const [index, mask] of chunk.columns.checkMask.entries()) {
      if ((mask & (UNKNOWN_LABEL_BIT | UNINSPECTED_BIT)) === 0) continue;
      const hashes = hashesIn(nameInChunk(chunk, index));
      if (hashes.length > 0) found.set(at * CHUNK_ROWS + index, hashes);
    }
    await pause();
  }
  return found;
}

/** Every label of the list whose text is there, piece by piece, repeats included. */
export async function* labelsOf(store: RowStore, pause: Pause): AsyncGenerator<string[]> {
  for (const chunk of store.chunks) {
    yield namesOf(chunk).flatMap(knownLabelsIn);
    await pause();
  }
}

/** The texts, by hash, of the wanted hashes that some label has. */
export async function textsOfHashes(
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
      const digest = hex(bytes.subarray(index * 32, index * 32 + 32));
      if (wanted.has(digest)) known.set(digest, text);
    }
  }

  for await (const piece of labels) {
    for (const label of piece) {
      batch.add(label);
      if (batch.size >= BATCH) await flush();
    }
    if (known.size === wanted.size) return known;
  }
  await flush();
  return known;
}

/** Rows that get another name because texts of their hashes are known. */
export async function resolvedNames(
  store: RowStore,
  rows: ReadonlyMap<number, string[]>,
  known: ReadonlyMap<string, string>,
  pause: Pause,
): Promise<Map<number, string>> {
  const names = new Map<number, string>();
  for (const [row, hashes] of rows) {
    if (hashes.some((hash) => known.has(hash)))
      names.set(row, withKnownLabels(store.name(row), known));
    await pause();
  }
  return names;
}
