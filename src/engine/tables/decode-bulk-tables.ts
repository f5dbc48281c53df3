// Decodes the bulk table. Sections that few names need are decoded on first use.

import { findFloor, findIndex } from '../../primitives/find-floor.ts';
import { lazy } from '../../primitives/lazy.ts';
import { memoize } from '../../primitives/memoize.ts';
import { readAccentedLanguages } from './accented-languages.ts';
import { type BulkTables, readEmojiVersions, readLatinReadings } from './bulk-tables.ts';
import { type ByteReader, NOTHING_SHARED, splitSortedTexts } from './byte-reader.ts';
import { readCharacterClasses } from './character-classes.ts';
import { expandRuns, readRuns } from './code-point-runs.ts';
import { openSection, type Sections } from './sections.ts';

/** Names of the sections that this decoder reads from the bulk table. */
export const BULK_SECTIONS = {
  characters: 'characters',
  emojiVersions: 'emoji-versions',
  latinReadings: 'latin-readings',
  simpleReadings: 'simple-readings',
  digitZeros: 'digit-zeros',
  lowerCase: 'lower-case',
  listedTargets: 'uts39-targets',
  topLevelDomains: 'top-level-domains',
  accentedLanguages: 'accented-languages',
  alphabets: 'alphabets',
  unaccentedWords: 'unaccented-words',
  everydayWords: 'everyday-words',
} as const;

/** Maximum number of letters whose languages are cached. */
const MAX_LETTERS = 1024;

/** Decodes the bulk table. Throws if a section is missing. */
export function decodeBulkTables(sections: Sections): BulkTables {
  const read = <T>(section: keyof typeof BULK_SECTIONS, decode: (reader: ByteReader) => T) => {
    const reader = openSection(sections, BULK_SECTIONS[section]);
    return lazy(() => decode(reader));
  };
  const getClass = read('characters', readCharacterClasses)();
  const getEmojiVersions = read('emojiVersions', readEmojiVersions);
  const getDigitZeros = read('digitZeros', readDigitZeros);
  const getLowerCase = read('lowerCase', readLowerCase);
  const getListedTargets = read('listedTargets', readListedTargets);
  const getLatinReadings = read('latinReadings', readLatinReadings);
  const getSimpleReadings = read('simpleReadings', (reader) => expandRuns(readRuns(reader)));
  const getScripts = read('characters', (reader) => reader.textList());
  const getTopLevelDomains = read('topLevelDomains', readTexts);
  const isTopLevelDomain = read('topLevelDomains', readLookup);
  const getAccentedLanguages = read('accentedLanguages', readAccentedLanguages);
  const getAlphabets = read('alphabets', (reader) => reader.sortedTextList());
  const isUnaccentedWord = read('unaccentedWords', readLookup);
  const isEverydayWord = read('everydayWords', readLookup);

  const listLanguages = memoize(
    (letter) => getAccentedLanguages().filter(({ letters }) => letters.includes(letter)),
    MAX_LETTERS,
  );

  return {
    script: (codePoint) => getClass(codePoint).script,
    scriptExtensions: (codePoint) => getClass(codePoint).scriptExtensions,
    category: (codePoint) => getClass(codePoint).category,
    isExemplar: (codePoint) => getClass(codePoint).isExemplar,
    digitZero: (codePoint) =>
      getClass(codePoint).category === 'number' ? getDigitZeros()(codePoint) : undefined,
    isEmojiCharacter: (codePoint) => getClass(codePoint).isEmoji,
    drawsNothing: (codePoint) => getClass(codePoint).drawsNothing,
    isDefaultIgnorable: (codePoint) => getClass(codePoint).isDefaultIgnorable,
    mark: (codePoint) => getClass(codePoint).mark,
    fontSupport: (codePoint) => getClass(codePoint).fontSupport,
    emojiVersion: (withoutFe0f) => getEmojiVersions()(withoutFe0f),
    lowerCase: (codePoint) => getLowerCase()(codePoint),
    listedTarget: (codePoint) => getListedTargets()(codePoint),
    latinReadings: (codePoint) => getLatinReadings()(codePoint),
    mayReadAsSimple: (codePoint) => getSimpleReadings()(codePoint) === 1,
    get accentedLanguages() {
      return getAccentedLanguages();
    },
    listLanguages,
    get alphabets() {
      return getAlphabets();
    },
    isUnaccentedWord: (reading) => isUnaccentedWord()(reading),
    isEverydayWord: (label) => isEverydayWord()(label),
    get scripts() {
      return getScripts();
    },
    isTopLevelDomain: (label) => isTopLevelDomain()(label),
    get topLevelDomains() {
      return getTopLevelDomains();
    },
  };
}

function readTexts(reader: ByteReader): Set<string> {
  return new Set(reader.sortedTextList());
}

/** Reads a sorted list for lookups. Splits only the entries with the same first character as a text. */
function readLookup(reader: ByteReader): (text: string) => boolean {
  const start = String.fromCharCode(NOTHING_SHARED);
  const [, ...parts] = reader.text().split(start);
  const byFirst = new Map(
    parts.map((part) => [part.charCodeAt(0), lazy(() => new Set(splitSortedTexts(start + part)))]),
  );
  return (text) => byFirst.get(text.charCodeAt(0))?.().has(text) === true;
}

function readDigitZeros(reader: ByteReader): (codePoint: number) => number | undefined {
  const zeros = reader.ascendingList();
  return (codePoint) => {
    const zero = zeros[findFloor(zeros, codePoint)];
    return zero !== undefined && codePoint < zero + 10 ? zero : undefined;
  };
}

function readLowerCase(reader: ByteReader): (codePoint: number) => number {
  const capitals = reader.ascendingList();
  const distances = capitals.map(() => reader.signed());
  return (codePoint) => codePoint + (distances[findIndex(capitals, codePoint)] ?? 0);
}

function readListedTargets(reader: ByteReader): (codePoint: number) => string | undefined {
  // Callers cache the targets. Building a Map of all targets would take longer than inspecting most lists.
  const characters = reader.ascendingList();
  const targets = reader.text().split('\n');
  return (codePoint) => {
    const index = findIndex(characters, codePoint);
    if (index < 0) return undefined;
    // If the line is empty, the character is its own target.
    return targets[index] || String.fromCodePoint(codePoint);
  };
}
