/** Number of cached results. Code points that differ by a multiple of this number share a slot. */
const SLOTS = 8192;

/** Returns a function that caches results for recent code points. The cache has a fixed size. */
export function memoizeCodePoints<V>(compute: (codePoint: number) => V): (codePoint: number) => V {
  /** The code point in each slot, plus 1, because empty slots contain 0. */
  const owners = new Uint32Array(SLOTS);
  const results = new Array<V>(SLOTS);
  return (codePoint) => {
    const slot = codePoint % SLOTS;
    if (owners[slot] !== codePoint + 1) {
      results[slot] = compute(codePoint);
      owners[slot] = codePoint + 1;
    }
    return results[slot] as V;
  };
}
