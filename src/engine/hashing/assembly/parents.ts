// Caches the nodes of recent parents such as `eth`, in AssemblyScript. The hash of a parent selects its slot. A new
// parent replaces the previous parent in its slot.

import { copyHash } from './keccak.ts';

/** Maximum length of a cached parent, in bytes. Longer parents are rare. */
export const MAX_CACHED_LENGTH: u32 = 64;

const SLOTS: u32 = 1024;

// A slot contains the length of the parent plus one (0 if the slot is empty), the bytes of the parent, and its node.
const BYTES: u32 = 8;
const NODE: u32 = BYTES + MAX_CACHED_LENGTH;
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

/** Caches the node of a parent with at most {@link MAX_CACHED_LENGTH} bytes. */
export function cacheNode(start: usize, end: usize, node: usize): void {
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
