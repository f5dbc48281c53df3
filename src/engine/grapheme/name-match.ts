// How well the words of a search are in the name of a character: https://www.unicode.org/reports/tr44/#UAX44-LM2

/** Best first; of several words the worst counts. */
export const MATCH = {
  exact: 0,
  wholeWord: 1,
  wordStart: 2,
  block: 3,
  inside: 4,
  none: 5,
} as const;

/** Shorter words are inside too many names, and in too many blocks. */
export const MIN_TELLING = 3;

/** How well a name in capitals has one word; hyphens part words as spaces do. */
export function matchWord(name: string, word: string): number {
  let best: number = MATCH.none;
  for (let at = name.indexOf(word); at !== -1; at = name.indexOf(word, at + 1)) {
    if (at === 0 || isSeparator(name[at - 1])) {
      const end = at + word.length;
      if (end === name.length || isSeparator(name[end])) return MATCH.wholeWord;
      best = MATCH.wordStart;
    } else if (best === MATCH.none && word.length >= MIN_TELLING) best = MATCH.inside;
  }
  return best;
}

/** How well a name has all the words; exactly when they are all of it, in order. */
export function matchName(name: string, words: readonly string[]): number {
  let worst: number = MATCH.exact;
  for (const word of words) {
    worst = Math.max(worst, matchWord(name, word));
    if (worst === MATCH.none) return worst;
  }
  return worst === MATCH.wholeWord && isExactly(name, words) ? MATCH.exact : worst;
}

/** True when the words are all of a name, in order. */
export function isExactly(name: string, words: readonly string[]): boolean {
  return name.replaceAll('-', ' ') === words.join(' ');
}

function isSeparator(unit: string | undefined): boolean {
  return unit === ' ' || unit === '-';
}
