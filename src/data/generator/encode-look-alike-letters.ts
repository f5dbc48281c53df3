import { createConfusableLists } from '../../engine/confusables/confusable-lists.ts';
import { createConfusables } from '../../engine/confusables/confusables.ts';
import { CODE_POINT_COUNT } from '../../engine/tables/code-point-runs.ts';
import { decodeBulkTables } from '../../engine/tables/decode-bulk-tables.ts';
import { readSections, type TableBytes } from '../../engine/tables/sections.ts';

const PLAIN = [...'abcdefghijklmnopqrstuvwxyz0123456789'];
const READS_AS_PLAIN = /^(?=.*[a-z\d])[a-z\d$_-]+$/;

/** Letters of alphabets with upper and lower case. Ordinary words of other scripts contain letters such as `も`. */
const CASED = /^(?![a-z])\p{Ll}$/u;

/** Han and kana, and parenthesized or circled Hangul. Single Hangul letters are never words. */
const WORD_LETTER =
  /^(?![\u1100-\u11FF\u3130-\u318F\uA960-\uA97F\uAC00-\uD7FF\uFFA0-\uFFDC])[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}]$/u;

/**
 * Formats the letters that the engine reads as Latin as a module of character classes, for code that reads text without
 * loading the tables.
 */
export function encodeLookAlikeLetters(tables: TableBytes): string {
  const sections = readSections(tables.bulk);
  const bulk = decodeBulkTables(sections);
  const confusables = createConfusables(sections, bulk);
  const { skeleton, looseSkeleton, canonical, extendedReadings } = confusables;
  const { list } = createConfusableLists(readSections(tables.details), confusables, bulk);
  const read = (text: string) => [
    skeleton(text),
    looseSkeleton(text),
    canonical(text) ?? '',
    ...extendedReadings(text),
  ];

  const listed = new Set(PLAIN.flatMap(list));
  const createTest = (letter: string) => {
    const digits = list(letter).filter((text) => /\d/u.test(text));
    return (text: string) =>
      text === letter || digits.includes(text) || (isFolded(text) && readsAs(text, letter));
  };
  // Labels are compared in lower case, and `Η` looks like h although `η` does not.
  const readsAs = (text: string, letter: string) =>
    skeleton(text) === letter ||
    (CASED.test(text) &&
      (read(text).includes(letter) || looseSkeleton(text.toUpperCase()) === letter));
  const isWordLetter = (text: string) =>
    WORD_LETTER.test(text) &&
    (listed.has(text) || read(text).some((reading) => READS_AS_PLAIN.test(reading)));

  const classes = {
    LIKE_E: createTest('e'),
    LIKE_T: createTest('t'),
    LIKE_H: createTest('h'),
    WORD_LETTERS_LIKE_LATIN: isWordLetter,
  };
  const lines = Object.entries(classes).map(
    ([name, isListed]) =>
      `export const ${name} =\n  '${encodeClass(isListed, bulk.mayReadAsSimple)}';\n`,
  );
  return `// Character classes of letters that the engine reads as Latin, written by npm run data.\n${lines.join('')}`;
}

/** Checks whether a character stays as it is in the last label of a name, which is compared in lower case and without marks. */
function isFolded(text: string): boolean {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase() === text;
}

/** Writes characters in the order of their code points: `あ-う`. */
function encodeClass(
  isListed: (text: string) => boolean,
  mayRead: (codePoint: number) => boolean,
): string {
  let written = '';
  let run: string[] = [];
  for (let codePoint = 0; codePoint <= CODE_POINT_COUNT; codePoint++) {
    const text = codePoint < CODE_POINT_COUNT ? String.fromCodePoint(codePoint) : '';
    if (mayRead(codePoint) && text.isWellFormed() && isListed(text)) run.push(text);
    else {
      written += run.length > 2 ? `${run[0]}-${run.at(-1)}` : run.join('');
      run = [];
    }
  }
  return written;
}
