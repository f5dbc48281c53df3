// Accepts labels in the letters of one script without ens-normalize, which takes longer:
// https://docs.ens.domains/ensip/15#validate

import type { BulkTables } from '../tables/bulk-tables.ts';

/** A grapheme of a label. */
interface Written {
  readonly grapheme: string;
  readonly codePoints: readonly number[];
  readonly script: string;
  /** Whether ENSIP-15 accepts the character, or does not change the sequence. */
  readonly isNormalized: boolean;
  readonly isConfusable: boolean;
}

const HAN = 'Han';
const JAPANESE = 'Japanese';
const KOREAN = 'Korean';

/** Groups of scripts that do not have a group of their own. Han belongs to several groups. */
const GROUPS: ReadonlyMap<string, string> = new Map([
  ['Hiragana', JAPANESE],
  ['Katakana', JAPANESE],
  ['Hangul', KOREAN],
]);
const GROUPS_WITH_HAN: ReadonlySet<string> = new Set([HAN, JAPANESE, KOREAN]);

/** ASCII characters in the groups that have any. */
const ASCII: ReadonlyMap<string, RegExp> = new Map([
  ...[...GROUPS_WITH_HAN, 'Latin'].map((group) => [group, /^[a-z0-9-]$/] as const),
  ...['Cyrillic', 'Greek'].map((group) => [group, /^[0-9-]$/] as const),
]);

/** U+30FC, a letter of kana with the script Common. */
const LONG_VOWEL = 'ー';

/** Greek letters that are also in groups of other scripts. */
const SHARED_LETTERS: ReadonlySet<string> = new Set(['ξ', 'π']);

/** Values of Script that do not name a script. */
const NO_GROUP: ReadonlySet<string> = new Set(['Common', 'Inherited', 'Combined', 'Unknown']);

/** Matches letters that ENSIP-15 accepts only in composed characters, and jamo, which compose with each other. */
const COMPOSED = /[\u06c1\u06d5\u1100-\u11ff]/;

const MIN_LENGTH = 3;

/** Letters that are not confusable in the tables, but look like letters of other scripts to ENSIP-15. */
const LIKE_OTHERS = new Set('ҳᛐᛧ𐌏𐑋𐓻𐩡𐩩');

const mayDecide = (group: string, grapheme: string) =>
  group !== HAN && !SHARED_LETTERS.has(grapheme);

/** Checks whether ENSIP-15 accepts a grapheme as a label. Returns false for many that it accepts. */
function isUnlike({ grapheme, codePoints, isConfusable }: Written): boolean {
  return codePoints.length > 1 || !(isConfusable || LIKE_OTHERS.has(grapheme));
}

/**
 * Checks whether ENSIP-15 accepts a label that it does not change. Returns false for many labels that it accepts, which
 * ens-normalize must judge.
 *
 * All letters of a script belong to the same group. ENSIP-15 accepts a letter alone if no other script has one that looks
 * like it. With such a letter, a label is no whole-script confusable.
 *
 * @param graphemes graphemes that are not emoji
 * @param isAcceptedAlone checks whether ENSIP-15 accepts a grapheme as a label
 */
export function isMadeOfLetters(
  graphemes: readonly Written[],
  { category, mark }: Pick<BulkTables, 'category' | 'mark'>,
  isAcceptedAlone: (grapheme: string) => boolean,
): boolean {
  // ens-normalize judges short labels as fast.
  if (graphemes.length < MIN_LENGTH) return false;
  let group: string | undefined;
  let isUnlikeOthers = false;
  for (const facts of graphemes) {
    const { grapheme, codePoints, script, isNormalized } = facts;
    if (grapheme < '\x80') continue;
    const own = grapheme === LONG_VOWEL ? JAPANESE : (GROUPS.get(script) ?? script);
    if (!isNormalized || category(codePoints[0] as number) !== 'letter') return false;
    if (!codePoints.every((c) => category(c) === 'letter' || mark(c) !== 'none')) return false;
    if (NO_GROUP.has(own) || COMPOSED.test(grapheme)) return false;
    if (group !== undefined && group !== own) {
      if (own !== HAN && group !== HAN) return false;
      if (!GROUPS_WITH_HAN.has(own) || !GROUPS_WITH_HAN.has(group)) return false;
    }
    if (group === undefined || group === HAN) group = own;
    isUnlikeOthers ||= mayDecide(own, grapheme) && isUnlike(facts);
  }
  isUnlikeOthers ||= graphemes.some(
    ({ grapheme }) =>
      grapheme >= '\x80' && mayDecide(group ?? HAN, grapheme) && isAcceptedAlone(grapheme),
  );
  const ascii = ASCII.get(group ?? '');
  const isOwn = ({ grapheme }: Written) =>
    grapheme < '\x80'
      ? ascii?.test(grapheme) === true
      : isUnlikeOthers || isAcceptedAlone(grapheme);
  return (isUnlikeOthers || group === HAN) && graphemes.every(isOwn);
}
