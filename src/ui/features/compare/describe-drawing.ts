import type { NameDrawing } from '../../../contract/similarity-service.ts';

/** Similarity of two names as this device draws them. Null during the comparison, or if the names cannot be compared. */
export interface DrawingState {
  state: 'comparing' | 'done' | 'unavailable';
  found: NameDrawing | null;
}

/** Rounds down, so that only identical drawings are 100 % alike. */
export function formatShare(share: number): string {
  return share >= 1 ? 'identical' : `${Math.floor(share * 100)} %`;
}

/** Describes how alike two names look on this device. */
export function describeDrawing({ state, found }: DrawingState): string {
  if (state === 'comparing') return 'Comparing…';
  if (found === null) return 'Your browser does not let this page compare drawings';
  if (found.similarity === null) return 'This device has no glyph for a character that differs';
  if (found.isIdentical) return 'The whole names look identical in this device’s fonts';
  // The names can be spaced differently even if all their pieces are identical.
  const share = Math.min(99, Math.floor(found.similarity * 100));
  return `The whole names look ${share}\u00a0% alike in this device’s fonts`;
}
