// Shortens long runs of combining marks before ens-normalize sees them: https://docs.ens.domains/ensip/15#validate

import { ens_normalize_fragment, is_combining_mark } from '@adraffy/ens-normalize';
import { memoize } from '../../primitives/memoize.ts';
import { toCodePoints } from '../text/code-points.ts';
import { isReorderable } from './normalization-forms.ts';

/**
 * Maximum number of non-spacing marks in a run. ENSIP-15 allows four in a row. A run can contain more, because
 * composition absorbs a few of them, and spacing marks can divide it up to five times.
 */
const MAX_NON_SPACING = 64;
/**
 * Maximum number of copies of a spacing mark in a run. The fifth copy never composes, and no rule counts spacing marks.
 */
const MAX_COPIES = 8;

/** Role of a character in a run of marks, which canonical ordering sorts. */
type RunRole = 'ignored' | 'non-spacing' | 'spacing' | 'other';

/**
 * Removes the ninth and all later copies of a spacing mark from a run. ENSIP-15 accepts the result if and only if it
 * accepts the label. Returns null if a run has more non-spacing marks than ENSIP-15 can accept. Without this function,
 * ens-normalize would take quadratic time for long runs.
 */
export function shortenMarkRuns(label: string): string | null {
  let shortened = '';
  let nonSpacing = 0;
  const copies = new Map<string, number>();
  for (const character of label) {
    const role = getRunRole(character);
    if (role === 'other') {
      nonSpacing = 0;
      copies.clear();
    }
    if (role === 'non-spacing' && ++nonSpacing > MAX_NON_SPACING) return null;
    if (role === 'spacing') {
      const count = (copies.get(character) ?? 0) + 1;
      copies.set(character, count);
      if (count > MAX_COPIES) continue;
    }
    shortened += character;
  }
  return shortened;
}

const getRunRole = memoize((character: string): RunRole => {
  if (character < '\u0300' && character !== '\u00ad') return 'other';
  let decomposed: number[];
  try {
    decomposed = toCodePoints(ens_normalize_fragment(character, true));
  } catch {
    // ENSIP-15 rejects every label with this character before it sorts marks.
    return 'other';
  }
  if (decomposed.length === 0) return 'ignored';
  if (!decomposed.every(isReorderable)) return 'other';
  return decomposed.every((mark) => is_combining_mark(mark, true)) ? 'non-spacing' : 'spacing';
}, 8192);
