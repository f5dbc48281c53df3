// The index of known names, which finds the few names that a label must be compared with.

import { splitStrongWord } from './added-word-lists.ts';
import { createPieceScanner, mayHaveStrongWord } from './added-words.ts';
import { mayBeAddress } from './address-filter.ts';
import type { WordKind } from './built-in-names.ts';
import { isNumber, removeSeparators } from './compared-text.ts';
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
import { listSlips, listSoundEdits, MIN_SLIP_LENGTH } from './one-edit.ts';
import type { GetReadings } from './readings.ts';
import {
  createPrefixes,
  getHashWithout,
  hashCodes,
  hashPrefixes,
  hashText,
} from './rolling-hash.ts';

export interface KnownNameIndex extends NamesByLabel {
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
  /**
   * Finds near names that may be an ASCII text with one more character.
   *
   * @param open index of a character of the text in place of which the names may have another one. Default: none
   */
  findLonger(text: string, parent: string, open?: number): Set<IndexedName>;
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

const LETTERS_AND_DIGITS = 'abcdefghijklmnopqrstuvwxyz0123456789';

/** Seeds that give the same text a different key for each use. */
const SEEDS = {
  wide: 0x1b873593,
  coarse: 0x5bd1e995,
  tight: 0x27d4eb2f,
  edit: 0x165667b1,
  slip: 0x4cf5ad43,
  shape: 0x2545f491,
};

/**
 * Returns the maximum number of keys of a label. Folds and the whole text have five keys. Edits have one key per
 * character that is left out, and one per text that sounds alike. Short labels have keys of slips instead.
 */
function countKeys({ bare, allowsEdits }: IndexedLabel): number {
  if (!allowsEdits) return 5;
  return 5 + Math.max(2 * MIN_SLIP_LENGTH, bare.length + listSoundEdits(bare).length);
}

/** @param getReadings is not called for simple text */
export function createKnownNameIndex(
  names: readonly KnownName[],
  getReadings: GetReadings,
  findWordKind: (label: string) => WordKind | null,
): KnownNameIndex {
  const byLabel = groupByLabel(names, getReadings);
  const { labels, listNames } = byLabel;
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

  function addKeys({ plain, allowsEdits }: IndexedLabel, id: number): void {
    if (plain === null || !readCodes(plain, codes)) return;
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
    for (const { text } of listSoundEdits(plain)) table.add(hashText(text) ^ SEEDS.edit, id);
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

  return {
    ...byLabel,
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
      return mayHaveStrongWord(codes) && splitStrongWord(text.slice(0, length)) !== null;
    },
    findAlike(text, parent) {
      if (!readCodes(removeSeparators(text), codes)) return new Set();
      if (!table.has(hashShape(codes) ^ SEEDS.shape)) return new Set();
      return collect([getFoldKey('wide', codes), getFoldKey('coarse', codes)], parent);
    },
    findNear(text, parent) {
      if (!readCodes(removeSeparators(text), codes)) return new Set();
      hashPrefixes(codes, prefixes);
      if (!hasEditKey(codes)) return new Set();
      const keys = [hashCodes(codes) ^ SEEDS.slip];
      visitEditKeys(codes, (key) => keys.push(key));
      return collect(keys, parent);
    },
    findLonger(text, parent, open) {
      if (!readCodes(text, codes)) return new Set();
      const keys: number[] = [];
      for (const character of open === undefined ? text.charAt(0) : LETTERS_AND_DIGITS) {
        codes.codes[open ?? 0] = character.charCodeAt(0);
        const key = hashCodes(codes) ^ SEEDS.edit;
        if (table.has(key)) keys.push(key);
      }
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
