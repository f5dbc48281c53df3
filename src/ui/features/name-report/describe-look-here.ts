import type { NameDrawing } from '../../../contract/similarity-service.ts';

/**
 * Describes how alike this device draws two names. Rounds down, so that only identical images are called identical.
 *
 * @param place index of the only piece that differs, if it is one letter in both names
 */
export function describeLookHere(drawing: NameDrawing, place: number | null): string {
  const what = place === null ? 'two names' : 'two letters';
  const share = place === null ? drawing.similarity : (drawing.pieces[place] ?? null);
  if (share === null) return 'This device can’t draw one or both of the names.';
  const isIdentical = place === null ? drawing.isIdentical : share >= 1;
  if (isIdentical) return `This device draws the ${what} identically.`;
  // Names can be spaced differently even if all their letters are identical.
  return `This device draws the ${what} ${Math.min(99, Math.floor(share * 100))}\u00a0% alike.`;
}
