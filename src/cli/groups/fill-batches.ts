/** The same items in batches of equal size; the last may have fewer. */
export async function* fillBatches<Item>(
  batches: AsyncIterable<readonly Item[]> | Iterable<readonly Item[]>,
  size: number,
): AsyncGenerator<Item[]> {
  const open: Item[] = [];
  for await (const batch of batches) {
    open.push(...batch);
    while (open.length >= size) yield open.splice(0, size);
  }
  if (open.length > 0) yield open;
}
