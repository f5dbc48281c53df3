// Reads between which letters languages write their accented Latin letters:
// https://www.unicode.org/reports/tr35/tr35-general.html#Exemplars

import { findIndex } from '../../primitives/find-floor.ts';
import { lazy } from '../../primitives/lazy.ts';
import type { ByteReader } from './byte-reader.ts';

/** Stands for the start and the end of a word among the neighbours of a letter. */
export const WORD_EDGE = '-';

const ASCII_LETTERS = 'abcdefghijklmnopqrstuvwxyz';

/** Letters, or {@link WORD_EDGE}, that a language writes directly before and after a letter. */
export interface LetterNeighbours {
  readonly before: LetterSet;
  readonly after: LetterSet;
}

type LetterSet = Pick<ReadonlySet<string>, 'has'>;

/** A language or romanization that uses accented Latin letters. */
export interface AccentedLanguage {
  /** Whether words contain only the letters in `letters`. Otherwise words can also contain the letters a to z. */
  readonly isClosed: boolean;
  /** All accented letters. A closed language also has letters from a to z. */
  readonly letters: readonly string[];
  /** Returns the neighbours of a letter. They are empty if the language does not have the letter. */
  getNeighbours(letter: string): LetterNeighbours;
}

const NONE: LetterNeighbours = { before: new Set(), after: new Set() };

/** Reads a list of languages: length, then members. */
export function readAccentedLanguages(reader: ByteReader): AccentedLanguage[] {
  return Array.from({ length: reader.unsigned() }, () => readLanguage(reader));
}

/**
 * Reads the groups of letters with the same neighbours, then the neighbours of each group as two sets of bits. Finds the
 * neighbours of a letter when they are needed, because most languages have only some of the letters of a word.
 */
function readLanguage(reader: ByteReader): AccentedLanguage {
  const text = reader.text();
  const groups = text.split(' ');
  const letters = [...text.replaceAll(' ', '')];
  const width = Math.ceil((1 + ASCII_LETTERS.length + letters.filter(isAccented).length) / 8);
  const bits = reader.bytes(2 * groups.length * width);
  const getAccented = lazy(() => listAccented(letters));
  const createSet = (start: number): LetterSet => ({
    has(letter) {
      const at = findPlace(letter, getAccented());
      return at >= 0 && (((bits[start + (at >> 3)] as number) >> (at & 7)) & 1) === 1;
    },
  });
  const found = new Map<string, LetterNeighbours>();
  function findNeighbours(letter: string): LetterNeighbours {
    const start = 2 * width * groups.findIndex((group) => group.includes(letter));
    return start < 0 ? NONE : { before: createSet(start), after: createSet(start + width) };
  }
  return {
    letters,
    isClosed: !letters.every(isAccented),
    getNeighbours(letter) {
      const neighbours = found.get(letter) ?? findNeighbours(letter);
      found.set(letter, neighbours);
      return neighbours;
    },
  };
}

const ALWAYS_POSSIBLE = WORD_EDGE + ASCII_LETTERS;

/** Lists the possible neighbours of letters in the order of their bits. */
export function listPossibleNeighbours(letters: readonly string[]): string[] {
  return [...ALWAYS_POSSIBLE, ...listAccented(letters)];
}

function listAccented(letters: readonly string[]): string[] {
  return letters.filter(isAccented).sort();
}

/** Returns the place of a possible neighbour in their list, or -1. */
function findPlace(letter: string, accented: readonly string[]): number {
  if (!isAccented(letter) || letter === WORD_EDGE) return ALWAYS_POSSIBLE.indexOf(letter);
  const index = findIndex(accented, letter);
  return index < 0 ? -1 : ALWAYS_POSSIBLE.length + index;
}

function isAccented(letter: string): boolean {
  return !ASCII_LETTERS.includes(letter);
}
