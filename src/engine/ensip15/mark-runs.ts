// Endless runs of combining marks, made short for ens-normalize: https://docs.ens.domains/ensip/15#validate

import { ens_normalize_fragment, is_combining_mark } from '@adraffy/ens-normalize';
import { memoize } from '../../primitives/memoize.ts';
import { toCodePoints } from '../text/code-points.ts';
import { isReorderable } from './normalization-forms.ts';

/** ENSIP-15 allows four non-spacing marks in a row; composition swallows a few more, and spacing marks part them five times at most. */
const MAX_NON_SPACING = 64;
/** A fifth of its kind composes with nothing, and no rule counts spacing marks. */
const MAX_REPEATED = 8;

/** What a character is to a run of marks that canonical ordering puts in order. */
type PartOfRun = 'ignored' | 'non-spacing' | 'spacing' | 'other';

/**
 * The label with the same spacing mark at most eight times in a run: ENSIP-15 allows it just when it allows the label.
 * Null where so many non-spacing marks follow each other that it is refused for certain. ens-normalize takes the square
 * of a run's length.
 */
export function shortenMarkRuns(label: string): string | null {
  let shortened = '';
  let nonSpacing = 0;
  const repeats = new Map<string, number>();
  for (const character of label) {
    const part = getPartOfRun(character);
    if (part === 'other') {
      nonSpacing = 0;
      repeats.clear();
    }
    if (part === 'non-spacing' && ++nonSpacing > MAX_NON_SPACING) return null;
    if (part === 'spacing') {
      const count = (repeats.get(character) ?? 0) + 1;
      repeats.set(character, count);
      if (count > MAX_REPEATED) continue;
    }
    shortened += character;
  }
  return shortened;
}

const getPartOfRun = memoize((character: string): PartOfRun => {
  if (character < '\u0300' && character !== '\u00ad') return 'other';
  let decomposed: number[];
  try {
    decomposed = toCodePoints(ens_normalize_fragment(character, true));
  } catch {
    // Refused in any company, before any marks are put in order.
    return 'other';
  }
  if (decomposed.length === 0) return 'ignored';
  if (!decomposed.every(isReorderable)) return 'other';
  return decomposed.every((mark) => is_combining_mark(mark, true)) ? 'non-spacing' : 'spacing';
}, 8192);
