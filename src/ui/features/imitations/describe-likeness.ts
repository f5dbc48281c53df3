import type { Likeness } from '../../../client/imitations/likeness-measure.ts';

/** Describes how alike a candidate and the name look on this device. Compares whole names, not single characters. */
export function describeLikeness(likeness: Likeness): string {
  if (likeness === undefined) return 'measuring…';
  if (likeness === null) return 'can’t be drawn here';
  // Rounded down, so that only identical images are called identical.
  return likeness === 1
    ? 'identical look'
    : `names ${(Math.floor(likeness * 1_000) / 10).toFixed(1)}\u00a0% alike`;
}
