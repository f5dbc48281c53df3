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
    ...alignMiddle(left.slice(start, leftEnd), right.slice(start, rightEnd), same, {
      isStart: start === 0,
      isEnd: end === 0,
    }),
    ...pair(left.slice(leftEnd), right.slice(rightEnd)),
  ];
}

function pair<T>(left: readonly T[], right: readonly T[]): AlignedPair<T>[] {
  return left.map((each, at) => ({ left: each, right: right[at] as T }));
}

/**
 * Costs of differences. Gaps cost less at both ends, so that an added word is one gap. Two letters opposite one (`rn` for
 * `m`) cost less than a pair and a gap.
 */
const COSTS = { pair: 8, end: 8, gap: 9, merge: 12 };

/** Numbers of items that a step takes from both sequences. Earlier steps are preferred to others of the same cost. */
const STEPS = [
  [1, 1],
  [2, 1],
  [1, 2],
  [1, 0],
  [0, 1],
] as const;

/**
 * Aligns with the Needleman–Wunsch algorithm.
 *
 * @param ends whether nothing precedes or follows the sequences
 */
function alignMiddle<T>(
  left: readonly T[],
  right: readonly T[],
  same: (a: T, b: T) => boolean,
  ends: { readonly isStart: boolean; readonly isEnd: boolean },
): AlignedPair<T>[] {
  const width = right.length + 1;
  // costs[i * width + j] is the lowest cost of left.slice(i) and right.slice(j), and steps[…] the first step to it.
  const costs = new Uint16Array((left.length + 1) * width);
  const steps = new Uint8Array(costs.length);
  for (let here = costs.length - 2; here >= 0; here -= 1) {
    const i = Math.floor(here / width);
    const j = here % width;
    costs[here] = 0xffff;
    for (const [step, [taken, read]] of STEPS.entries()) {
      if (i + taken > left.length || j + read > right.length) continue;
      const total = getCost(i, j, taken, read) + (costs[here + taken * width + read] as number);
      if (total >= (costs[here] as number)) continue;
      costs[here] = total;
      steps[here] = step;
    }
  }

  function getCost(i: number, j: number, taken: number, read: number): number {
    if (taken + read > 2) return COSTS.merge;
    if (taken + read === 2) return same(left[i] as T, right[j] as T) ? 0 : COSTS.pair;
    const [at, length] = taken === 0 ? [i, left.length] : [j, right.length];
    return (at === 0 && ends.isStart) || (at === length && ends.isEnd) ? COSTS.end : COSTS.gap;
  }

  const pairs: AlignedPair<T>[] = [];
  let i = 0;
  let j = 0;
  while (i < left.length || j < right.length) {
    const [taken, read] = STEPS[steps[i * width + j] as number] as (typeof STEPS)[number];
    for (let at = 0; at < Math.max(taken, read); at += 1) {
      pairs.push({
        left: at < taken ? (left[i + at] as T) : null,
        right: at < read ? (right[j + at] as T) : null,
      });
    }
    i += taken;
    j += read;
  }
  return pairs;
}
