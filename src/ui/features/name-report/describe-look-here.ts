import type { NameDrawing } from '../../../contract/similarity-service.ts';

/**
 * Describes how alike this device draws two names. Rounds down so that only identical names get 100 %. Returns an empty
 * string below 1 %, which would only confuse.
 *
 * @param place index of the only piece that differs, if this piece is one letter in both names
 */
export function describeLookHere(drawing: NameDrawing, place: number | null): string {
  const what = place === null ? 'two names' : 'two letters';
  const share = place === null ? drawing.similarity : (drawing.pieces[place] ?? null);
  if (share === null) return 'This device can’t draw one or both of the names.';
  const isIdentical = place === null ? drawing.isIdentical : share >= 1;
  if (isIdentical) return `This device draws the ${what} identically.`;
  if (share < 0.01) return '';
  // Shows at most 99 %, because names with identical letters can still be spaced differently.
  return `This device draws the ${what} ${Math.min(99, Math.floor(share * 100))}\u00a0% alike.`;
}
