import { nfd } from '@adraffy/ens-normalize';
import { isReorderable } from '../ensip15/normalization-forms.ts';

const isReordered = (first: number, second: number) => nfd([first, second])[0] !== first;

/** Lists one mark of each combining class except 0, sorted by class. */
export function listMarksByClass(): string[] {
  const marks: number[] = [];
  for (let mark = 0x300; mark <= 0x1ffff; mark++) {
    if (!isReorderable(mark)) continue;
    const next = marks.findIndex((other) => !isReordered(mark, other));
    const sameOrHigher = marks[next];
    if (sameOrHigher === undefined) marks.push(mark);
    else if (isReordered(sameOrHigher, mark)) marks.splice(next, 0, mark);
  }
  return marks.map((mark) => String.fromCodePoint(mark));
}

/** Creates a letter with marks. Each seed creates a different grapheme. The length is in UTF-16 code units. */
export function createMarkedLetter(seed: number, length: number): string {
  let marks = '';
  for (let random = seed + 1; marks.length < length - 1; ) {
    random = (Math.imul(random, 1_103_515_245) + 12_345) >>> 0;
    marks += String.fromCharCode(0x300 + ((random >>> 16) & 63));
  }
  return `e${marks}`;
}
