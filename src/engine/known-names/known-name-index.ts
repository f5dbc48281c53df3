// The index of known names, which finds the few names that a label must be compared with.

import { isSimpleText } from '../../primitives/plain-text.ts';
import { splitStrongWord } from './added-word-lists.ts';
import { createPieceScanner, mayHaveWord } from './added-words.ts';
import { mayBeAddress } from './address-filter.ts';
import type { WordKind } from './built-in-names.ts';
import { hasSurrogates, isNumber, removeSeparators } from './compared-text.ts';
import {
  type Codes,
  copyWithoutHyphens,
  createCodes,
  type FoldLevel,
  foldCodes,
  hashShape,
  readCodes,
  spellDigits,
} from './fold.ts';
import { createKeyTable } from './key-table.ts';
import type { KnownName } from './known-name.ts';
import {
  groupByLabel,
  type IndexedLabel,
  type IndexedName,
  type NamesByLabel,
} from './names-by-label.ts';
import { listSlips, listSoundAlikes, MIN_EDITED_LENGTH, MIN_SLIP_LENGTH } from './one-edit.ts';
import type { GetReadings, Readings } from './readings.ts';
import {
  createPrefixes,
  getHashWithout,
  hashCodes,
  hashPrefixes,
  hashText,
} from './rolling-hash.ts';

export interface KnownNameIndex
  extends Pick<NamesByLabel, 'getName' | 'hasLabel' | 'getLabel' | 'isWatchedParent'> {
  /** Checks whether a label beyond ASCII may resemble a known label that is not simple text. */
  mayResembleUnusual(label: string): boolean;
  /**
   * Checks whether the first `length` characters of a text may be or resemble a known label. They must be a plain
   * label. Returns false for most labels.
   */
  mayResemble(text: string, length: number): boolean;
  /**
   * Returns the kind of a word that is similar to a built-in name. Returns null for all other texts. Digits can stand
   * for letters: `b00b1e5`. A text that spells a known label in this way, such as `g00gle`, is no word.
   */
  findWordKind(label: string): WordKind | null;
  /** Finds the names under a parent that may look like an ASCII text. Their wide or coarse folds are probably equal. */
  findAlike(text: string, parent: string): Set<IndexedName>;
  /** Finds near names that may be one edit away from an ASCII text. */
  findNear(text: string, parent: string): Set<IndexedName>;
  /** Finds near names beyond ASCII that may equal the label or be one edit away from it. */
  findNearUnusual(label: string, parent: string): Set<IndexedName>;
  /** Finds the names beyond ASCII that have the given strict skeleton, or one of the other given readings. */
  findBySkeleton(
    parent: string,
    strict: string,
    others?: Pick<Readings, 'loose' | 'native'>,
  ): Set<IndexedName>;
  /** Finds pieces of an ASCII label that may be a known name among added words. */
  findPieces(label: string, parent: string): KnownPiece[];
}

/** A piece of a label that may be a known name. */
export interface KnownPiece {
  readonly known: IndexedName;
  readonly start: number;
  readonly end: number;
  readonly isBetweenHyphens: boolean;
}

/** Seeds that give the same text a different key for each use. */
const SEEDS = {
  wide: 0x1b873593,
  coarse: 0x5bd1e995,
  tight: 0x27d4eb2f,
  edit: 0x165667b1,
  slip: 0x4cf5ad43,
  unusual: 0x2c1b3c6d,
  shape: 0x2545f491,
  strict: 0x38495ab5,
  loose: 0x61c88647,
  native: 0x7feb352d,
};

/**
 * Returns the maximum number of keys of a label. Folds, skeletons and the whole text have eight keys. Edits have one
 * key per character that is left out, and one per text that sounds alike. Short labels have keys of slips instead.
 */
function countKeys({ plain, bare, allowsEdits }: IndexedLabel): number {
  if (!allowsEdits && plain !== null) return 8;
  return 8 + Math.max(2 * MIN_SLIP_LENGTH, bare.length + listSoundAlikes(bare).length);
}

