import type { NameDrawing } from '../../../contract/similarity-service.ts';

/** What this device's pictures of two names say; null while they are compared, or cannot be. */
export interface DrawingState {
  state: 'comparing' | 'done' | 'unavailable';
  found: NameDrawing | null;
}

/** Rounded down, so that only one and the same picture is told as the same. */
export function formatShare(share: number): string {
  return share >= 1 ? 'identical' : `${Math.floor(share * 100)} %`;
}

/** How alike two names look on this device, in words. */
export function describeDrawing({ state, found }: DrawingState): string {
  if (state === 'comparing') return 'Comparing…';
  if (found === null) return 'This browser does not let the page compare pictures';
  if (found.similarity === null) return 'This device has no glyph for a character that differs';
  if (found.isIdentical) return 'Identical in this device’s fonts';
  // Pieces can be one picture each, and stand a little apart.
  const share = Math.min(99, Math.floor(found.similarity * 100));
  return `${share} % alike in this device’s fonts`;
}
