// Stores a value for every code point as runs of equal values, from 0 to 0x10FFFF without gaps.

import { findFloor } from '../../primitives/find-floor.ts';
import type { ByteReader } from './byte-reader.ts';

/** Number of code points in Unicode: 0 to 0x10FFFF. */
export const CODE_POINT_COUNT = 0x110000;

export interface CodePointRuns {
  /** First code point of each run, ascending from 0. */
  readonly starts: readonly number[];
  readonly values: readonly number[];
}

/** Reads the lengths of all runs, then their values. Throws unless they cover all code points. */
export function readRuns(reader: ByteReader): CodePointRuns {
  return createRuns(reader.unsignedList(), reader.unsignedList());
}

/** Creates runs from their lengths and values. Throws unless they cover all code points. */
export function createRuns(lengths: readonly number[], values: readonly number[]): CodePointRuns {
  const starts: number[] = [];
  let start = 0;
  for (const length of lengths) {
    starts.push(start);
    start += length;
  }
  if (start !== CODE_POINT_COUNT || values.length !== starts.length) {
    throw new Error('The runs of a table do not cover all code points.');
  }
  return { starts, values };
}

/** Finds the index of the run that contains a code point. */
export function findRun({ starts }: CodePointRuns, codePoint: number): number {
  return findFloor(starts, codePoint);
}

/** Expands runs to an array with one cell per code point. The array ends after the last value that is not 0. */
export function expandRuns({ starts, values }: CodePointRuns): Uint16Array {
  const last = values.findLastIndex((value) => value !== 0);
  const expanded = new Uint16Array(starts[last + 1] ?? CODE_POINT_COUNT);
  for (let run = 0; run < starts.length; run++) {
    const value = values[run] as number;
    // Skips zeros, because the operating system allocates memory only for the parts of an array that are written.
    if (value !== 0) expanded.fill(value, starts[run], starts[run + 1]);
  }
  return expanded;
}
