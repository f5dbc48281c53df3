/** Number of items in a block. Long lists are drawn and measured in blocks. */
export const BLOCK_ITEMS = 20;

/** Blocks of a long list to draw, and the heights of the blocks that are left out. */
export interface DrawnBlocks {
  first: number;
  /** Index after the last drawn block. */
  end: number;
  /** Total heights of the blocks before and after the drawn blocks. */
  above: number;
  below: number;
}

/** Finds the blocks between `top` and `bottom`. Returns at least one block unless `count` is 0. */
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
