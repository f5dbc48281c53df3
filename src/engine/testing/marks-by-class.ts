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
