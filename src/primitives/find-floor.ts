/** Index of the last member of an ascending list that is at most the value; -1 when every member is more. */
export function findFloor<T extends number | string>(ascending: readonly T[], value: T): number {
  let low = -1;
  let high = ascending.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((ascending[middle] as T) <= value) low = middle;
    else high = middle - 1;
  }
  return low;
}
