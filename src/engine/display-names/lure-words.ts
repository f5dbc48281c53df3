// Replaces words that lure someone with English words: README.md

import { escapeHidden } from '../../words/quoting/quote-grapheme.ts';
import type { Confusables } from '../confusables/confusables.ts';
import { ADDED_WORDS, isServiceWord } from '../known-names/added-word-lists.ts';
import { fold } from '../known-names/fold.ts';
import { findForeignLure, mayStartLure, splitUnspacedWord } from './find-foreign-lure.ts';

/** A label in which English words replace other words, so that the rules for known names can judge the label. */
export interface ReadLabel {
  readonly label: string;
  /** Maps each English word to the text that it replaces. Does not include disguised words. */
  readonly written: ReadonlyMap<string, string>;
  /** Maps each English word to the disguised word that it replaces. */
  readonly disguised: ReadonlyMap<string, string>;
}

const ASCII = /^[\0-\x7f]*$/;
const LETTERS = /^[\p{L}\p{M}]+$/u;

/** Letters of scripts that are often written next to Latin words without a space. */
const ATTACHED =
  '\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}ー\\p{Script=Hangul}\\p{Script=Thai}\\p{Script=Arabic}';
const HAS_ATTACHED = new RegExp(`[${ATTACHED}]`, 'u');
/** A character that is not attached, a mark, a hidden character or a hyphen. */
const OTHER = `[^${ATTACHED}\\p{M}\\p{Cf}-]`;
/**
 * Matches the position between an attached letter and other text, even if hidden characters separate them:
 * `MetaMask客服`.
 */
const BOUNDARY = new RegExp(
  `(?<=${OTHER}\\p{Cf}*)(?=[${ATTACHED}])|(?<=[${ATTACHED}])(?=\\p{Cf}*${OTHER})`,
  'gu',
);

/** Prefix of the text that replaces a word without a Latin reading. No known name contains it. */
const UNREADABLE = 'zqx';

type LureSources = Pick<Confusables, 'extendedReadings' | 'mayReadAsSimple'>;

/** A piece of a label. */
interface Piece {
  /** The English word, or the text as written. */
  readonly text: string;
  readonly written: string;
  readonly kind: 'word' | 'lure' | 'disguised' | 'unreadable' | 'attached';
}

/**
 * Creates a function that replaces lures with English words. Most labels do not contain these words, so the function
 * returns no label.
 *
 * @param hasUnusualTexts whether a protected text is not simple text. If so, an additional label keeps the words that
 * have no Latin reading
 * @example readLures('MetaMask-客服') // label: 'MetaMask-support'
 */
export function createReadLures(
  sources: LureSources,
  hasUnusualTexts: boolean,
): (label: string) => ReadLabel[] {
  function readPieces(words: readonly string[]): Piece[] {
    const pieces: Piece[] = [];
    for (let at = 0; at < words.length; at++) {
      const word = words[at] as string;
      const lure = findForeignLure(words, at);
      if (lure !== null) {
        const written = words.slice(at, at + lure.count).join(' ');
        pieces.push({ text: lure.english, written, kind: 'lure' });
        at += lure.count - 1;
      } else pieces.push(...readWord(word, sources));
    }
    return pieces;
  }

  return (label) => {
    if (!ASCII.test(label)) {
      const split = HAS_ATTACHED.test(label) ? label.replace(BOUNDARY, '-') : label;
      return listReadLabels(readPieces(split.split('-')), hasUnusualTexts);
    }
    const words = label.includes('-') ? label.split('-') : [];
    return words.some(mayLure) ? listReadLabels(readPieces(words), hasUnusualTexts) : [];
  };
}

/** Checks whether an ASCII word may be a lure or the start of a lure. Returns false for most words. */
function mayLure(word: string): boolean {
  return mayStartLure(word) || findDisguisedWord(word) !== undefined;
}

function listReadLabels(pieces: readonly Piece[], hasUnusualTexts: boolean): ReadLabel[] {
  const labels: ReadLabel[] = [];
  const isRead = pieces.some(isReadable) && pieces.some(isUnreadable);
  const hasLures = pieces.some(isLure) && !pieces.every(isLure);
  if (hasLures && (hasUnusualTexts || !isRead)) labels.push(joinPieces(pieces));
  if (isRead) {
    labels.push(joinPieces(pieces.filter(({ kind }) => kind !== 'attached').map(hideUnreadable)));
  }
  return labels;
}

