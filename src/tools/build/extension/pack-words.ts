import {
  FIRST_GAP,
  FIRST_LETTER,
  LONG_GAP,
  LONG_GAP_LENGTH,
} from '../../../extension/words/unpack-words.ts';

/** Longest start of a word that is written as a length. */
const MAX_SHARED = 9;

function countShared(a: string, b: string): number {
  let count = 0;
  while (count < MAX_SHARED && count < a.length && a[count] === b[count]) count += 1;
  return count;
}

/** Sorts words and leaves out those that occur twice. */
const sortUnique = (words: readonly string[]) => [...new Set(words)].sort();

/** Packs words for `unpackWords`. The letters must be few, because each gets one character of ASCII. */
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

/** Packs words of one character each for `unpackCharacters`. */
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
