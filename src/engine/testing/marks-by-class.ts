import { nfd } from '@adraffy/ens-normalize';

const isReordered = (first: number, second: number) => nfd([first, second])[0] !== first;
const LOWEST_MARK = 0x334;
const HIGHEST_MARK = 0x345;

/** One mark of every combining class but 0, ascending by class. */
export function listMarksByClass(): string[] {
  const marks: number[] = [];
  for (let mark = 0x300; mark <= 0x1ffff; mark++) {
    const decomposesToItself = nfd([mark])[0] === mark;
    const isReorderable = isReordered(mark, LOWEST_MARK) || isReordered(HIGHEST_MARK, mark);
    if (!decomposesToItself || !isReorderable) continue;
    const next = marks.findIndex((other) => !isReordered(mark, other));
    const sameOrHigher = marks[next];
    if (sameOrHigher === undefined) marks.push(mark);
    else if (isReordered(sameOrHigher, mark)) marks.splice(next, 0, mark);
  }
  return marks.map((mark) => String.fromCodePoint(mark));
}
