interface OrderedRunOptions<Item, Result> {
  /** Processes an item. Several items are processed concurrently. */
  run(item: Item): Promise<Result>;
  /** Receives the results sequentially, in the order of the items. */
  onResult(result: Result, item: Item): Promise<void>;
  /** Maximum number of items that were read and whose result was not yet handled. */
  capacity: number;
  /** Makes the source of items end. */
  stop(): void;
}

/**
 * Processes items concurrently and passes on the results in order. A result does not wait for the next item to be read.
 * If `run`, `onResult` or the source throws, stops the source and rethrows the first error.
 */
export async function runInOrder<Item, Result>(
  items: AsyncIterable<Item> | Iterable<Item>,
  { run, onResult, capacity, stop }: OrderedRunOptions<Item, Result>,
): Promise<void> {
  let last: Promise<void> = Promise.resolve();
  let hasFailed = false;
  let pendingCount = 0;
  let onCapacity: () => void = () => undefined;

  const runAfter = async (previous: Promise<void>, item: Item): Promise<void> => {
    const running = run(item);
    // Avoids an unhandled rejection if `previous` rejects first.
    running.catch(() => undefined);
    try {
      await previous;
      await onResult(await running, item);
    } catch (error) {
      if (!hasFailed) stop();
      hasFailed = true;
      throw error;
    } finally {
      pendingCount -= 1;
      onCapacity();
    }
  };

  try {
    for await (const item of items) {
      if (hasFailed) break;
      pendingCount += 1;
      last = runAfter(last, item);
      last.catch(() => undefined);
      while (pendingCount >= capacity) {
        await new Promise<void>((resolve) => {
          onCapacity = resolve;
        });
      }
    }
  } finally {
    await last;
  }
}
