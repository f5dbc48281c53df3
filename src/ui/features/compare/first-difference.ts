import { takeEnd, takeStart } from '../../../primitives/take-start.ts';

/** Number of characters shown before and after the difference. */
const BEFORE = 16;
const AFTER = 24;

/** First difference of two texts. */
export interface FirstDifference {
  /** Number of equal code points at the start. */
  shared: number;
  /** End of the equal part. */
  before: string;
  /** Start of the rest of both texts. Empty if a text ends there. */
  after: readonly [string, string];
}

/** Finds the first difference of two texts of any length. Returns null for equal texts. */
export function findFirstDifference(first: string, second: string): FirstDifference | null {
  if (first === second) return null;
  let at = 0;
  while (at < first.length && first[at] === second[at]) at += 1;
  // Never splits a surrogate pair.
  if (isHighSurrogate(first.charCodeAt(at - 1))) at -= 1;
  const shared = first.slice(0, at);
  const after = [first, second].map((text) => takeStart(text.slice(at), AFTER)) as [string, string];
  return { shared: countCodePoints(shared), before: takeEnd(shared, BEFORE), after };
}

function isHighSurrogate(unit: number): boolean {
  return unit >= 0xd800 && unit <= 0xdbff;
}

function countCodePoints(text: string): number {
  let count = 0;
  for (const _ of text) count += 1;
  return count;
}
