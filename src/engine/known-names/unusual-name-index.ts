// Extends the index of known names with names beyond ASCII, which only other labels beyond ASCII resemble.

import { isSimpleText } from '../../primitives/plain-text.ts';
import { hasSurrogates, removeSeparators } from './compared-text.ts';
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
  /** Finds the names beyond ASCII that have the given strict skeleton, or one of the other given readings. */
  findBySkeleton(
    parent: string,
    strict: string,
    others?: Pick<Readings, 'loose' | 'native'>,
  ): Set<IndexedName>;
}

/** Seeds that give the same text a different key for each use. */
const SEEDS = {
  unusual: 0x2c1b3c6d,
  strict: 0x38495ab5,
  loose: 0x61c88647,
  native: 0x7feb352d,
};

/** Number of keys of skeletons and of the whole text. */
const SHARED_KEYS = 4;

export function addUnusualNames(index: KnownNameIndex, getReadings: GetReadings): UnusualNameIndex {
  const labels = index.labels.filter(({ label }) => !isSimpleText(label));
  const table = createKeyTable(
    labels.reduce((sum, { bare }) => sum + SHARED_KEYS + bare.length, 0),
  );
  for (const [id, { label, plain, bare }] of labels.entries()) {
    const readings = getReadings(label);
    for (const key of listSkeletonKeys(readings.strict, readings)) table.add(key, id);
    if (plain === null) for (const key of listEditKeys(bare)) table.add(key, id);
  }

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
    mayResembleUnusual: () => labels.length > 0,
    findNearUnusual: (label, parent) => collect(listEditKeys(removeSeparators(label)), parent),
    findBySkeleton: (parent, strict, others) => collect(listSkeletonKeys(strict, others), parent),
  };
}

function listSkeletonKeys(strict: string, others?: Pick<Readings, 'loose' | 'native'>): number[] {
  const keys = [hashText(strict) ^ SEEDS.strict];
  if (others)
    keys.push(hashText(others.loose) ^ SEEDS.loose, hashText(others.native) ^ SEEDS.native);
  return keys;
}

/** Lists the edit keys of a text beyond ASCII: of the whole text, and of each text with one character removed. */
function listEditKeys(text: string): number[] {
  // A different emoji is not a typing mistake.
  if (hasSurrogates(text)) return [];
  const texts = [text];
  if (text.length >= MIN_EDITED_LENGTH - 1)
    for (let at = 0; at < text.length; at++) texts.push(text.slice(0, at) + text.slice(at + 1));
  return texts.map((each) => hashText(each) ^ SEEDS.unusual);
}
