// Computes Keccak-256 in AssemblyScript. The padding byte is 01, as in Ethereum, and not 06, as in SHA-3. Hashes two
// messages at the same time, in the halves of 128-bit vectors: https://keccak.team/keccak_specs_summary.html

/** Bytes of a message block: 1600 bits of state minus twice the 256 bits of the hash. */
export const RATE: usize = 136;

const ROUND_CONSTANTS: usize = memory.data<u64>([
  0x0000000000000001, 0x0000000000008082, 0x800000000000808a, 0x8000000080008000,
  0x000000000000808b, 0x0000000080000001, 0x8000000080008081, 0x8000000000008009,
  0x000000000000008a, 0x0000000000000088, 0x0000000080008009, 0x000000008000000a,
  0x000000008000808b, 0x800000000000008b, 0x8000000000008089, 0x8000000000008003,
  0x8000000000008002, 0x8000000000000080, 0x000000000000800a, 0x800000008000000a,
  0x8000000080008081, 0x8000000000008080, 0x0000000080000001, 0x8000000080008008,
]);
const ROUNDS_END: usize = ROUND_CONSTANTS + 24 * 8;

/** 25 lanes of 64 bits in row order, with the lanes of both messages next to each other. All zero between hashes. */
const STATE: usize = memory.data(25 * 16, 16);

/** Hashes bytes and writes the 32 bytes of the hash to `target`. */
export function hashBytes(start: usize, length: usize, target: usize): void {
  for (; length >= RATE; length -= RATE) {
    absorbBlock(start);
    start += RATE;
  }
  absorbEnd(start, length, 0);
  permute();
  copyLanes(0, target);
  clearState();
}

/** Absorbs a full block of a long message. {@link hashBytes} hashes the remaining bytes. */
export function absorbBlock(start: usize): void {
  mixIn(start, RATE, 0);
  permute();
}

/** Hashes two messages shorter than {@link RATE} bytes in the time of one. */
export function hashTwo(
  first: usize,
  firstLength: usize,
  firstTarget: usize,
  second: usize,
  secondLength: usize,
  secondTarget: usize,
): void {
  absorbEnd(first, firstLength, 0);
  absorbEnd(second, secondLength, 1);
  permute();
  copyLanes(0, firstTarget);
  copyLanes(1, secondTarget);
  clearState();
}

/** Absorbs the last bytes of a message and the padding. `message` is 0 or 1. */
function absorbEnd(start: usize, length: usize, message: usize): void {
  mixIn(start, length, message);
  flipBits(length, message, 0x01);
  flipBits(RATE - 1, message, 0x80);
}

function mixIn(start: usize, length: usize, message: usize): void {
  let at: usize = 0;
  for (; at + 8 <= length; at += 8) {
    const lane = findLane(at, message);
    store<u64>(lane, load<u64>(lane) ^ load<u64>(start + at));
  }
  for (; at < length; at++) flipBits(at, message, load<u8>(start + at));
}

function flipBits(at: usize, message: usize, bits: u8): void {
  const byte = findLane(at, message) + (at & 7);
  store<u8>(byte, load<u8>(byte) ^ bits);
}

/** Returns the address of the lane that contains a byte of a message. */
function findLane(at: usize, message: usize): usize {
  return STATE + (at >> 3) * 16 + message * 8;
}

function copyLanes(message: usize, target: usize): void {
  for (let at: usize = 0; at < 32; at += 8) {
    store<u64>(target + at, load<u64>(findLane(at, message)));
  }
}

/** Copies the 32 bytes of a hash. */
export function copyHash(source: usize, target: usize): void {
  v128.store(target, v128.load(source));
  v128.store(target, v128.load(source, 16), 16);
}

export function clearHash(target: usize): void {
  v128.store(target, i64x2.splat(0));
  v128.store(target, i64x2.splat(0), 16);
}

function clearState(): void {
  for (let at: usize = 0; at < 400; at += 16) v128.store(STATE + at, i64x2.splat(0));
}

/**
 * Runs Keccak-f[1600]. Lane (x, y) of the specification is in variable a(5y + x), because variables are faster than
 * memory.
 */
