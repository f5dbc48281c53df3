/** Leaves out the first `count` bytes of what comes in pieces. */
export function skipBytes(count: number): (piece: Uint8Array) => Uint8Array {
  let left = count;
  return (piece) => {
    const skipped = Math.min(left, piece.length);
    left -= skipped;
    return piece.subarray(skipped);
  };
}
