import type { Likeness } from '../../../client/imitations/likeness-measure.ts';

/** How alike a candidate looks on this device, in few words. */
export function describeLikeness(likeness: Likeness): string {
  if (likeness === undefined) return 'measuring…';
  if (likeness === null) return 'not drawn here';
  // Rounded down, so that only one and the same picture is told as the same.
  return likeness === 1
    ? 'looks identical'
    : `${(Math.floor(likeness * 1_000) / 10).toFixed(1)} % alike`;
}
