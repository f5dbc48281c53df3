/** Returns a function that computes a value on the first call and caches it. */
export function lazy<T>(compute: () => T): () => T {
  let cached: { value: T } | undefined;
  return () => {
    cached ??= { value: compute() };
    return cached.value;
  };
}
