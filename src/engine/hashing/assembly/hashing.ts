// Computes the labelhashes or namehashes of many strings in one call, in AssemblyScript. `npm run data` compiles this
// file to src/data/tables/hashing.wasm, which src/engine/hashing/wasm-name-hasher.ts calls.
// https://docs.ens.domains/ensip/1#namehash-algorithm

import { absorbBlock, clearHash, copyHash, hashBytes, hashTwo, RATE } from './keccak.ts';
import { cacheNode, findNode, MAX_CACHED_LENGTH } from './parents.ts';

/** Maximum number of texts in a call. Must be even, because texts are hashed in pairs. */
export const MAX_TEXTS: u32 = 1024;
/** Maximum number of bytes of all texts in a call. */
export const MAX_BYTES: u32 = 512 * 136;

/** Input: the length of each text in bytes, as 32-bit integers. */
export const LENGTHS: usize = memory.data(MAX_TEXTS * 4, 4);
/** Input: all texts in UTF-8, without separators. */
export const TEXTS: usize = memory.data(MAX_BYTES, 8);
/** Output: hashes of 32 bytes, in the order of the texts. */
export const HASHES: usize = memory.data(MAX_TEXTS * 32, 8);

const DOT: u8 = 0x2e;
const OPENING: u8 = 0x5b;
const CLOSING: u8 = 0x5d;
const ZERO: u8 = 0x30;
const NINE: u8 = 0x39;
const A: u8 = 0x61;
const F: u8 = 0x66;

// Buffers for two names: the node of the parent, then the hash of the first label.
const FIRST: usize = memory.data(64, 8);
const SECOND: usize = memory.data(64, 8);

/** Writes the namehash of each text to {@link HASHES}. */
export function hashNames(count: u32): void {
  let start = TEXTS;
  for (let index: u32 = 0; index < count; index += 2) {
    const middle = start + getLength(index, count);
    const end = middle + getLength(index + 1, count);
    const target = HASHES + index * 32;
    const firstEnd = writeParentNode(start, middle, FIRST);
    const secondEnd = writeParentNode(middle, end, SECOND);
    hashTwoLabels(start, firstEnd, FIRST + 32, middle, secondEnd, SECOND + 32);
    hashTwo(FIRST, 64, target, SECOND, 64, target + 32);
    // The empty name is the root, whose node is zero.
    if (start === middle) clearHash(target);
    if (middle === end) clearHash(target + 32);
    start = end;
  }
}

/** Writes the labelhash of each text to {@link HASHES}. */
export function hashLabels(count: u32): void {
  let start = TEXTS;
  for (let index: u32 = 0; index < count; index += 2) {
    const middle = start + getLength(index, count);
    const end = middle + getLength(index + 1, count);
    const target = HASHES + index * 32;
    hashTwoLabels(start, middle, target, middle, end, target + 32);
    start = end;
  }
}

/** Absorbs full blocks of a long text from {@link TEXTS}. */
export function absorb(length: u32): void {
  for (let at: usize = 0; at < length; at += RATE) absorbBlock(TEXTS + at);
}

/** Absorbs the last bytes of a long text from {@link TEXTS} and writes its hash as the first of {@link HASHES}. */
export function finish(length: u32): void {
  hashBytes(TEXTS, length, HASHES);
}

/** Returns the length of a text, or 0 after the last text. */
function getLength(index: u32, count: u32): u32 {
  return index < count ? load<u32>(LENGTHS + index * 4) : 0;
}

/** Writes the node of a name's parent, starting from the longest cached suffix. Returns the end of the first label. */
function writeParentNode(start: usize, end: usize, node: usize): usize {
  let labelEnd = writeCachedNode(start, end, node);
  while (true) {
    let labelStart = labelEnd;
    while (labelStart > start && load<u8>(labelStart - 1) !== DOT) labelStart--;
    if (labelStart === start) return labelEnd;
    hashLabel(labelStart, labelEnd, node + 32);
    hashBytes(node, 64, node);
    if (end - labelStart <= MAX_CACHED_LENGTH) cacheNode(labelStart, end, node);
    labelEnd = labelStart - 1;
  }
}

/** Writes the node of the longest cached suffix, or the root. Returns the end of the label before it. */
function writeCachedNode(start: usize, end: usize, node: usize): usize {
  const first = end - start > MAX_CACHED_LENGTH ? end - MAX_CACHED_LENGTH : start + 1;
  for (let parent = first; parent <= end; parent++) {
    if (load<u8>(parent - 1) !== DOT) continue;
    const cached = findNode(parent, end);
    if (cached === 0) continue;
    copyHash(cached, node);
    return parent - 1;
  }
  clearHash(node);
  return end;
}

function hashTwoLabels(
  first: usize,
  firstEnd: usize,
  firstTarget: usize,
  second: usize,
  secondEnd: usize,
  secondTarget: usize,
): void {
  if (isShort(first, firstEnd) && isShort(second, secondEnd)) {
    hashTwo(first, firstEnd - first, firstTarget, second, secondEnd - second, secondTarget);
  } else {
    hashLabel(first, firstEnd, firstTarget);
    hashLabel(second, secondEnd, secondTarget);
  }
}

/** Checks whether a label fits into one block and is not unknown. */
function isShort(start: usize, end: usize): bool {
  return end - start < RATE && !isUnknownLabel(start, end);
}

/** Writes the hash of a label. An unknown label (`[`, 64 lower-case hex digits, `]`) contains its own hash. */
function hashLabel(start: usize, end: usize, target: usize): void {
  if (isUnknownLabel(start, end)) readHexHash(start + 1, target);
  else hashBytes(start, end - start, target);
}

function isUnknownLabel(start: usize, end: usize): bool {
  if (end - start !== 66 || load<u8>(start) !== OPENING || load<u8>(end - 1) !== CLOSING)
    return false;
  for (let at = start + 1; at < end - 1; at++) if (readDigit(load<u8>(at)) > 15) return false;
  return true;
}

function readHexHash(digits: usize, target: usize): void {
  for (let at: usize = 0; at < 32; at++) {
    const high = readDigit(load<u8>(digits + at * 2));
    store<u8>(target + at, (high << 4) | readDigit(load<u8>(digits + at * 2, 1)));
  }
}

/** Returns the value of a lower-case hex digit, or 16 for any other character. */
function readDigit(unit: u8): u8 {
  if (unit >= ZERO && unit <= NINE) return unit - ZERO;
  return unit >= A && unit <= F ? unit - A + 10 : 16;
}
