/** One column of two aligned sequences. A gap is null. */
export interface AlignedPair<T> {
  left: T | null;
  right: T | null;
}

/**
 * Aligns two short sequences so that as few columns as possible differ. The common prefix and the common suffix stay
 * together, so that `.eth` is never aligned with letters inside another label.
 */
export function align<T>(
  left: readonly T[],
  right: readonly T[],
  same: (a: T, b: T) => boolean = Object.is,
): AlignedPair<T>[] {
  const shorter = Math.min(left.length, right.length);
  let start = 0;
  while (start < shorter && same(left[start] as T, right[start] as T)) start += 1;
  let end = 0;
  while (end < shorter - start && same(left.at(-1 - end) as T, right.at(-1 - end) as T)) end += 1;
  const [leftEnd, rightEnd] = [left.length - end, right.length - end];
  return [
    ...pair(left.slice(0, start), right),
    ...alignMiddle(left.slice(start, leftEnd), right.slice(start, rightEnd), same),
    ...pair(left.slice(leftEnd), right.slice(rightEnd)),
  ];
}

function pair<T>(left: readonly T[], right: readonly T[]): AlignedPair<T>[] {
  return left.map((each, at) => ({ left: each, right: right[at] as T }));
}

/** Aligns with the Needleman–Wunsch algorithm. Each difference costs 1. Prefers pairs to gaps of the same cost. */
function alignMiddle<T>(
  left: readonly T[],
  right: readonly T[],
  same: (a: T, b: T) => boolean,
): AlignedPair<T>[] {
  const width = right.length + 1;
  // cost[i * width + j] is the minimum number of differing columns of left.slice(i) and right.slice(j).
  const cost = new Uint16Array((left.length + 1) * width);
  for (let i = left.length; i >= 0; i -= 1) {
    for (let j = right.length; j >= 0; j -= 1) {
      cost[i * width + j] = computeCost(i, j);
    }
  }

  function getCost(i: number, j: number): number {
    return cost[i * width + j] ?? 0;
  }
  function getPairCost(i: number, j: number): number {
    return same(left[i] as T, right[j] as T) ? 0 : 1;
  }
  function computeCost(i: number, j: number): number {
    if (i === left.length) return right.length - j;
    if (j === right.length) return left.length - i;
    return Math.min(
      getCost(i + 1, j + 1) + getPairCost(i, j),
      getCost(i + 1, j) + 1,
      getCost(i, j + 1) + 1,
    );
  }

  const pairs: AlignedPair<T>[] = [];
  let i = 0;
  let j = 0;
  while (i < left.length || j < right.length) {
    const here = getCost(i, j);
    if (i < left.length && j < right.length && here === getCost(i + 1, j + 1) + getPairCost(i, j)) {
      pairs.push({ left: left[i++] as T, right: right[j++] as T });
    } else if (i < left.length && here === getCost(i + 1, j) + 1) {
      pairs.push({ left: left[i++] as T, right: null });
    } else {
      pairs.push({ left: null, right: right[j++] as T });
    }
  }
  return pairs;
}
