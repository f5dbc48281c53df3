// Reads between which letters languages write their accented Latin letters:
// https://www.unicode.org/reports/tr35/tr35-general.html#Exemplars

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
  /** Whether words contain only the letters in `neighbours`. Otherwise words can also contain the letters a to z. */
  readonly isClosed: boolean;
  /** Neighbours of each accented letter. A closed language also has those of the letters a to z. */
  readonly neighbours: ReadonlyMap<string, LetterNeighbours>;
}

/** Reads a list of languages: length, then members. */
export function readAccentedLanguages(reader: ByteReader): AccentedLanguage[] {
  return Array.from({ length: reader.unsigned() }, () => readLanguage(reader));
}

/** Reads the groups of letters with the same neighbours, then the neighbours of each group as two sets of bits. */
function readLanguage(reader: ByteReader): AccentedLanguage {
  const groups = reader.text().split(' ');
  const letters = groups.flatMap((group) => [...group]);
  const places = new Map(listPossibleNeighbours(letters).map((letter, at) => [letter, at]));
  const width = Math.ceil(places.size / 8);
  const bits = reader.bytes(2 * groups.length * width);
  // Keeps the bits, because building thousands of sets would take longer than inspecting most lists.
  const createSet = (start: number): LetterSet => ({
    has(letter) {
      const at = places.get(letter);
      return at !== undefined && (((bits[start + (at >> 3)] as number) >> (at & 7)) & 1) === 1;
    },
  });
  const neighbours = new Map<string, LetterNeighbours>();
  for (const [row, group] of groups.entries()) {
    const start = 2 * row * width;
    const shared = { before: createSet(start), after: createSet(start + width) };
    for (const letter of group) neighbours.set(letter, shared);
  }
  return { isClosed: letters.some(isAsciiLetter), neighbours };
}

/** Lists the possible neighbours of letters in the order of their bits. */
export function listPossibleNeighbours(letters: readonly string[]): string[] {
  const accented = letters.filter((letter) => !isAsciiLetter(letter));
  return [WORD_EDGE, ...ASCII_LETTERS, ...accented.sort()];
}

function isAsciiLetter(letter: string): boolean {
  return ASCII_LETTERS.includes(letter);
}
