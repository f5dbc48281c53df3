import { createYielder } from '../primitives/yielder.ts';
import {
  type ContractCall,
  type ContractReply,
  callContracts,
  type ReadingPoint,
} from './call-contracts.ts';

/**
 * Calls contracts for each item, with `size` items in one request. Returns the replies of each item.
 *
 * A request contains the first call of every item, then the second call of every item. Calls that contracts of
 * strangers answer come last, so that such a contract cannot use the gas of the other calls.
 *
 * Yields to other tasks, because hashing and encoding the names of a long list takes seconds.
 *
 * @param toCalls returns the same number of calls for each item
 */
export async function callInBatches<Item>(
  point: ReadingPoint,
  items: readonly Item[],
  size: number,
  toCalls: (item: Item) => readonly ContractCall[],
): Promise<ContractReply[][]> {
  const yieldIfDue = createYielder(point.signal);
  const replies: ContractReply[][] = [];
  for (let start = 0; start < items.length; start += size) {
    const calls: (readonly ContractCall[])[] = [];
    for (const item of items.slice(start, start + size)) {
      calls.push(toCalls(item));
      await yieldIfDue();
    }
    const columns = (calls[0] ?? []).map((_, column) =>
      calls.map((row) => row[column] as ContractCall),
    );
    const found = await callContracts(point, columns.flat());
    replies.push(
      ...calls.map((row, place) =>
        row.map((_, column) => found[column * calls.length + place] as ContractReply),
      ),
    );
  }
  return replies;
}
