/** Letters without a decomposition, with the letters that people write instead. */
const REPLACED: Readonly<Record<string, string>> = { æ: 'ae', ø: 'o', œ: 'oe', ß: 'ss', ł: 'l' };

/** Returns a word as people write it without accents: `'ægir' → 'aegir'`. */
export function removeAccents(word: string): string {
  return word
    .replace(/[æøœßł]/g, (letter) => REPLACED[letter] as string)
    .normalize('NFD')
    .replace(/\p{M}/gu, '');
}
