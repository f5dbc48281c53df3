interface OrderedWork<Item, Answer> {
  /** Answers an item; several are under way at once. */
  work(item: Item): Promise<Answer>;
  /** Takes the answers one after the other, in the order of the items. */
  take(answer: Answer, item: Item): Promise<void>;
  /** Items under way at most, those included whose answer waits to be taken. */
  capacity: number;
  /** Makes the source of items end. */
  stop(): void;
}

/**
 * Works on items while others are read and taken: an answer never waits for the next item, and no more items are read
 * than have room. Throws what `work`, `take` or the source threw first, after it has stopped the source.
 */
export async function runInOrder<Item, Answer>(
  items: AsyncIterable<Item> | Iterable<Item>,
  { work, take, capacity, stop }: OrderedWork<Item, Answer>,
): Promise<void> {
  let last: Promise<void> = Promise.resolve();
  let hasFailed = false;
  let underWay = 0;
  let makeRoom: () => void = () => undefined;

  const takeAfter = async (before: Promise<void>, item: Item): Promise<void> => {
    const working = work(item);
    // Whoever waits for `before` hears of that failure first.
    working.catch(() => undefined);
    try {
      await before;
      await take(await working, item);
    } catch (error) {
      if (!hasFailed) stop();
      hasFailed = true;
      throw error;
    } finally {
      underWay -= 1;
      makeRoom();
    }
  };

  try {
    for await (const item of items) {
      if (hasFailed) break;
      underWay += 1;
      last = takeAfter(last, item);
      last.catch(() => undefined);
      while (underWay >= capacity) {
        await new Promise<void>((resolve) => {
          makeRoom = resolve;
        });
      }
    }
  } finally {
    await last;
  }
}
