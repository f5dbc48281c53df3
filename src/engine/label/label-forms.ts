// Normalizes a label from the facts of its graphemes when they are enough, which is faster than ens-normalize:
// https://docs.ens.domains/ensip/15#algorithm

import { isSimpleText } from '../../primitives/plain-text.ts';
import type { GraphemeFacts, LabelFacts } from '../checks/facts.ts';
import { beautifyEmoji } from '../ensip15/ens-emoji.ts';
import {
  hasInnerUnderscore,
  isAllowedSimpleText,
  normalizeLabel,
} from '../ensip15/normalize-label.ts';
import { hasMisplacedCharacter } from '../ensip15/placement.ts';
import { mixesScriptFamilies } from '../ensip15/script-families.ts';
import type { BulkTables } from '../tables/bulk-tables.ts';

/** Forms of a label. Both are null if ENSIP-15 rejects the label. */
type LabelForms = Pick<LabelFacts, 'normalized' | 'beautified'>;

const REJECTED: LabelForms = { normalized: null, beautified: null };

/**
 * Normalizes and beautifies a label. Rejects it without ens-normalize if a grapheme is disallowed or misplaced, or if
 * ENSIP-15 never accepts the scripts together. Accepts or rejects it without ens-normalize if every grapheme is an
 * emoji or maps to simple text. Otherwise calls ens-normalize.
 *
 * @param normalize cached normalizer for single graphemes. Longer labels are not cached, because they would evict
 * graphemes
 */
export function getLabelForms(
  label: string,
  graphemes: readonly GraphemeFacts[],
  tables: Pick<BulkTables, 'isEmojiCharacter'>,
  normalize: typeof normalizeLabel,
): LabelForms {
  let mapped = '';
  for (const grapheme of graphemes) {
    if (grapheme.mapped === null) return REJECTED;
    mapped += grapheme.mapped;
  }
  if (mixesScriptFamilies(graphemes)) return REJECTED;
  let beautified = '';
  let hasEmoji = false;
  for (const { grapheme, type, mapped: own } of graphemes) {
    const emoji = type === 'emoji' ? beautifyEmoji(grapheme, tables) : null;
    if (emoji === null && !isSimpleText(own ?? '')) {
      if (hasMisplacedCharacter(mapped)) return REJECTED;
      // The mapped form of a single grapheme is already in the cache, because gathering its facts normalized the form.
      return graphemes.length > 1 ? normalizeLabel(label) : normalize(mapped);
    }
    hasEmoji ||= emoji !== null;
    beautified += emoji ?? own;
  }
  const isAllowed = hasEmoji ? !hasInnerUnderscore(mapped) : isAllowedSimpleText(mapped);
  return isAllowed ? { normalized: mapped, beautified } : REJECTED;
}
