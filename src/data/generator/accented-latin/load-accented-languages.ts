// Loads the languages whose accented letters are ordinary spelling.

import { normalizeLabel } from '../../../engine/ensip15/normalize-label.ts';
import {
  type AccentedLanguage,
  type LetterNeighbours,
  listPossibleNeighbours,
  WORD_EDGE,
} from '../../../engine/tables/accented-languages.ts';
import { countValues } from '../../../primitives/count-values.ts';
import { ByteWriter } from '../byte-writer.ts';
import { listLocales, loadTranslatedWords } from '../known-names/load-translated-words.ts';
import { isLatin, listDictionaries, loadLatinEntries } from '../known-names/load-words.ts';
import { loadPinyin } from '../unihan.ts';

/** CLDR locales of languages that write accented Latin letters and have no Hunspell dictionary on npm. */
const TRANSLATED =
  'af ak ast az blo bs dsb fi ha hsb ig jv kab kl ku lij mt nso oc qu rm sc sq to vec wo yo'.split(
    ' ',
  );

// Lists the syllables of languages that people also write in accented Latin letters. No dictionary has these spellings.

/** Syllables of a romanization: every onset with every vowel and every coda. */
interface Romanization {
  name: string;
  source: string;
  /** Consonants before the vowel, separated by spaces. A syllable can also start with its vowel. */
  onsets: string;
  vowels: string;
  /** Consonants after the vowel. A syllable can also end with its vowel. */
  codas: string;
}

/** Reviewed romanizations. Letters that ENSIP-15 rejects, such as ī with a macron in Hepburn, are left out later. */
const ROMANIZATIONS: readonly Romanization[] = [
  {
    name: 'Japanese in Hepburn',
    source: 'https://en.wikipedia.org/wiki/Hepburn_romanization',
    onsets:
      'k s t n h m y r w g z d b p sh ch ts f j ky gy ny hy by py my ry kk ss tt pp ssh tch tts kky ppy',
    vowels: 'a i u e o ā ī ū ē ō',
    codas: 'n m',
  },
  {
    name: 'Māori',
    source: 'https://en.wikipedia.org/wiki/M%C4%81ori_phonology',
    onsets: 'h k m n ng p r t w wh',
    vowels: 'a e i o u ā ē ī ō ū',
    codas: '',
  },
  {
    name: 'Sanskrit in IAST',
    source: 'https://en.wikipedia.org/wiki/International_Alphabet_of_Sanskrit_Transliteration',
    onsets:
      'k kh g gh c ch j jh ñ t th d dh n p ph b bh m y r l v ś s h kr gr tr dr pr br śr kl gl pl śl kv tv dv śv sv jñ ' +
      'ky gy ty dy ny py my vy śy sy hy st sth sn sm sp sk śc nt nth nd ndh ñc ñj mb mp tm dm tn tt dd ddh cch kt gn ' +
      'ghn pt bd bdh rk rg rj rt rth rd rdh rn rp rb rm ry rv rś rh ll',
    vowels: 'a ā i ī u ū ṛ e ai o au',
    codas: 'm n r t',
  },
];

/** Encodes languages in the format that the engine's `readAccentedLanguages` reads. */
export function encodeAccentedLanguages(languages: readonly AccentedLanguage[]): Uint8Array {
  const writer = new ByteWriter();
  writer.unsigned(languages.length);
  for (const { letters, getNeighbours } of languages) {
    const possible = listPossibleNeighbours(letters);
    // Letters with the same neighbours are one group.
    const groups = new Map<string, string>();
    for (const letter of letters) {
      const { before, after } = getNeighbours(letter);
      const bits = [...encodeSubset(before, possible), ...encodeSubset(after, possible)].join();
      groups.set(bits, (groups.get(bits) ?? '') + letter);
    }
    writer.text([...groups.values()].join(' '));
    for (const bits of groups.keys()) writer.bytes(Uint8Array.from(bits.split(','), Number));
  }
  return writer.toBytes();
}

function encodeSubset(subset: LetterNeighbours['before'], members: readonly string[]): Uint8Array {
  const bits = new Uint8Array(Math.ceil(members.length / 8));
  members.forEach((member, at) => {
    if (subset.has(member)) bits[at >> 3] = (bits[at >> 3] as number) | (1 << (at & 7));
  });
  return bits;
}

