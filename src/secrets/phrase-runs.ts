import { MIN_PHRASE } from './may-hold-secret.ts';

/** Most list words of a phrase: two phrases of 24 words. A longer run is a dictionary. */
export const MAX_PHRASE = 48;

/** Indexes of the first word of a run and of the word after it, and the number of its words in the list. */
type Run = readonly [from: number, to: number, count: number];

/**
 * Lists the runs of words of one language with at most one other word inside.
 *
 * @param words languages of each word, as bits
 */
function listRuns(words: readonly number[], language: number): Run[] {
  const runs: Run[] = [];
  let from = 0;
  /** Start of the run after the latest other word. */
  let next = 0;
  for (let at = 0; at <= words.length; at += 1) {
    if (((words[at] ?? 0) & language) !== 0) continue;
    // The run alone, and together with the run before the other word.
    if (at > next) runs.push([next, at, at - next]);
    if (next > from + 1 && at > next) runs.push([from, at, at - from - 1]);
    from = next;
    next = at + 1;
  }
  return runs;
}

function listLanguages(words: readonly number[]): number[] {
  const all = words.reduce((union, each) => union | each, 0);
  return Array.from({ length: 32 }, (_, bit) => 1 << bit).filter((bit) => (all & bit) !== 0);
}

/** Checks whether the words of all languages together have a run of 11 words with at most one other word inside. */
function hasRun(words: readonly number[]): boolean {
  let run = 0;
  let earlier = 0;
  for (const word of words) {
    run += 1;
    if (word === 0) {
      earlier = run - 1;
      run = 0;
    } else if (run + earlier >= MIN_PHRASE) return true;
  }
  return false;
}

/** Finds seed phrases among words: runs of 11 to 48 words of one language, with at most one other word inside. */
export function findPhrases(words: readonly number[]): Run[] {
  if (!hasRun(words)) return [];
  return listLanguages(words).flatMap((language) =>
    listRuns(words, language).filter(([, , count]) => count >= MIN_PHRASE && count <= MAX_PHRASE),
  );
}

/** Returns the index from which more words could complete a phrase. */
export function findOpenRun(words: readonly number[]): number {
  const starts = listLanguages(words).map((language) => {
    let others = 0;
    let start = words.length;
    for (let at = words.length - 1; at >= 0; at -= 1) {
      if (((words[at] as number) & language) !== 0) start = at;
      else if (++others === 2) break;
    }
    return start;
  });
  return Math.min(words.length, ...starts);
}

/** Counts the words of the longest run that ends at the last word or one word before it. */
function countEnd(words: readonly number[]): number {
  const counts = listLanguages(words).flatMap((language) =>
    listRuns(words, language).flatMap(([, to, count]) => (to >= words.length - 1 ? [count] : [])),
  );
  return Math.max(0, ...counts);
}

/** Fewest words before a wrong word that are held back while the next word is incomplete. */
const MIN_BEFORE_WRONG_WORD = 4;

/** Counts the words at the end that may be the start of a phrase. The last word may be incomplete. */
export function countStart(words: readonly number[]): number {
  const count = countEnd(words);
  const countBefore = countEnd(words.slice(0, -1));
  return countBefore >= MIN_BEFORE_WRONG_WORD ? Math.max(count, countBefore) : count;
}
