// Loads the languages whose accented letters are ordinary spelling.

import {
  type AccentedLanguage,
  type LetterNeighbours,
  listPossibleNeighbours,
} from '../../../engine/tables/accented-languages.ts';
import { ByteWriter } from '../byte-writer.ts';
import { listDictionaries, loadLatinWords } from '../known-names/load-words.ts';
import { loadPinyin } from '../unihan.ts';
import { countNeighbours, joinSyllables } from './count-neighbours.ts';

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
  for (const { neighbours } of languages) {
    const letters = [...neighbours.keys()];
    const possible = listPossibleNeighbours(letters);
    writer.text(letters.join(''));
    for (const { before, after } of neighbours.values()) {
      writer.bytes(encodeSubset(before, possible));
      writer.bytes(encodeSubset(after, possible));
    }
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

/** Returns the languages of the Hunspell dictionaries, pinyin and the reviewed romanizations. */
export function loadAccentedLanguages(): AccentedLanguage[] {
  return [
    ...listDictionaries().map(loadLanguage),
    joinSyllables(loadPinyin()),
    ...ROMANIZATIONS.map(({ onsets, vowels, codas }) =>
      joinSyllables(listSyllables(onsets, vowels, codas)),
    ),
  ];
}

function loadLanguage(name: string): AccentedLanguage {
  const words = loadLatinWords(name);
  if (SYLLABIC.has(name)) return joinSyllables(words.filter((word) => word === word.toLowerCase()));
  const spelled = [...new Set(words.map((word) => word.toLowerCase()))];
  const variants = VARIANTS[name] ?? [];
  return countNeighbours(
    spelled.map((word) => variants.reduce((text, [from, to]) => text.replaceAll(from, to), word)),
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
