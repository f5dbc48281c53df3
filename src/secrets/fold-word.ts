/** Folds case, accents and compatibility forms. Users often type phrases without accents. */
export function foldWord(word: string): string {
  // Most words are plain.
  if (/^[a-z]+$/.test(word)) return word;
  return word
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase();
}
