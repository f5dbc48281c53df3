/** Regroups batches into batches of `size` items. Only the last batch may be smaller. */
export async function* fillBatches<Item>(
  batches: AsyncIterable<readonly Item[]> | Iterable<readonly Item[]>,
  size: number,
): AsyncGenerator<Item[]> {
  const buffer: Item[] = [];
  for await (const batch of batches) {
    buffer.push(...batch);
    while (buffer.length >= size) yield buffer.splice(0, size);
  }
  if (buffer.length > 0) yield buffer;
}
