// Orders characters whose names match a search equally well, so that the plainest comes first:
// `greek alpha` → GREEK SMALL LETTER ALPHA before GREEK CAPITAL LETTER ALPHA WITH TONOS.

/** Words that most character names contain, so nobody searches for them. A black star is the usual star. */
const COMMON_WORDS: ReadonlySet<string> = new Set(
  'LETTER WITH AND DIGIT SIGN SYMBOL MARK CHARACTER BLACK WHITE HEAVY'.split(' '),
);

/** Cost of a word that nobody searched for. */
const WORD_COST = 4;

/**
 * Costs of words that are more likely meant than others. `alpha` is Greek, although a Latin letter has the same name.
 * `eth` is Latin, although Deseret has one too. `script l` is small.
 */
const LOW_COSTS: ReadonlyMap<string, number> = new Map([
  ['GREEK', 2],
  ['LATIN', 3],
  ['SMALL', 3],
]);

/** All costs at or above this value count as equal. */
export const MAX_NAME_COST = 48;

/**
 * Rates how much a name says beyond the words of a search, from 0 to `MAX_NAME_COST` - 1. Small letters are the
 * usual ones. In a search for a single letter, such as `dotless i`, Latin is the usual script.
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
