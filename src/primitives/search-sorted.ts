/** Index of a value in an ascending list; -1 when it is not there. */
export function searchSorted<T extends number | string>(sorted: readonly T[], value: T): number {
  let low = 0;
  let high = sorted.length - 1;
  while (low <= high) {
    const middle = (low + high) >> 1;
    const found = sorted[middle] as T;
    if (found === value) return middle;
    if (found < value) low = middle + 1;
    else high = middle - 1;
  }
  return -1;
}
