import {
  type ContractCall,
  type ContractReply,
  callContracts,
  type ReadingPoint,
} from './call-contracts.ts';

/** Calls contracts for each item, with `size` items in one request. Returns the replies of each item. */
export async function callInBatches<Item>(
  point: ReadingPoint,
  items: readonly Item[],
  size: number,
  toCalls: (item: Item) => readonly ContractCall[],
): Promise<ContractReply[][]> {
  const replies: ContractReply[][] = [];
  for (let start = 0; start < items.length; start += size) {
    const calls = items.slice(start, start + size).map(toCalls);
    const all = await callContracts(point, calls.flat());
    let place = 0;
    for (const { length } of calls) {
      replies.push(all.slice(place, place + length));
      place += length;
    }
  }
  return replies;
}
