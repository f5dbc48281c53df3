/** Returns the index of the last item of a sorted array that is at most `value`, or -1 if every item is greater. */
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

/** Returns the index of an item of a sorted array, or -1 if the array does not contain it. */
export function findIndex<T extends number | string>(ascending: readonly T[], item: T): number {
  const index = findFloor(ascending, item);
  return ascending[index] === item ? index : -1;
}
