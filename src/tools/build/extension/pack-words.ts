import {
  FIRST_GAP,
  FIRST_LETTER,
  LONG_GAP,
  LONG_GAP_LENGTH,
} from '../../../extension/words/unpack-words.ts';

/** Longest word prefix that is written as its length. */
const MAX_SHARED = 9;

function countShared(a: string, b: string): number {
  let count = 0;
  while (count < MAX_SHARED && count < a.length && a[count] === b[count]) count += 1;
  return count;
}

/** Sorts words and removes duplicates. */
const sortUnique = (words: readonly string[]) => [...new Set(words)].sort();

/** Packs words for `unpackWords`. There must be few letters, because each letter gets one ASCII character. */
export function packWords(words: readonly string[]): { letters: string; packed: string } {
  const letters = sortUnique(words.flatMap((word) => word.split(''))).join('');
  const spell = (letter: string) => String.fromCharCode(FIRST_LETTER + letters.indexOf(letter));
  let before = '';
  let packed = '';
  for (const word of sortUnique(words)) {
    const shared = countShared(before, word);
    packed += shared + Array.from(word.slice(shared), spell).join('');
    before = word;
  }
  return { letters, packed };
}

/** Packs words, each a single character, for `unpackCharacters`. */
export function packCharacters(words: readonly string[]): string {
  let before = 0;
  let packed = '';
  for (const word of sortUnique(words)) {
    const code = word.codePointAt(0) ?? 0;
    const gap = code - before;
    packed += LONG_GAP.repeat(Math.floor(gap / LONG_GAP_LENGTH));
    packed += String.fromCharCode(FIRST_GAP + (gap % LONG_GAP_LENGTH));
    before = code;
  }
  return packed;
}
