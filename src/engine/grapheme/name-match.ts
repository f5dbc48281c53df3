// Matches words with names of characters: https://www.unicode.org/reports/tr44/#UAX44-LM2

/** Kinds of matches, best first. If there are several words, the worst match counts. */
export const MATCH = {
  exact: 0,
  wholeWord: 1,
  wordStart: 2,
  block: 3,
  inside: 4,
  none: 5,
} as const;

/** Minimum length of words that match block names and parts of words. Shorter words would have too many matches. */
export const MIN_PARTIAL_LENGTH = 3;

/** Returns how a word matches a name in capitals. Spaces and hyphens separate the words of a name. */
export function matchWord(name: string, word: string): number {
  let best: number = MATCH.none;
  for (let at = name.indexOf(word); at !== -1; at = name.indexOf(word, at + 1)) {
    if (at === 0 || isSeparator(name[at - 1])) {
      const end = at + word.length;
      if (end === name.length || isSeparator(name[end])) return MATCH.wholeWord;
      best = MATCH.wordStart;
    } else if (best === MATCH.none && word.length >= MIN_PARTIAL_LENGTH) best = MATCH.inside;
  }
  return best;
}

/** Returns how all words match a name. The match is exact if the words are the whole name, in order. */
export function matchName(name: string, words: readonly string[]): number {
  let worst: number = MATCH.exact;
  for (const word of words) {
    worst = Math.max(worst, matchWord(name, word));
    if (worst === MATCH.none) return worst;
  }
  return worst === MATCH.wholeWord && isExactly(name, words) ? MATCH.exact : worst;
}

/** Checks whether the words are the whole name, in order. */
export function isExactly(name: string, words: readonly string[]): boolean {
  return name.replaceAll('-', ' ') === words.join(' ');
}

function isSeparator(unit: string | undefined): boolean {
  return unit === ' ' || unit === '-';
}