function isLure({ kind }: Piece): boolean {
  return kind === 'lure' || kind === 'disguised';
}

function isReadable({ kind }: Piece): boolean {
  return kind === 'word' || kind === 'disguised';
}

function isUnreadable({ kind }: Piece): boolean {
  return kind === 'unreadable' || kind === 'attached';
}

function hideUnreadable(piece: Piece, at: number): Piece {
  return piece.kind === 'unreadable' ? { ...piece, text: nameUnreadable(at) } : piece;
}

/** Returns an ASCII word that stands for the unreadable word at a position. */
export function nameUnreadable(at: number): string {
  return UNREADABLE + String.fromCharCode(0x61 + (at % 26));
}

function readWord(word: string, { extendedReadings, mayReadAsSimple }: LureSources): Piece[] {
  const asWritten = { text: word, written: word };
  if (ASCII.test(word) || mayReadAsSimple(word)) {
    const english = listWordReadings(word, extendedReadings)
      .map(findDisguisedWord)
      .find((found) => found !== undefined);
    if (english === undefined) return [{ ...asWritten, kind: 'word' }];
    return [{ text: english, written: word, kind: 'disguised' }];
  }
  const parts = splitUnspacedWord(word);
  if (parts !== null) {
    return parts.map(({ text, english }) =>
      english === null
        ? { text, written: text, kind: 'attached' }
        : { text: english, written: text, kind: 'lure' },
    );
  }
  return [{ ...asWritten, kind: LETTERS.test(word) ? 'unreadable' : 'word' }];
}

const HAS_ASCII_LETTER = /[a-z]/i;
const HAS_OTHER_SCRIPT = /[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]/u;

/** Lists the possible readings of a disguised word: the word itself, or the Latin readings of mixed scripts. */
function listWordReadings(
  word: string,
  extendedReadings: Confusables['extendedReadings'],
): readonly string[] {
  if (ASCII.test(word)) return [word];
  const isMixed = HAS_ASCII_LETTER.test(word) && HAS_OTHER_SCRIPT.test(word);
  return isMixed ? extendedReadings(word.toLowerCase()) : [];
}

function joinPieces(pieces: readonly Piece[]): ReadLabel {
  const select = (...kinds: Piece['kind'][]) =>
    new Map(
      pieces
        .filter(({ kind }) => kinds.includes(kind))
        .map(({ text, written }) => [text, escapeHidden(written)] as const),
    );
  return {
    label: pieces.map(({ text }) => text).join('-'),
    written: select('lure', 'unreadable'),
    disguised: select('disguised'),
  };
}

// Finds words that look like a service word, with the folds of known names: ../known-names/fold.ts

/** Minimum length of an English word that can be disguised. */
const MIN_DISGUISED = 4;
/**
 * Minimum length of words in which l and i are interchangeable. Shorter words turn into other words: `mail`, `mall`.
 */
const MIN_EXCHANGED = 5;

/** Maps the fold of each service word to the word: `clalrn → claim`. */
const BY_FOLD: ReadonlyMap<string, string> = new Map(
  [...ADDED_WORDS.keys()]
    .filter((word) => word.length >= MIN_DISGUISED && isServiceWord(word))
    .map((word) => [foldWord(word), word] as const),
);

function foldWord(word: string): string {
  return fold('wide', word) ?? word;
}

/** Matches the characters and character pairs that a disguised word can contain. Most words have none of them. */
const MAY_DISGUISE = /[lqI\d]|rn|vv/;

/** Matches a digit before a letter, and a capital I next to a lowercase letter. */
const DISGUISE = /\d[a-z]|I[a-z]|[a-z]I/;

/**
 * Returns the service word that a word of ASCII letters and digits is disguised as, or undefined.
 *
 * @example findDisguisedWord('HeIp') // 'help'
 */
export function findDisguisedWord(word: string): string | undefined {
  if (word.length < MIN_DISGUISED || !MAY_DISGUISE.test(word)) return undefined;
  if (ADDED_WORDS.has(word.toLowerCase())) return undefined;
  // A number at the end does not disguise a word: `token5`.
  if (/^[a-z]+\d+$/i.test(word)) return undefined;
  for (const letter of ['l', 'i']) {
    const found = BY_FOLD.get(foldWord(word.replaceAll(/[I1]/g, letter).toLowerCase()));
    if (found === undefined) continue;
    if (found.length >= MIN_EXCHANGED || DISGUISE.test(word)) return found;
  }
  return undefined;
}