/** Dictionaries that list syllables. Vietnamese names consist of several syllables. */
const SYLLABIC = new Set(['vi']);

/**
 * Letters that people write instead of others. Romanian has a comma below s and t, which ENSIP-15 rejects and many
 * keyboards lack: https://en.wikipedia.org/wiki/Romanian_alphabet#Comma-below_(ș_and_ț)_versus_cedilla_(ş_and_ţ)
 */
const VARIANTS: Readonly<Record<string, readonly (readonly [from: string, to: string])[]>> = {
  ro: [
    ['ș', 'ş'],
    ['ț', 'ţ'],
  ],
};

/** English words with accents: https://en.wikipedia.org/wiki/English_terms_with_diacritical_marks */
const ENGLISH = ['naïf', 'naïve', 'naïveté', 'noël', 'zoë'];

/** Returns the languages of the Hunspell dictionaries, of CLDR, pinyin and the reviewed romanizations. */
export function loadAccentedLanguages(): AccentedLanguage[] {
  const languages = [
    ...listDictionaries().map(loadLanguage),
    ...TRANSLATED.map((locale) => loadTranslatedLanguage(locale)),
    countNeighbours(
      ENGLISH.map((word) => [word]),
      1,
    ),
    joinSyllables(loadPinyin()),
    ...ROMANIZATIONS.map(({ onsets, vowels, codas }) =>
      joinSyllables(listSyllables(onsets, vowels, codas)),
    ),
  ];
  return languages
    .filter(({ neighbours }) => neighbours.size > 0)
    .map(({ isClosed, neighbours }) => ({
      letters: [...neighbours.keys()],
      isClosed,
      getNeighbours: (letter) => neighbours.get(letter) as LetterNeighbours,
    }));
}

function loadLanguage(name: string): ReadLanguage {
  const entries = loadLatinEntries(name);
  if (SYLLABIC.has(name)) {
    return joinSyllables(entries.flat().filter((word) => word === word.toLowerCase()));
  }
  const variants = VARIANTS[name] ?? [];
  const spell = (word: string) =>
    variants.reduce((text, [from, to]) => text.replaceAll(from, to), word.toLowerCase());
  const read = countNeighbours(
    entries.map((words) => words.map(spell)),
    MIN_PAIR_COUNT,
  );
  if (!listLocales().includes(name)) return read;
  // Names of countries are not in all dictionaries: `taïwan` is French.
  const { neighbours } = loadTranslatedLanguage(name, (letter) => read.neighbours.has(letter));
  return { isClosed: false, neighbours: joinNeighbours(read.neighbours, neighbours) };
}

/** @param isWritten selects the accented letters to read, by default all */
function loadTranslatedLanguage(locale: string, isWritten = (_: string) => true): ReadLanguage {
  const words = loadTranslatedWords(locale).filter(isLatin);
  return countNeighbours(
    words
      .filter((word) => [...word].every((letter) => isAscii(letter) || isWritten(letter)))
      .map((word) => [word]),
    1,
  );
}

function joinNeighbours(first: AccentedNeighbours, second: AccentedNeighbours): AccentedNeighbours {
  return new Map(
    [...first].map(([letter, { before, after }]) => {
      const added = second.get(letter);
      return [
        letter,
        {
          before: new Set([...before, ...(added?.before ?? [])]),
          after: new Set([...after, ...(added?.after ?? [])]),
        },
      ];
    }),
  );
}

/** Lists all syllables: an onset or none, a vowel, and a coda or none. */
function listSyllables(onsets: string, vowels: string, codas: string): string[] {
  const split = (list: string) => ['', ...list.split(' ').filter((each) => each !== '')];
  return vowels
    .split(' ')
    .flatMap((vowel) =>
      split(onsets).flatMap((onset) => split(codas).map((coda) => onset + vowel + coda)),
    );
}

// Finds which letters a language writes next to each other.

/**
 * Minimum share of entries with an accented letter, and with a pair of letters. Rarer letters and pairs come from
 * foreign words and typos. A share of 1 in 60,000 for pairs would allow `cøbra` in Norwegian.
 */
const MIN_LETTER_SHARE = 1 / 500;
const MIN_PAIR_SHARE = 1 / 15_000;
const MIN_PAIR_COUNT = 2;

