/** Items of a long list are drawn and measured in blocks of so many. */
export const BLOCK_ITEMS = 20;

/** Blocks of a long list that are drawn, and the room that the others take. */
export interface DrawnBlocks {
  first: number;
  /** The block after the last that is drawn. */
  end: number;
  /** Height of the blocks before them and behind them. */
  above: number;
  below: number;
}

/** Which of `count` blocks reach into what is seen, from `top` to `bottom`; one at least where there is any. */
export function findDrawnBlocks(
  count: number,
  getHeight: (block: number) => number,
  top: number,
  bottom: number,
): DrawnBlocks {
  let first = 0;
  let above = 0;
  while (first < count - 1 && above + getHeight(first) <= top) {
    above += getHeight(first);
    first += 1;
  }
  let end = first;
  let reached = above;
  while (end < count && (end === first || reached < bottom)) {
    reached += getHeight(end);
    end += 1;
  }
  let below = 0;
  for (let block = end; block < count; block += 1) below += getHeight(block);
  return { first, end, above, below };
}
