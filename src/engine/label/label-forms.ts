// Normalizes a label from the facts of its graphemes when they are enough, which is faster than ens-normalize:
// https://docs.ens.domains/ensip/15#algorithm

import { isSimpleText } from '../../primitives/plain-text.ts';
import type { GraphemeFacts, LabelFacts } from '../checks/facts.ts';
import { isMadeOfLetters, NO_SCRIPT } from '../ensip15/accept-letters.ts';
import { beautifyEmoji } from '../ensip15/ens-emoji.ts';
import { hasMisplacedCharacter } from '../ensip15/normalize-grapheme.ts';
import {
  hasInnerUnderscore,
  isAllowedSimpleText,
  normalizeLabel,
} from '../ensip15/normalize-label.ts';
import type { BulkTables } from '../tables/bulk-tables.ts';

/** Forms of a label. Both are null if ENSIP-15 rejects the label. */
type LabelForms = Pick<LabelFacts, 'normalized' | 'beautified'>;

const REJECTED: LabelForms = { normalized: null, beautified: null };

/**
 * Normalizes and beautifies a label. Rejects it without ens-normalize if a grapheme is disallowed or misplaced, or if
 * ENSIP-15 never accepts the scripts together. Accepts or rejects it without ens-normalize if every grapheme is an
 * emoji, maps to simple text or is a letter of the same script. Otherwise calls ens-normalize.
 *
 * @param normalize cached normalizer for single graphemes. Longer labels are not cached, because they would evict
 * graphemes
 */
export function getLabelForms(
  label: string,
  graphemes: readonly GraphemeFacts[],
  tables: Pick<BulkTables, 'isEmojiCharacter' | 'category' | 'mark' | 'script'>,
  normalize: typeof normalizeLabel,
): LabelForms {
  let mapped = '';
  for (const grapheme of graphemes) {
    if (grapheme.mapped === null) return REJECTED;
    mapped += grapheme.mapped;
  }
  if (mixesScriptFamilies(graphemes)) return REJECTED;
  let beautified = '';
  let isSimple = true;
  let hasEmoji = false;
  for (const facts of graphemes) {
    const own = facts.mapped as string;
    const emoji = beautify(facts, tables);
    beautified += emoji ?? own;
    hasEmoji ||= emoji !== null;
    isSimple &&= emoji !== null || isSimpleText(own);
  }
  if (isSimple) {
    const isAllowed = hasEmoji ? !hasInnerUnderscore(mapped) : isAllowedSimpleText(mapped);
    return isAllowed ? { normalized: mapped, beautified } : REJECTED;
  }
  const rest = hasEmoji ? graphemes.filter((facts) => beautify(facts, tables) === null) : graphemes;
  if (isMadeOfLetters(rest, tables, normalize)) return { normalized: mapped, beautified };
  if (hasMisplacedCharacter(mapped)) return REJECTED;
  // The mapped form of a single grapheme is cached.
  return graphemes.length > 1 ? normalizeLabel(label) : normalize(mapped);
}

/** Beautifies an ENS emoji. Returns null for all other graphemes. */
function beautify(
  { type, grapheme }: GraphemeFacts,
  tables: Pick<BulkTables, 'isEmojiCharacter'>,
): string | null {
  return type === 'emoji' ? beautifyEmoji(grapheme, tables) : null;
}

// Decides which scripts ENSIP-15 never accepts in the same label: https://docs.ens.domains/ensip/15#description-of-specjson

/** Scripts in the same ENSIP-15 group. Every other script is its own family. */
const FAMILIES = [
  ['Latin', 'Han', 'Hangul', 'Hiragana', 'Katakana', 'Bopomofo'],
  ['Arabic', 'Thaana', 'Yezidi'],
  ['Devanagari', 'Dogra', 'Kaithi', 'Mahajani'],
  ['Bengali', 'Chakma', 'Syloti_Nagri', 'Myanmar', 'Tai_Le'],
  ['Tamil', 'Grantha'],
  ['Gurmukhi', 'Multani'],
  ['Gujarati', 'Khojki'],
  ['Kannada', 'Nandinagari', 'Tulu_Tigalari'],
  ['Manichaean', 'Old_Uyghur'],
];

/** Family of each script, named after the first script of the family. Null if the script fits every family. */
const FAMILY: ReadonlyMap<string, string | null> = new Map([
  ...FAMILIES.flatMap((scripts) =>
    scripts.map((script) => [script, scripts[0] as string] as const),
  ),
  ...Array.from(NO_SCRIPT, (script) => [script, null] as const),
]);

/** Greek letters that are also in groups of other scripts. */
const SHARED_LETTERS = /[ξπ]/;

/** Checks whether graphemes belong to different script families. ENSIP-15 rejects every label that mixes families. */
function mixesScriptFamilies(graphemes: readonly GraphemeFacts[]): boolean {
  let found: string | null = null;
  for (const { script, mapped } of graphemes) {
    const family = FAMILY.get(script);
    if (family === null || !mapped || (script === 'Greek' && SHARED_LETTERS.test(mapped))) continue;
    const next = family ?? script;
    if (found !== null && next !== found) return true;
    found = next;
  }
  return false;
}