/**
 * Returns the letters before and after each accented letter in the entries of a list. Each entry is a word with its
 * inflected forms, and counts once.
 *
 * @param minCount minimum number of entries with a pair
 */
function countNeighbours(entries: readonly (readonly string[])[], minCount: number): ReadLanguage {
  const minLetters = entries.length * MIN_LETTER_SHARE;
  const minPairs = Math.max(minCount, entries.length * MIN_PAIR_SHARE);
  const accented = entries.map((words) => words.filter((word) => !isAscii(word)));
  const letters = countValues(accented.flatMap((words) => [...new Set(words.join(''))]));
  const isUsed = (letter: string) => isAscii(letter) || (letters.get(letter) ?? 0) >= minLetters;
  const pairs = [
    ...countValues(accented.flatMap((words) => [...new Set(words.flatMap(listPairs))])),
  ]
    .filter(([pair, count]) => count >= minPairs && [...pair].every(isUsed))
    .map(([pair]) => pair);
  const neighbours = groupByLetter(pairs, (letter) => !isAscii(letter));
  return { isClosed: false, neighbours: shareNeighbours(neighbours) };
}

/** Gives all vowels with the same accent the same neighbours. */
function shareNeighbours(neighbours: AccentedNeighbours): AccentedNeighbours {
  const shared = new Map<string, Neighbours>();
  for (const [letter, { before, after }] of neighbours) {
    const key = getAccentKind(letter);
    const { before: allBefore = [], after: allAfter = [] } = shared.get(key) ?? {};
    shared.set(key, {
      before: new Set([...allBefore, ...before]),
      after: new Set([...allAfter, ...after]),
    });
  }
  return new Map(
    [...neighbours.keys()].map((letter) => [
      letter,
      shared.get(getAccentKind(letter)) as Neighbours,
    ]),
  );
}

/** Returns the accent of an accented vowel. Returns other letters unchanged. */
function getAccentKind(letter: string): string {
  const [base = '', ...marks] = letter.normalize('NFD');
  return 'aeiouy'.includes(base) ? marks.join('') : letter;
}

/**
 * Returns the neighbours of each letter in words of the given syllables. Syllables can follow in any order.
 */
function joinSyllables(syllables: readonly string[]): ReadLanguage {
  const starts = new Set(syllables.map((syllable) => syllable[0] as string));
  const ends = new Set(syllables.map((syllable) => syllable.at(-1) as string));
  const pairs = new Set(syllables.flatMap(listPairs));
  for (const end of ends) for (const start of starts) pairs.add(end + start);
  return { isClosed: true, neighbours: groupByLetter(pairs, () => true) };
}

function isAscii(text: string): boolean {
  return /^[a-z-]*$/.test(text);
}

/** Lists the pairs of neighbouring letters in a word, including its edges. */
function listPairs(word: string): string[] {
  const letters = [WORD_EDGE, ...word, WORD_EDGE];
  return letters.slice(1).map((letter, at) => (letters[at] as string) + letter);
}

interface Neighbours {
  before: Set<string>;
  after: Set<string>;
}

type AccentedNeighbours = ReadonlyMap<string, Neighbours>;

interface ReadLanguage extends Pick<AccentedLanguage, 'isClosed'> {
  readonly neighbours: AccentedNeighbours;
}

function groupByLetter(
  pairs: Iterable<string>,
  isListed: (letter: string) => boolean,
): AccentedNeighbours {
  const neighbours = new Map<string, Neighbours>();
  const get = (letter: string) => {
    const found = neighbours.get(letter) ?? { before: new Set(), after: new Set() };
    neighbours.set(letter, found);
    return found;
  };
  for (const [first = '', second = ''] of pairs) {
    if (![first, second].every((letter) => letter === WORD_EDGE || isUsable(letter))) continue;
    if (second !== WORD_EDGE && isListed(second)) get(second).before.add(first);
    if (first !== WORD_EDGE && isListed(first)) get(first).after.add(second);
  }
  const usable = [...neighbours].filter(([, { before, after }]) => before.size * after.size > 0);
  return new Map(usable.sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** Checks whether ENSIP-15 accepts a letter unchanged. */
function isUsable(letter: string): boolean {
  return normalizeLabel(letter).normalized === letter;
}
