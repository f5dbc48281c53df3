// Finds accented Latin letters where no language writes them: https://www.unicode.org/reports/tr39/#Identifier_Characters

import type { GraphemeFacts } from '../checks/facts.ts';
import { decompose } from '../ensip15/normalization-forms.ts';
import {
  type AccentedLanguage,
  type LetterNeighbours,
  WORD_EDGE,
} from '../tables/accented-languages.ts';
import type { BulkTables } from '../tables/bulk-tables.ts';
import type { LabelReadings } from './latin-reading.ts';

type Letter = Pick<GraphemeFacts, 'grapheme' | 'codePoints'>;

interface Sources extends Pick<LabelReadings, 'extendedReadings'> {
  readonly tables: Pick<
    BulkTables,
    'alphabets' | 'category' | 'listLanguages' | 'isUnaccentedWord'
  >;
}

/** Maximum length of a word, such as those in {@link BulkTables.isUnaccentedWord}. */
const MAX_WORD_LENGTH = 20;

/**
 * Finds the letters beyond ASCII in words of Latin letters that look decorated. A word looks decorated if no language has
 * all its accented letters between the same neighbours, or if it reads as an English word that nobody writes with
 * accents. Two words without a hyphen can be ordinary, too. The letters of a language whose words are not known can have
 * the neighbours of any language. Everything that is not a letter separates words.
 *
 * @example findDecoratedLetters(graphemes of 'münchen-süd', sources) // []
 * @example findDecoratedLetters(graphemes of 'bïllz', sources) // ['ï']
 */
export function findDecoratedLetters<Grapheme extends Letter>(
  graphemes: readonly Grapheme[],
  sources: Sources,
): readonly Grapheme[] {
  return splitWords(graphemes, sources.tables)
    .filter((word) => !isOrdinaryWord(word, sources))
    .flatMap((word) => word.filter(({ grapheme }) => !isAscii(grapheme)));
}

function splitWords<Grapheme extends Letter>(
  graphemes: readonly Grapheme[],
  { category }: Pick<BulkTables, 'category'>,
): Grapheme[][] {
  const words: Grapheme[][] = [[]];
  for (const facts of graphemes) {
    if (category(facts.codePoints[0] as number) === 'letter') words.at(-1)?.push(facts);
    else words.push([]);
  }
  return words;
}

function isOrdinaryWord(word: readonly Letter[], sources: Sources): boolean {
  const letters = word.map(({ grapheme }) => grapheme);
  if (letters.every(isAscii)) return true;
  const isWritten =
    isWrittenInOne([letters], sources) ||
    fitsAlphabet(letters, sources.tables) ||
    (letters.length <= 2 * MAX_WORD_LENGTH &&
      letters.some((_, at) => areGlued(letters.slice(0, at), letters.slice(at), sources)));
  return isWritten && !isUnaccented(letters, sources);
}

/** Minimum length of each of two glued words. */
const MIN_GLUED = 3;

/** Minimum length of a word before text that is only like a word. */
const MIN_BEFORE_UNKNOWN = 4;

/**
 * Matches text that starts or ends like a word. Few parts of decorated English words do, such as `drome` in `aerōdrome`.
 * Shorter parts often do.
 */
const LIKE_WORD = /^(?=.{5})(?:[^aeiouy][aeiou]|.*[aeiou]$)/;

/**
 * Checks whether two texts are glued words, with an accented letter at the end of the first or at the start of the
 * second. One language writes all accents (`virgulă` and `arabă`). A word without accents is a frequent English word
 * (`petrović` and `family`), or text like a word after an accented letter (`maçã` and `verde`).
 */
function areGlued(first: readonly string[], second: readonly string[], sources: Sources): boolean {
  const followsAccent = !isAscii(first.at(-1) ?? '');
  if (first.length < MIN_GLUED || second.length < MIN_GLUED) return false;
  if (!followsAccent && isAscii(second[0] as string)) return false;
  const mayBeUnknown =
    followsAccent && first.length >= MIN_BEFORE_UNKNOWN && LIKE_WORD.test(second.join(''));
  const words = [first, second];
  const accented = words.filter((word) => !word.every(isAscii));
  return (
    isWrittenInOne(accented, sources) &&
    words.every((word) =>
      accented.includes(word)
        ? !isUnaccented(word, sources)
        : mayBeUnknown || isUnaccented(word, sources),
    )
  );
}

/** Checks whether a text reads as an English word that nobody writes with accents. */
function isUnaccented(letters: readonly string[], { tables, extendedReadings }: Sources): boolean {
  return (
    letters.length <= MAX_WORD_LENGTH &&
    extendedReadings(letters.join('')).some((reading) => tables.isUnaccentedWord(reading))
  );
}

/** Checks whether one language writes each of several words with accents. */
function isWrittenInOne(words: readonly (readonly string[])[], { tables }: Sources): boolean {
  const letter = words[0]?.find((each) => !isAscii(each)) as string;
  return tables
    .listLanguages(letter)
    .some((language) => words.every((word) => isWrittenIn(language, word)));
}

function isWrittenIn(language: AccentedLanguage, letters: readonly string[]): boolean {
  return letters.every((letter, at) => {
    if (!language.isClosed && isAscii(letter)) return true;
    const { before, after } = language.getNeighbours(letter);
    return before.has(letters[at - 1] ?? WORD_EDGE) && after.has(letters[at + 1] ?? WORD_EDGE);
  });
}

/** Checks whether an alphabet has all accented letters, and a language writes each between similar neighbours. */
function fitsAlphabet(letters: readonly string[], tables: Sources['tables']): boolean {
  const accented = letters.filter((letter) => !isAscii(letter));
  if (!tables.alphabets.some((alphabet) => accented.every((letter) => alphabet.includes(letter)))) {
    return false;
  }
  return letters.every((letter, at) => {
    const mayAdjoin = (set: LetterNeighbours['before'], neighbour = WORD_EDGE) =>
      neighbour === letter || set.has(neighbour) || set.has(decompose(neighbour).charAt(0));
    return (
      isAscii(letter) ||
      tables.listLanguages(letter).some((language) => {
        const { before, after } = language.getNeighbours(letter);
        return (
          !language.isClosed &&
          mayAdjoin(before, letters[at - 1]) &&
          mayAdjoin(after, letters[at + 1])
        );
      })
    );
  });
}

function isAscii(grapheme: string): boolean {
  return grapheme < '\x80';
}
