/** Computes a value at the first call and keeps it: for what few inspections need. */
export function lazy<T>(compute: () => T): () => T {
  let kept: { value: T } | undefined;
  return () => {
    kept ??= { value: compute() };
    return kept.value;
  };
}
