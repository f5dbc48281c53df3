// Words of seed phrases: https://github.com/bitcoin/bips/blob/master/bip-0039/bip-0039-wordlists.md

interface WordList {
  wordlist: readonly string[];
}

/** Lists by the script that they are written in, so that a text loads only the lists that it may use. */
const LISTS_BY_SCRIPT: readonly (readonly [RegExp, ...(() => Promise<WordList>)[]])[] = [
  [
    /[a-z]/i,
    () => import('@scure/bip39/wordlists/english.js'),
    () => import('@scure/bip39/wordlists/spanish.js'),
    () => import('@scure/bip39/wordlists/french.js'),
    () => import('@scure/bip39/wordlists/italian.js'),
    () => import('@scure/bip39/wordlists/portuguese.js'),
    () => import('@scure/bip39/wordlists/czech.js'),
  ],
  [/\p{Script=Hiragana}/u, () => import('@scure/bip39/wordlists/japanese.js')],
  [/\p{Script=Hangul}/u, () => import('@scure/bip39/wordlists/korean.js')],
  [
    /\p{Script=Han}/u,
    () => import('@scure/bip39/wordlists/simplified-chinese.js'),
    () => import('@scure/bip39/wordlists/traditional-chinese.js'),
  ],
];

const LATIN_ONLY = LISTS_BY_SCRIPT.slice(0, 1);
const NOT_LATIN = /[\u1100-\uffff]/;

/** Folds case, accents and compatibility forms. Users often type phrases without accents. */
function foldWord(word: string): string {
  // Most words are plain.
  if (/^[a-z]+$/.test(word)) return word;
  return word
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase();
}

/** The languages of each loaded word, as bits. */
const languages = new Map<string, number>();
const loaded = new Set<RegExp>();
let listCount = 0;

/** Loads the lists for the scripts of a text. Full-width letters are Latin too. */
export async function loadWordLists(text: string): Promise<void> {
  const folded = text.normalize('NFKD');
  for (const [script, ...lists] of NOT_LATIN.test(text) ? LISTS_BY_SCRIPT : LATIN_ONLY) {
    if (loaded.has(script) || !script.test(folded)) continue;
    const words = await Promise.all(lists.map((load) => load()));
    if (loaded.has(script)) continue;
    loaded.add(script);
    for (const { wordlist } of words) {
      const language = 1 << listCount++;
      for (const word of wordlist.map(foldWord)) {
        languages.set(word, (languages.get(word) ?? 0) | language);
      }
    }
  }
}

/** Returns the languages whose loaded lists contain a word, as bits. */
export function getLanguages(word: string): number {
  return languages.get(foldWord(word)) ?? 0;
}
