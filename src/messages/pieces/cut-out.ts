import type { PastedPiece } from './pasted-text.ts';

/** Replaces each piece of a text with a space. */
export function cutOut(text: string, pieces: readonly PastedPiece[]): string {
  const parts: string[] = [];
  let from = 0;
  for (const { start, end } of pieces) {
    parts.push(text.slice(from, start));
    from = end;
  }
  return [...parts, text.slice(from)].join(' ');
}