/** @param getReadings is not called for simple text */
export function createKnownNameIndex(
  names: readonly KnownName[],
  getReadings: GetReadings,
  findWordKind: (label: string) => WordKind | null,
): KnownNameIndex {
  const { labels, listNames, ...byLabel } = groupByLabel(names, getReadings);
  const table = createKeyTable(labels.reduce((sum, label) => sum + countKeys(label), 0));
  const codes = createCodes();
  const bare = createCodes();
  const folded = createCodes();
  const prefixes = createPrefixes();
  const scanPieces = createPieceScanner();

  const getFoldKey = (level: FoldLevel, source: Codes) => {
    foldCodes(level, source, folded);
    return hashCodes(folded) ^ SEEDS[level];
  };

  function addKeys({ label, plain, bare, allowsEdits }: IndexedLabel, id: number): void {
    if (!isSimpleText(label)) addSkeletons(label, id);
    if (plain === null) {
      for (const key of listUnusualKeys(bare)) table.add(key, id);
      return;
    }
    if (!readCodes(plain, codes)) return;
    table.add(getFoldKey('wide', codes), id);
    table.add(getFoldKey('coarse', codes), id);
    table.add(getFoldKey('tight', codes), id);
    table.add(hashShape(codes) ^ SEEDS.shape, id);
    if (!allowsEdits || isNumber(plain)) return;
    if (plain.length === MIN_SLIP_LENGTH) {
      for (const text of listSlips(plain)) table.add(hashText(text) ^ SEEDS.slip, id);
      return;
    }
    visitEditKeys(codes, (key) => table.add(key, id));
    for (const text of listSoundAlikes(plain)) table.add(hashText(text) ^ SEEDS.edit, id);
  }

  function addSkeletons(label: string, id: number): void {
    const { strict, loose, native } = getReadings(label);
    table.add(hashText(strict) ^ SEEDS.strict, id);
    table.add(hashText(loose) ^ SEEDS.loose, id);
    table.add(hashText(native) ^ SEEDS.native, id);
  }

  /**
   * Visits the key of a text and of each text with one character removed. Texts that are one edit apart share such a
   * key.
   */
  function visitEditKeys(source: Codes, visitor: (key: number) => void): void {
    const { length } = source;
    hashPrefixes(source, prefixes);
    visitor((prefixes[length] as number) ^ SEEDS.edit);
    for (let at = 0; at < length; at++) {
      visitor(getHashWithout(prefixes, length, at) ^ SEEDS.edit);
    }
  }

  /** Lists the edit keys of a text beyond ASCII: of the whole text, and of each text with one character removed. */
  function listUnusualKeys(text: string): number[] {
    // A different emoji is not a typing mistake.
    if (hasSurrogates(text)) return [];
    const texts = [text];
    if (text.length >= MIN_EDITED_LENGTH - 1)
      for (let at = 0; at < text.length; at++) texts.push(text.slice(0, at) + text.slice(at + 1));
    return texts.map((each) => hashText(each) ^ SEEDS.unusual);
  }

  function hasEditKey(source: Codes): boolean {
    const { length } = source;
    if (length < MIN_SLIP_LENGTH) return false;
    const hash = prefixes[length] as number;
    if (length <= MIN_SLIP_LENGTH + 1 && table.has(hash ^ SEEDS.slip)) return true;
    if (table.has(hash ^ SEEDS.edit)) return true;
    for (let at = 0; at < length; at++) {
      if (table.has(getHashWithout(prefixes, length, at) ^ SEEDS.edit)) return true;
    }
    return false;
  }

  function hasFoldKey(source: Codes): boolean {
    return table.has(getFoldKey('wide', source)) || table.has(getFoldKey('coarse', source));
  }

  function getPieceKey(label: Codes, start: number, end: number): number {
    foldCodes('tight', label, folded, start, end);
    return hashCodes(folded) ^ SEEDS.tight;
  }

  function hasPiece(label: Codes): boolean {
    let found = false;
    scanPieces(label, prefixes, (start, end) => {
      const mayBe = table.has(hashShape(label, start, end) ^ SEEDS.shape);
      found = mayBe && table.has(getPieceKey(label, start, end));
      return found;
    });
    return found;
  }

  function visitNames(key: number, parent: string, visitor: (known: IndexedName) => void): void {
    table.visit(key, (id) =>
      listNames((labels[id] as IndexedLabel).label, parent).forEach(visitor),
    );
  }

  function collect(keys: readonly number[], parent: string): Set<IndexedName> {
    const found = new Set<IndexedName>();
    for (const key of keys) visitNames(key, parent, (known) => found.add(known));
    return found;
  }

  labels.forEach(addKeys);
  const hasUnusualNames = labels.some(({ label }) => !isSimpleText(label));

  return {
    ...byLabel,
    mayResembleUnusual: () => hasUnusualNames,
    findWordKind(label) {
      if (byLabel.hasLabel(label)) return null;
      const spelled = spellDigits(label);
      if (spelled.some(byLabel.hasLabel)) return findWordKind(label);
      return [label, ...spelled].map(findWordKind).find((kind) => kind !== null) ?? null;
    },
    mayResemble(text, length) {
      if (!readCodes(text, codes, length)) return true;
      const source = copyWithoutHyphens(codes, bare);
      if (mayBeAddress(codes, source)) return true;
      hashPrefixes(source, prefixes);
      if (hasEditKey(source)) return true;
      if (table.has(hashShape(source) ^ SEEDS.shape) && hasFoldKey(source)) return true;
      if (source !== codes) hashPrefixes(codes, prefixes);
      if (hasPiece(codes)) return true;
      if (source === codes || !mayHaveWord(codes)) return false;
      return splitStrongWord(text.slice(0, length)) !== null;
    },
    findAlike(text, parent) {
      if (!readCodes(removeSeparators(text), codes)) return new Set();
      if (!table.has(hashShape(codes) ^ SEEDS.shape)) return new Set();
      return collect([getFoldKey('wide', codes), getFoldKey('coarse', codes)], parent);
    },
    findNear(text, parent) {
      if (!readCodes(removeSeparators(text), codes)) return new Set();
      const keys = [hashCodes(codes) ^ SEEDS.slip];
      visitEditKeys(codes, (key) => keys.push(key));
      return collect(keys, parent);
    },
    findNearUnusual: (label, parent) => collect(listUnusualKeys(removeSeparators(label)), parent),
    findBySkeleton(parent, strict, others) {
      const keys = [hashText(strict) ^ SEEDS.strict];
      if (others)
        keys.push(hashText(others.loose) ^ SEEDS.loose, hashText(others.native) ^ SEEDS.native);
      return collect(keys, parent);
    },
    findPieces(label, parent) {
      const found: KnownPiece[] = [];
      if (!readCodes(label, codes)) return found;
      hashPrefixes(codes, prefixes);
      scanPieces(codes, prefixes, (start, end, isBetweenHyphens) => {
        const key = getPieceKey(codes, start, end);
        visitNames(key, parent, (known) => found.push({ known, start, end, isBetweenHyphens }));
        return false;
      });
      return found;
    },
  };
}
