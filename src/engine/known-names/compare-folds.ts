// Compares texts with known labels by their folds. Each fold needs a minimum length of the known label.

import { isNumber, removePrefix } from './compared-text.ts';
import { type FoldLevel, fold } from './fold.ts';
import type { IndexedName } from './names-by-label.ts';

/** Folds that rules compare. `short` is the tight fold of short labels, for which equality is only a warning. */
const FOLD_RULES = ['short', 'tight', 'wide', 'coarse'] as const satisfies (FoldLevel | 'short')[];

type FoldRule = (typeof FOLD_RULES)[number];

/** Minimum length of a known label, by rule or fold. */
export const MIN_LENGTH = { looks: 4, short: 3, tight: 5, wide: 4, coarse: 7, words: 5 };

/**
 * Matches texts that are compared with the shortest labels of the rules `short` and `wide`. Texts with hyphens or
 * several digits rarely imitate a label of three or four characters.
 */
const ONE_DIGIT = /^[a-z]*\d?[a-z]*$/;

/** Minimum length of a watched label. It is lower, because owners prefer a false alarm to a missed imitation. */
const MIN_WATCHED_LENGTH = { ...MIN_LENGTH, coarse: 5 };

/** Checks whether a known name is long enough for the rule `look`, or is marked as short. */
export function isLongEnough({ label, isShort }: Pick<IndexedName, 'label' | 'isShort'>): boolean {
  return isShort || [...label].length >= MIN_LENGTH.looks;
}

/** Checks whether a text and a known name have the same fold, if the rule compares names of this length. */
export function isAlike(rule: FoldRule, text: string, known: IndexedName): boolean {
  const { plain, isWatched } = known;
  if (plain === null || !isLongEnough(known)) return false;
  const min = isWatched ? MIN_WATCHED_LENGTH : MIN_LENGTH;
  return isFoldedAlike(rule, removePrefix(text), plain, min);
}

function isFoldedAlike(
  rule: FoldRule,
  text: string,
  plain: string,
  min: Readonly<Record<FoldRule, number>>,
): boolean {
  if (plain.length < min[rule]) return false;
  const isShortest = plain.length === min[rule] && (rule === 'short' || rule === 'wide');
  if (isShortest && !ONE_DIGIT.test(text)) return false;
  const level = rule === 'short' ? 'tight' : rule;
  return fold(level, text) === fold(level, plain);
}

/** Checks whether a text has the same fold as a label, if the rules compare such labels by that fold. */
export function hasSameFold(text: string, label: string): boolean {
  const rules = isNumber(label) ? (['tight'] as const) : FOLD_RULES;
  return rules.some((rule) => isFoldedAlike(rule, text, label, MIN_LENGTH));
}
