// Finds known names among added words: `metamask-support`, `getmetamask`, `metamaskdotcom`.

import { ADDED_WORDS } from './added-word-lists.ts';
import { type Codes, MAX_FOLDED_LENGTH } from './fold.ts';
import { createKeyTable } from './key-table.ts';
import { getPieceHash, hashText, type Prefixes } from './rolling-hash.ts';

const WORD_LENGTHS = [...ADDED_WORDS.keys()].map(({ length }) => length);
export const MAX_WORD = Math.max(...WORD_LENGTHS);
/** Maximum length of a piece. All known names are shorter, even with hyphens. */
const MAX_PIECE = 40;
const MIN_PIECE = 5;
/** Minimum length of a piece between hyphens. */
const MIN_HYPHENATED = 3;
const HYPHEN = '-'.charCodeAt(0);

const words = createKeyTable(ADDED_WORDS.size);
/** Bit of strong words, in place of a length of 0. */
const STRONG = 1;
/**
 * Lengths of the words with these first or last three characters: bit 4 is set if a word has four characters. An index
 * combines the lowest five bits of each character. For most labels, these lookups rule out all words. Bit 0 is set if one
 * of the words is strong.
 */
const starters = new Uint16Array(0x8000);
const enders = new Uint16Array(0x8000);
for (const [word, kind] of ADDED_WORDS) {
  words.add(hashText(word), 0);
  const codes = Array.from(word, (c) => c.charCodeAt(0));
  const bits = (1 << word.length) | (kind === 'strong' ? STRONG : 0);
  // Any character can follow or precede a word of two letters.
  for (let other = 0; other < 0x20; other++) {
    addBits(starters, getTriple(codes[0], codes[1], codes[2] ?? other), bits);
    addBits(enders, getTriple(codes.at(-3) ?? other, codes.at(-2), codes.at(-1)), bits);
  }
}

function getTriple(first = 0, second = 0, third = 0): number {
  return ((first & 0x1f) << 10) | ((second & 0x1f) << 5) | (third & 0x1f);
}

function addBits(lengths: Uint16Array, index: number, bits: number): void {
  lengths[index] = (lengths[index] as number) | bits;
}

/** Returns the lengths of the words that may start at a position, as bits. */
function getStartLengths({ codes }: Codes, at: number): number {
  return starters[getTriple(codes[at], codes[at + 1], codes[at + 2])] as number;
}

/** Returns the lengths of the words that may end at a position, as bits. */
function getEndLengths({ codes }: Codes, at: number): number {
  return enders[getTriple(codes[at - 3], codes[at - 2], codes[at - 1])] as number;
}

const isDigit = (code = 0) => code >= 0x30 && code <= 0x39;

/** Unique positions in a label. */
interface Positions {
  readonly at: Uint16Array;
  count: number;
  readonly isListed: Uint8Array;
}

function createPositions(): Positions {
  const size = MAX_FOLDED_LENGTH + 1;
  return { at: new Uint16Array(size), count: 0, isListed: new Uint8Array(size) };
}

function addPosition(positions: Positions, position: number): void {
  if (positions.isListed[position] === 1) return;
  positions.isListed[position] = 1;
  positions.at[positions.count++] = position;
}

/** Clears the list, then adds its first position. */
function resetPositions(positions: Positions, first: number): void {
  const { at, isListed } = positions;
  for (let index = 0; index < positions.count; index++) isListed[at[index] as number] = 0;
  positions.count = 0;
  addPosition(positions, first);
}

/** Callback for each piece of a label. Returns true to stop the scan. */
type OnPiece = (start: number, end: number, isBetweenHyphens: boolean) => boolean;

/**
 * Creates a function that finds every piece of an ASCII label that words, digits or hyphens separate from the rest. All
 * scans share one buffer, so `onPiece` must not start another scan.
 */
