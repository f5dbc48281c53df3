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
  const starts = new Array<number>(lengths.length);
  let start = 0;
  for (let run = 0; run < starts.length; run++) {
    starts[run] = start;
    start += lengths[run] as number;
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

/** Number of bits of a code point that are its place in a page. */
const PAGE_BITS = 8;
const PAGE_SIZE = 1 << PAGE_BITS;

/**
 * Expands runs to a lookup that is faster than {@link findRun}. Most pages of 256 code points have only one value, and
 * pages with the same one share their cells.
 */
export function expandRuns({ starts, values }: CodePointRuns): (codePoint: number) => number {
  const pageStarts = new Uint32Array(CODE_POINT_COUNT / PAGE_SIZE);
  /** Where the cells of a page start that has only one value. */
  const uniformStarts = new Map<number, number>();
  let size = 0;
  let run = 0;
  for (let page = 0; page < pageStarts.length; page++) {
    const first = page * PAGE_SIZE;
    while ((starts[run + 1] ?? CODE_POINT_COUNT) <= first) run++;
    const isUniform = (starts[run + 1] ?? CODE_POINT_COUNT) >= first + PAGE_SIZE;
    const shared = isUniform ? uniformStarts.get(values[run] as number) : undefined;
    pageStarts[page] = shared ?? size;
    if (shared !== undefined) continue;
    if (isUniform) uniformStarts.set(values[run] as number, size);
    size += PAGE_SIZE;
  }
  const cells = new Uint16Array(size);
  for (const [value, start] of uniformStarts) cells.fill(value, start, start + PAGE_SIZE);
  for (run = 0; run < starts.length; run++) {
    const end = starts[run + 1] ?? CODE_POINT_COUNT;
    for (let from = starts[run] as number; from < end; ) {
      const place = from % PAGE_SIZE;
      const length = Math.min(PAGE_SIZE - place, end - from);
      const start = (pageStarts[(from - place) / PAGE_SIZE] as number) + place;
      if (length < PAGE_SIZE) cells.fill(values[run] as number, start, start + length);
      from += length;
    }
  }
  return (codePoint) =>
    cells[
      (pageStarts[codePoint >>> PAGE_BITS] as number) + (codePoint & (PAGE_SIZE - 1))
    ] as number;
}
