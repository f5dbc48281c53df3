/** Returns a function that removes the first `count` bytes of a stream from the chunks it is called with. */
export function skipBytes(count: number): (chunk: Uint8Array) => Uint8Array {
  let left = count;
  return (chunk) => {
    const skipped = Math.min(left, chunk.length);
    left -= skipped;
    return chunk.subarray(skipped);
  };
}
