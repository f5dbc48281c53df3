import { copyText } from './copy-text.ts';

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
