// Extends the index of known names with names beyond ASCII, which only other labels beyond ASCII resemble.

import { isSimpleText } from '../../primitives/plain-text.ts';
import { splitClusters } from './cluster-edits.ts';
import { hasEmoji, removeSeparators } from './compared-text.ts';
import { MAX_FOLDED_LENGTH } from './fold.ts';
import { createKeyTable } from './key-table.ts';
import type { KnownNameIndex } from './known-name-index.ts';
import type { IndexedLabel, IndexedName } from './names-by-label.ts';
import { MIN_EDITED_LENGTH } from './one-edit.ts';
import type { GetReadings, Readings } from './readings.ts';
import { hashText } from './rolling-hash.ts';

export interface UnusualNameIndex extends KnownNameIndex {
  /** Checks whether a label beyond ASCII may resemble a known label that is not simple text. */
  mayResembleUnusual(label: string): boolean;
  /** Finds near names beyond ASCII that may equal the label or be one edit away from it. */
  findNearUnusual(label: string, parent: string): Set<IndexedName>;
  /** Finds the names beyond ASCII that have one of the given readings of a label. */
  findBySkeleton(label: string, parent: string, readings: SkeletonReadings): Set<IndexedName>;
}

type SkeletonReadings = Pick<Readings, 'strict'> & Partial<Pick<Readings, 'loose' | 'native'>>;

/** Seeds that give the same text a different key for each use. */
const SEEDS = {
  unusual: 0x2c1b3c6d,
  strict: 0x38495ab5,
  loose: 0x61c88647,
  native: 0x7feb352d,
};

/** The functions of an index without names beyond ASCII. */
const NO_NAMES: Omit<UnusualNameIndex, keyof KnownNameIndex> = {
  mayResembleUnusual: () => false,
  findNearUnusual: () => new Set(),
  findBySkeleton: () => new Set(),
};

export function addUnusualNames(index: KnownNameIndex, getReadings: GetReadings): UnusualNameIndex {
  const labels = index.labels.filter(({ label }) => !isSimpleText(label));
  if (labels.length === 0) return { ...index, ...NO_NAMES };
  const keys = labels.map(({ label, written }) => [
    ...listSkeletonKeys(getReadings(label)),
    ...listEditKeys(written),
  ]);
  const table = createKeyTable(keys.reduce((sum, { length }) => sum + length, 0));
  for (const [id, own] of keys.entries()) for (const key of own) table.add(key, id);

  function collect(keys: readonly number[], parent: string): Set<IndexedName> {
    const found = new Set<IndexedName>();
    for (const key of keys) {
      table.visit(key, (id) => {
        const { label } = labels[id] as IndexedLabel;
        for (const known of index.listNames(label, parent)) found.add(known);
      });
    }
    return found;
  }

  return {
    ...index,
    mayResembleUnusual: () => true,
    findNearUnusual: (label, parent) => collect(listEditKeys(removeSeparators(label)), parent),
    findBySkeleton: (_label, parent, readings) => collect(listSkeletonKeys(readings), parent),
  };
}

function listSkeletonKeys({ strict, loose, native }: SkeletonReadings): number[] {
  const keys = [hashText(strict) ^ SEEDS.strict];
  if (loose !== undefined) keys.push(hashText(loose) ^ SEEDS.loose);
  if (native !== undefined) keys.push(hashText(native) ^ SEEDS.native);
  return keys;
}

/** Lists the edit keys of a text beyond ASCII: of the whole text, and of each text with one letter removed. */
function listEditKeys(text: string): number[] {
  // A different emoji is not a typing mistake.
  if (hasEmoji(text)) return [];
  const texts = [text];
  if (text.length > MAX_FOLDED_LENGTH) return texts.map(hashEdit);
  if (text.length >= MIN_EDITED_LENGTH - 1)
    for (let at = 0; at < text.length; at++) texts.push(text.slice(0, at) + text.slice(at + 1));
  splitClusters(text)?.forEach((cluster, at, clusters) => {
    if (cluster.length > 1) texts.push(clusters.toSpliced(at, 1).join(''));
  });
  return texts.map(hashEdit);
}

function hashEdit(text: string): number {
  return hashText(text) ^ SEEDS.unusual;
}
