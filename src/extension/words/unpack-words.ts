/** Characters from `:` onwards stand for the letters of a list. The digits before `:` are lengths. */
export const FIRST_LETTER = 0x3a;

/** Character that stands for a distance too long for one character. */
export const LONG_GAP = '~';

/** Distance in code points that {@link LONG_GAP} stands for. */
export const LONG_GAP_LENGTH = 64;

/** Character that means "no distance". Greater distances follow in Unicode order. */
export const FIRST_GAP = 0x3a;

/**
 * Unpacks words. Each word is stored as the length of the prefix that it shares with the previous word, followed by its
 * remaining letters.
 *
 * @example unpackWords('abel', '0:;<=2=<') // ['abel', 'able']
 */
export function unpackWords(letters: string, packed: string): string[] {
  let word = '';
  return Array.from(packed.matchAll(/(\d)([^\d]+)/g), ([, length, rest = '']) => {
    const spelled = Array.from(rest, (sign) => letters[sign.charCodeAt(0) - FIRST_LETTER]);
    word = word.slice(0, Number(length)) + spelled.join('');
    return word;
  });
}

/** Unpacks single-character words, which are stored as the distances between their code points. */
export function unpackCharacters(packed: string): string[] {
  let code = 0;
  const words: string[] = [];
  for (const sign of packed) {
    if (sign === LONG_GAP) code += LONG_GAP_LENGTH;
    else {
      code += sign.charCodeAt(0) - FIRST_GAP;
      words.push(String.fromCodePoint(code));
    }
  }
  return words;
}
