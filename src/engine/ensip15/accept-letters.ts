// Accepts labels in the letters of one script without ens-normalize, which takes longer:
// https://docs.ens.domains/ensip/15#validate

import type { BulkTables } from '../tables/bulk-tables.ts';
import { mapCharacters } from './map-characters.ts';
import { INVALID_ALONE, normalizeGrapheme } from './normalize-grapheme.ts';
import type { normalizeLabel } from './normalize-label.ts';

/** A grapheme of a label. */
interface Written {
  readonly grapheme: string;
  readonly codePoints: readonly number[];
  readonly script: string;
  /** Whether ENSIP-15 accepts the character, or accepts the sequence as a label. */
  readonly isNormalized: boolean;
  readonly isConfusable: boolean;
}

const LATIN = 'Latin';
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
  ...[...GROUPS_WITH_HAN, LATIN].map((group) => [group, /^[a-z0-9-]$/] as const),
  ...['Cyrillic', 'Greek'].map((group) => [group, /^[0-9-]$/] as const),
]);

/** U+30FC, a letter of kana with the script Common. */
const LONG_VOWEL = 'ー';

/** Values of Script that do not name a script. */
export const NO_SCRIPT: ReadonlySet<string> = new Set([
  'Common',
  'Inherited',
  'Combined',
  'Unknown',
]);

/** Matches jamo, which compose with each other. */
const JAMO = /[\u1100-\u11ff]/;

/**
 * Letters that do not show that a label is no whole-script confusable: Greek letters that are also in groups of other
 * scripts, and letters that only ENSIP-15 confuses with letters of other scripts.
 */
const NO_EVIDENCE: ReadonlySet<string> = new Set('ξπҳᛐᛧ𐌏𐑋𐓻𐩡𐩩');

/** Normalizing a shorter label is as fast as normalizing its letters. */
const MIN_LENGTH = 3;

/**
 * Checks whether ENSIP-15 accepts a label that it does not change. Returns false for many labels that it accepts, which
 * ens-normalize must judge.
 *
 * All letters of a script belong to the same group. A label is no whole-script confusable if it has a grapheme that
 * ENSIP-15 accepts as a label, or a letter that looks like no letter of another script, such as a Latin letter beyond a
 * to z. Han belongs to several groups, so a letter of Han shows nothing about kana or Hangul.
 *
 * @param graphemes graphemes that are not emoji
 * @param normalize cached normalizer for single graphemes
 */
export function isMadeOfLetters(
  graphemes: readonly Written[],
  { category, mark, script: getScript }: Pick<BulkTables, 'category' | 'mark' | 'script'>,
  normalize: typeof normalizeLabel,
): boolean {
  let group: string | undefined;
  let isUnlikeOthers = false;
  for (const { grapheme, codePoints, script, isNormalized, isConfusable } of graphemes) {
    if (grapheme < '\x80') continue;
    const isSequence = codePoints.length > 1;
    const own = grapheme === LONG_VOWEL ? JAPANESE : (GROUPS.get(script) ?? script);
    if (category(codePoints[0] as number) !== 'letter') return false;
    if (!isNormalized && normalizeGrapheme(grapheme, mapCharacters, normalize) !== grapheme) {
      return false;
    }
    // Vowel signs that take up space have neither class, but the script of their letter.
    const isWritten = (c: number) => getScript(c) === script || mark(c) !== 'none';
    if (isSequence && !codePoints.every(isWritten)) return false;
    if (NO_SCRIPT.has(own) || INVALID_ALONE.has(grapheme) || JAMO.test(grapheme)) return false;
    if (group !== undefined && !isOneGroup(group, own)) return false;
    if (group === undefined || group === HAN) group = own;
    const mayBeAlike = isConfusable && script !== LATIN;
    const isUnlike = isSequence ? isNormalized : !(mayBeAlike || NO_EVIDENCE.has(grapheme));
    isUnlikeOthers ||= own !== HAN && isUnlike;
  }
  // ENSIP-15 accepts each letter of Han as a label.
  if (group !== HAN && !isUnlikeOthers && !hasEvidence()) return false;
  const ascii = ASCII.get(group ?? '');
  return graphemes.every(({ grapheme }) => grapheme >= '\x80' || ascii?.test(grapheme) === true);

  function hasEvidence(): boolean {
    return (
      graphemes.length >= MIN_LENGTH &&
      graphemes.some(({ grapheme, script }) => {
        const mayBe = grapheme >= '\x80' && script !== HAN && !NO_EVIDENCE.has(grapheme);
        return mayBe && normalize(grapheme).error === null;
      })
    );
  }
}

function isOneGroup(a: string, b: string): boolean {
  return a === b || ((a === HAN || b === HAN) && GROUPS_WITH_HAN.has(a) && GROUPS_WITH_HAN.has(b));
}
