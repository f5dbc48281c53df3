// Labelhashes and namehashes of many texts at one call, in AssemblyScript: npm run data compiles this to
// src/data/tables/hashing.wasm, which src/engine/hashing/wasm-name-hasher.ts calls.
// https://docs.ens.domains/ensip/1#namehash-algorithm

import { absorbBlock, copyHash, hashBytes, RATE } from './keccak.ts';
import { findNode, keepNode, MAX_KEPT_LENGTH } from './parents.ts';

/** The most texts that a call takes. */
export const MAX_TEXTS: u32 = 1024;
/** The most bytes that they have together. */
export const MAX_BYTES: u32 = 512 * 136;

/** The caller writes each text's length in bytes, as 32-bit integers, and all texts in UTF-8, one after the other. */
export const LENGTHS: usize = memory.data(MAX_TEXTS * 4, 4);
export const TEXTS: usize = memory.data(MAX_BYTES, 8);
/** Hashes of 32 bytes, in the order of the texts. */
export const HASHES: usize = memory.data(MAX_TEXTS * 32, 8);

const DOT: u8 = 0x2e;
const OPENING: u8 = 0x5b;
const CLOSING: u8 = 0x5d;
const ZERO: u8 = 0x30;
const NINE: u8 = 0x39;
const A: u8 = 0x61;
const F: u8 = 0x66;

/** A node, and the hash of the label that goes below it. */
const NODE: usize = memory.data(64, 8);
const LABEL_HASH: usize = NODE + 32;

/** Writes the namehash of each text. */
export function hashNames(count: u32): void {
  let start = TEXTS;
  for (let index: u32 = 0; index < count; index++) {
    const end = start + load<u32>(LENGTHS + index * 4);
    writeNamehash(start, end);
    copyHash(NODE, HASHES + index * 32);
    start = end;
  }
}

/** Writes the labelhash of each text. */
export function hashLabels(count: u32): void {
  let start = TEXTS;
  for (let index: u32 = 0; index < count; index++) {
    const end = start + load<u32>(LENGTHS + index * 4);
    writeLabelhash(start, end, HASHES + index * 32);
    start = end;
  }
}

/** Takes in the first bytes of {@link TEXTS}, whole blocks of a text that goes on. */
export function absorb(length: u32): void {
  for (let at: usize = 0; at < length; at += RATE) absorbBlock(TEXTS + at);
}

/** Takes in the last bytes of such a text, any number, and writes its hash as the first one. */
export function finish(length: u32): void {
  hashBytes(TEXTS, length, HASHES);
}

/** Of a name of no labels, the root, 32 zeros; else label by label from its longest kept parent on, or from the root. */
function writeNamehash(start: usize, end: usize): void {
  let labelEnd = writeParentNode(start, end);
  while (labelEnd >= start && start < end) {
    let labelStart = labelEnd;
    while (labelStart > start && load<u8>(labelStart - 1) !== DOT) labelStart--;
    writeLabelhash(labelStart, labelEnd, LABEL_HASH);
    hashBytes(NODE, 64, NODE);
    if (labelStart > start && end - labelStart <= MAX_KEPT_LENGTH) keepNode(labelStart, end, NODE);
    labelEnd = labelStart - 1;
  }
}

/** Writes the node of the longest parent that is kept, and tells where the label before it ends. */
function writeParentNode(start: usize, end: usize): usize {
  const first = end - start > MAX_KEPT_LENGTH ? end - MAX_KEPT_LENGTH : start + 1;
  for (let parent = first; parent <= end; parent++) {
    if (load<u8>(parent - 1) !== DOT) continue;
    const node = findNode(parent, end);
    if (node === 0) continue;
    copyHash(node, NODE);
    return parent - 1;
  }
  memory.fill(NODE, 0, 32);
  return end;
}

/** Of a label in UTF-8; of an unknown label, `[` and 64 lower-case hex digits and `]`, the hash that it names. */
function writeLabelhash(start: usize, end: usize, target: usize): void {
  if (isUnknownLabel(start, end)) writeNamedHash(start + 1, target);
  else hashBytes(start, end - start, target);
}

function isUnknownLabel(start: usize, end: usize): bool {
  if (end - start !== 66 || load<u8>(start) !== OPENING || load<u8>(end - 1) !== CLOSING)
    return false;
  for (let at = start + 1; at < end - 1; at++) if (readDigit(load<u8>(at)) > 15) return false;
  return true;
}

function writeNamedHash(digits: usize, target: usize): void {
  for (let at: usize = 0; at < 32; at++) {
    const high = readDigit(load<u8>(digits + at * 2));
    store<u8>(target + at, (high << 4) | readDigit(load<u8>(digits + at * 2, 1)));
  }
}

/** The value of a lower-case hex digit, more than 15 for anything else. */
function readDigit(unit: u8): u8 {
  if (unit >= ZERO && unit <= NINE) return unit - ZERO;
  return unit >= A && unit <= F ? unit - A + 10 : 16;
}
