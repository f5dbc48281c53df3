// What ENSIP-15 makes of a label, told by its graphemes where they tell, which is quicker: https://docs.ens.domains/ensip/15#algorithm

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
import { isSimpleText } from '../text/plain-text.ts';

/** Null when ENSIP-15 refuses the label. */
type LabelForms = Pick<LabelFacts, 'normalized' | 'beautified'>;

const REJECTED: LabelForms = { normalized: null, beautified: null };

/**
 * The forms of a label. The graphemes tell them when one is disallowed or misplaced, when their scripts never go
 * together, and when all are emoji or stand for simple text.
 *
 * @param normalize asked for one grapheme, so that it may be memoized; longer labels would drive the graphemes out
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
      // Of one grapheme the mapped text is asked for: of a sequence its facts have asked for that already.
      return graphemes.length > 1 ? normalizeLabel(label) : normalize(mapped);
    }
    hasEmoji ||= emoji !== null;
    beautified += emoji ?? own;
  }
  const isAllowed = hasEmoji ? !hasInnerUnderscore(mapped) : isAllowedSimpleText(mapped);
  return isAllowed ? { normalized: mapped, beautified } : REJECTED;
}