function permute(): void {
  let a0 = v128.load(STATE, 0);
  let a1 = v128.load(STATE, 16);
  let a2 = v128.load(STATE, 32);
  let a3 = v128.load(STATE, 48);
  let a4 = v128.load(STATE, 64);
  let a5 = v128.load(STATE, 80);
  let a6 = v128.load(STATE, 96);
  let a7 = v128.load(STATE, 112);
  let a8 = v128.load(STATE, 128);
  let a9 = v128.load(STATE, 144);
  let a10 = v128.load(STATE, 160);
  let a11 = v128.load(STATE, 176);
  let a12 = v128.load(STATE, 192);
  let a13 = v128.load(STATE, 208);
  let a14 = v128.load(STATE, 224);
  let a15 = v128.load(STATE, 240);
  let a16 = v128.load(STATE, 256);
  let a17 = v128.load(STATE, 272);
  let a18 = v128.load(STATE, 288);
  let a19 = v128.load(STATE, 304);
  let a20 = v128.load(STATE, 320);
  let a21 = v128.load(STATE, 336);
  let a22 = v128.load(STATE, 352);
  let a23 = v128.load(STATE, 368);
  let a24 = v128.load(STATE, 384);

  for (let round = ROUND_CONSTANTS; round < ROUNDS_END; round += 8) {
    // θ: mix the parity of each column into both neighbours.
    const c0 = xorColumn(a0, a5, a10, a15, a20);
    const c1 = xorColumn(a1, a6, a11, a16, a21);
    const c2 = xorColumn(a2, a7, a12, a17, a22);
    const c3 = xorColumn(a3, a8, a13, a18, a23);
    const c4 = xorColumn(a4, a9, a14, a19, a24);
    const d0 = xor(c4, rotate(c1, 1));
    const d1 = xor(c0, rotate(c2, 1));
    const d2 = xor(c1, rotate(c3, 1));
    const d3 = xor(c2, rotate(c4, 1));
    const d4 = xor(c3, rotate(c0, 1));

    // ρ and π: rotate each lane and move it to its new position.
    const b0 = xor(a0, d0);
    const b1 = rotate(xor(a6, d1), 44);
    const b2 = rotate(xor(a12, d2), 43);
    const b3 = rotate(xor(a18, d3), 21);
    const b4 = rotate(xor(a24, d4), 14);
    const b5 = rotate(xor(a3, d3), 28);
    const b6 = rotate(xor(a9, d4), 20);
    const b7 = rotate(xor(a10, d0), 3);
    const b8 = rotate(xor(a16, d1), 45);
    const b9 = rotate(xor(a22, d2), 61);
    const b10 = rotate(xor(a1, d1), 1);
    const b11 = rotate(xor(a7, d2), 6);
    const b12 = rotate(xor(a13, d3), 25);
    const b13 = rotate(xor(a19, d4), 8);
    const b14 = rotate(xor(a20, d0), 18);
    const b15 = rotate(xor(a4, d4), 27);
    const b16 = rotate(xor(a5, d0), 36);
    const b17 = rotate(xor(a11, d1), 10);
    const b18 = rotate(xor(a17, d2), 15);
    const b19 = rotate(xor(a23, d3), 56);
    const b20 = rotate(xor(a2, d2), 62);
    const b21 = rotate(xor(a8, d3), 55);
    const b22 = rotate(xor(a14, d4), 39);
    const b23 = rotate(xor(a15, d0), 41);
    const b24 = rotate(xor(a21, d1), 2);

    // χ: mix each row. ι: add the round constant.
    a0 = xor(mixRow(b0, b1, b2), v128.load64_splat(round));
    a1 = mixRow(b1, b2, b3);
    a2 = mixRow(b2, b3, b4);
    a3 = mixRow(b3, b4, b0);
    a4 = mixRow(b4, b0, b1);
    a5 = mixRow(b5, b6, b7);
    a6 = mixRow(b6, b7, b8);
    a7 = mixRow(b7, b8, b9);
    a8 = mixRow(b8, b9, b5);
    a9 = mixRow(b9, b5, b6);
    a10 = mixRow(b10, b11, b12);
    a11 = mixRow(b11, b12, b13);
    a12 = mixRow(b12, b13, b14);
    a13 = mixRow(b13, b14, b10);
    a14 = mixRow(b14, b10, b11);
    a15 = mixRow(b15, b16, b17);
    a16 = mixRow(b16, b17, b18);
    a17 = mixRow(b17, b18, b19);
    a18 = mixRow(b18, b19, b15);
    a19 = mixRow(b19, b15, b16);
    a20 = mixRow(b20, b21, b22);
    a21 = mixRow(b21, b22, b23);
    a22 = mixRow(b22, b23, b24);
    a23 = mixRow(b23, b24, b20);
    a24 = mixRow(b24, b20, b21);
  }

  v128.store(STATE, a0, 0);
  v128.store(STATE, a1, 16);
  v128.store(STATE, a2, 32);
  v128.store(STATE, a3, 48);
  v128.store(STATE, a4, 64);
  v128.store(STATE, a5, 80);
  v128.store(STATE, a6, 96);
  v128.store(STATE, a7, 112);
  v128.store(STATE, a8, 128);
  v128.store(STATE, a9, 144);
  v128.store(STATE, a10, 160);
  v128.store(STATE, a11, 176);
  v128.store(STATE, a12, 192);
  v128.store(STATE, a13, 208);
  v128.store(STATE, a14, 224);
  v128.store(STATE, a15, 240);
  v128.store(STATE, a16, 256);
  v128.store(STATE, a17, 272);
  v128.store(STATE, a18, 288);
  v128.store(STATE, a19, 304);
  v128.store(STATE, a20, 320);
  v128.store(STATE, a21, 336);
  v128.store(STATE, a22, 352);
  v128.store(STATE, a23, 368);
  v128.store(STATE, a24, 384);
}

function xor(a: v128, b: v128): v128 {
  return v128.xor(a, b);
}

function xorColumn(a: v128, b: v128, c: v128, d: v128, e: v128): v128 {
  return xor(xor(xor(a, b), xor(c, d)), e);
}

function rotate(lane: v128, bits: i32): v128 {
  return v128.or(i64x2.shl(lane, bits), i64x2.shr_u(lane, 64 - bits));
}

function mixRow(lane: v128, next: v128, afterNext: v128): v128 {
  return xor(lane, v128.andnot(afterNext, next));
}
