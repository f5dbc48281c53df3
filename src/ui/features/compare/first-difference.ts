import { takeEnd, takeStart } from '../../../primitives/take-start.ts';

/** Characters that are shown before and after the place. */
const BEFORE = 16;
const AFTER = 24;

/** Where two texts begin to differ. */
export interface FirstDifference {
  /** Code points that both begin with. */
  shared: number;
  /** The end of those. */
  before: string;
  /** What stands there in the first and in the second text; empty where it has ended. */
  after: readonly [string, string];
}

/** Where two texts of any length begin to differ; null for the same text. */
export function findFirstDifference(first: string, second: string): FirstDifference | null {
  if (first === second) return null;
  let at = 0;
  while (at < first.length && first[at] === second[at]) at += 1;
  // Half a character is no place to begin.
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
