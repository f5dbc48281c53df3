// Cache of the nodes of recent parents such as `eth`, in AssemblyScript. The hash of a parent selects its slot. A new
// parent replaces the previous one in its slot.

import { copyHash } from './keccak.ts';

/** Longer parents are rare, so they are not cached. */
export const MAX_KEPT_LENGTH: u32 = 64;

const SLOTS: u32 = 1024;

// Layout of a slot: length of the parent plus one (0 in an empty slot), bytes of the parent, node.
const BYTES: u32 = 8;
const NODE: u32 = BYTES + MAX_KEPT_LENGTH;
const SLOT_SIZE: u32 = NODE + 32;
const PARENTS: usize = memory.data(SLOTS * SLOT_SIZE, 8);

/** Returns the address of the node of the parent from `start` to `end`, or 0 if it is not cached. */
export function findNode(start: usize, end: usize): usize {
  const length: u32 = <u32>(end - start);
  const slot = getSlot(start, end);
  if (load<u32>(slot) !== length + 1) return 0;
  for (let at: u32 = 0; at < length; at++) {
    if (load<u8>(slot + at, BYTES) !== load<u8>(start + at)) return 0;
  }
  return slot + NODE;
}

/** Caches the node of a parent with at most {@link MAX_KEPT_LENGTH} bytes. */
export function keepNode(start: usize, end: usize, node: usize): void {
  const length: u32 = <u32>(end - start);
  const slot = getSlot(start, end);
  store<u32>(slot, length + 1);
  for (let at: u32 = 0; at < length; at++) store<u8>(slot + at, load<u8>(start + at), BYTES);
  copyHash(node, slot + NODE);
}

/** Returns the address of the slot of a parent, by FNV-1a: https://www.rfc-editor.org/rfc/rfc9923 */
function getSlot(start: usize, end: usize): usize {
  let hash: u32 = 0x811c9dc5;
  for (let at = start; at < end; at++) hash = (hash ^ load<u8>(at)) * 0x01000193;
  return PARENTS + (hash % SLOTS) * SLOT_SIZE;
}
