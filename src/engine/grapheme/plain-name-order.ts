// Sorts characters whose names match a search equally well, so that the plainest name comes first:
// `greek alpha` → GREEK SMALL LETTER ALPHA before GREEK CAPITAL LETTER ALPHA WITH TONOS.

/** Words that cost nothing, because many names contain them: a search for `star` should find BLACK STAR first. */
const COMMON_WORDS: ReadonlySet<string> = new Set(
  'LETTER WITH AND DIGIT SIGN SYMBOL MARK CHARACTER BLACK WHITE HEAVY'.split(' '),
);

/** Cost of each word in a name that the search does not contain. */
const WORD_COST = 4;

/**
 * Lower costs for words that are probably meant even if the search does not contain them: `alpha` finds the Greek
 * letter before the Latin one, `eth` the Latin letter before the Deseret one, and `script l` the small letter first.
 */
const LOW_COSTS: ReadonlyMap<string, number> = new Map([
  ['GREEK', 2],
  ['LATIN', 3],
  ['SMALL', 3],
]);

/** Costs are lower than this number. Names with higher costs count as equal. */
export const MAX_NAME_COST = 48;

/**
 * Returns the cost of the words in a name that a search does not contain, from 0 to `MAX_NAME_COST` - 1. `SMALL LETTER`
 * costs no more than `LETTER`. In a search for a single letter, such as `dotless i`, `LATIN` costs nothing.
 *
 * @param name a name in capitals
 * @param words the words of the search in capitals
 */
export function rateExtraWords(name: string, words: readonly string[]): number {
  const isForLetter = words.some(({ length }) => length === 1);
  const isWanted = (word: string) =>
    words.some((each) => (each.length === 1 ? word === each : word.startsWith(each)));
  let cost = 0;
  for (const word of name.replace('SMALL LETTER', 'LETTER').split(/[ -]/)) {
    if (COMMON_WORDS.has(word) || (isForLetter && word === 'LATIN') || isWanted(word)) continue;
    cost += LOW_COSTS.get(word) ?? WORD_COST;
  }
  return Math.min(cost, MAX_NAME_COST - 1);
}
