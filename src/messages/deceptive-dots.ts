import { describeWriting } from './pasted-words.ts';
import { isUnderEth } from './pieces/name-endings.ts';
import type { PastedPiece } from './pieces/pasted-text.ts';

/**
 * Dots that look like the dot of ENS names. An ideographic or full-width full stop also ends sentences, so it counts
 * only after a Latin letter or a digit.
 */
const DECEPTIVE_DOT = /[․﹒]|(?<=[\p{Script=Latin}\d])[。｡．]/u;

/** Sentence about a name that contains a look-alike dot. */
export const DECEPTIVE_DOT_MESSAGE = describeWriting({ kind: 'dots', names: [], pieces: [] });

/** Returns the first dot in a name under `eth` that only looks like the dot of ENS names, or null. */
export function findDeceptiveDot(
  text: string,
  { kind, value, start, end }: PastedPiece,
): string | null {
  if (kind !== 'name' || !isUnderEth(value)) return null;
  return DECEPTIVE_DOT.exec(text.slice(start, end))?.[0] ?? null;
}