export function createPieceScanner(): (label: Codes, prefixes: Prefixes, onPiece: OnPiece) => void {
  const starts = createPositions();
  const ends = createPositions();

  return (label, prefixes, onPiece) => {
    if (isOnePiece(label)) return;
    const { length } = label;
    findStarts(label, prefixes, starts);
    findEnds(label, prefixes, ends);
    for (let first = 0; first < starts.count; first++) {
      const start = starts.at[first] as number;
      for (let last = 0; last < ends.count; last++) {
        const end = ends.at[last] as number;
        const size = end - start;
        if (size < MIN_HYPHENATED || size > MAX_PIECE || size === length) continue;
        const isHyphenated = isBetweenHyphens(label, start, end);
        if (size < MIN_PIECE && !isHyphenated) continue;
        if (onPiece(start, end, isHyphenated)) return;
      }
    }
  };
}

/** Checks whether a piece has a hyphen or an end of the label on both sides. */
function isBetweenHyphens({ codes, length }: Codes, start: number, end: number): boolean {
  return (start === 0 || codes[start - 1] === HYPHEN) && (end === length || codes[end] === HYPHEN);
}

/** Checks whether a label may start or end with a strong word. Returns false for most labels. */
export function mayHaveStrongWord(label: Codes): boolean {
  return ((getStartLengths(label, 0) | getEndLengths(label, label.length)) & STRONG) !== 0;
}

/**
 * Checks whether a label is one piece: all digits, or no hyphen and nothing at either end that could be an added word
 * or number. Returns true for most labels.
 */
function isOnePiece(label: Codes): boolean {
  const { codes, length } = label;
  if (isDigit(codes[0]) || isDigit(codes[length - 1])) return isNumberCodes(label);
  const lengths = getStartLengths(label, 0) | getEndLengths(label, length);
  if (keepShort(lengths, length) !== 0) return false;
  for (let at = 0; at < length; at++) if (codes[at] === HYPHEN) return false;
  return true;
}

/** Keeps the lengths of words that leave room for a piece in a text of the given length. */
function keepShort(lengths: number, length: number): number {
  const most = length - MIN_PIECE;
  return most <= 0 ? 0 : most > MAX_WORD ? lengths : lengths & ((2 << most) - 1);
}

function isNumberCodes({ codes, length }: Codes): boolean {
  let at = 0;
  while (at < length && isDigit(codes[at])) at++;
  return at === length;
}

/**
 * Finds the positions where pieces can start: 0, after hyphens, and after words and digits that start at such a
 * position.
 */
function findStarts(label: Codes, prefixes: Prefixes, starts: Positions): void {
  const { codes, length } = label;
  resetPositions(starts, 0);
  for (let at = 0; at < length; at++) if (codes[at] === HYPHEN) addPosition(starts, at + 1);
  for (let index = 0; index < starts.count; index++) {
    const at = starts.at[index] as number;
    let lengths = keepShort(getStartLengths(label, at), length - at);
    for (let size = 0; lengths !== 0; size++, lengths >>>= 1) {
      if ((lengths & 1) !== 0 && words.has(getPieceHash(prefixes, at, at + size)))
        addPosition(starts, at + size);
    }
    let end = at;
    while (end < length && isDigit(codes[end])) end++;
    addPosition(starts, end);
  }
}

/**
 * Finds the positions where pieces can end: the end, before hyphens, and before words and digits that end at such a
 * position.
 */
function findEnds(label: Codes, prefixes: Prefixes, ends: Positions): void {
  const { codes, length } = label;
  resetPositions(ends, length);
  for (let at = 0; at < length; at++) if (codes[at] === HYPHEN) addPosition(ends, at);
  for (let index = 0; index < ends.count; index++) {
    const at = ends.at[index] as number;
    let lengths = keepShort(getEndLengths(label, at), at);
    for (let size = 0; lengths !== 0; size++, lengths >>>= 1) {
      if ((lengths & 1) !== 0 && words.has(getPieceHash(prefixes, at - size, at)))
        addPosition(ends, at - size);
    }
    // A known name can end in digits, so a piece can end between two digits.
    for (let end = at; end > 0 && isDigit(codes[end - 1]); end--) addPosition(ends, end - 1);
  }
}
