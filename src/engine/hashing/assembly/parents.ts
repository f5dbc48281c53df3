// Nodes of recent parents, `eth` above all, in AssemblyScript. A parent has one slot where it can be, by its hash, and
// takes it from the one before: what is not found is hashed again.

import { copyHash } from './keccak.ts';

/** Longer parents are rare. */
export const MAX_KEPT_LENGTH: u32 = 64;

const SLOTS: u32 = 1024;

/** A slot: the parent's length plus one, 0 for none; its bytes; its node. */
const BYTES: u32 = 8;
const NODE: u32 = BYTES + MAX_KEPT_LENGTH;
const SLOT_SIZE: u32 = NODE + 32;
const PARENTS: usize = memory.data(SLOTS * SLOT_SIZE, 8);

/** Where the node of the parent from `start` to `end` is; 0 when it is not kept. */
export function findNode(start: usize, end: usize): usize {
  const length: u32 = <u32>(end - start);
  const slot = getSlot(start, end);
  if (load<u32>(slot) !== length + 1) return 0;
  for (let at: u32 = 0; at < length; at++) {
    if (load<u8>(slot + at, BYTES) !== load<u8>(start + at)) return 0;
  }
  return slot + NODE;
}

/** Keeps the node of a parent of {@link MAX_KEPT_LENGTH} bytes at most. */
export function keepNode(start: usize, end: usize, node: usize): void {
  const length: u32 = <u32>(end - start);
  const slot = getSlot(start, end);
  store<u32>(slot, length + 1);
  for (let at: u32 = 0; at < length; at++) store<u8>(slot + at, load<u8>(start + at), BYTES);
  copyHash(node, slot + NODE);
}

/** By FNV-1a: https://www.rfc-editor.org/rfc/rfc9923 */
function getSlot(start: usize, end: usize): usize {
  let hash: u32 = 0x811c9dc5;
  for (let at = start; at < end; at++) hash = (hash ^ load<u8>(at)) * 0x01000193;
  return PARENTS + (hash % SLOTS) * SLOT_SIZE;
}
