import { copyText } from './copy-text.ts';

/** Number of cached results. Code points that differ by a multiple of this number share a slot. */
const SLOTS = 8192;

/** Returns a function that caches results for recent code points. The cache has a fixed size. */
export function memoizeCodePoints<V>(compute: (codePoint: number) => V): (codePoint: number) => V {
  /** The code point in each slot, plus 1, because empty slots contain 0. */
  let owners: Uint32Array | undefined;
  let results: V[];
  return (codePoint) => {
    // Engines for plain names never allocate the cache.
    if (owners === undefined) {
      owners = new Uint32Array(SLOTS);
      results = new Array<V>(SLOTS);
    }
    const slot = codePoint % SLOTS;
    if (owners[slot] !== codePoint + 1) {
      results[slot] = compute(codePoint);
      owners[slot] = codePoint + 1;
    }
    return results[slot] as V;
  };
}

/**
 * Returns a function that caches up to `size` results. A full cache is cleared, which is simpler than removing single
 * keys. Each key is copied before it is passed to `compute`, so that the cache does not keep a longer source string alive.
 *
 * @param isCached whether to cache the result for a key
 */
export function memoize<V extends NonNullable<unknown>>(
  compute: (key: string) => V,
  size: number,
  isCached: (key: string) => boolean = () => true,
): (key: string) => V {
  const cache = new Map<string, V>();
  return (key) => {
    if (!isCached(key)) return compute(key);
    let result = cache.get(key);
    if (result === undefined) {
      const copy = copyText(key);
      result = compute(copy);
      if (cache.size >= size) cache.clear();
      cache.set(copy, result);
    }
    return result;
  };
}
