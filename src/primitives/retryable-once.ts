/** Returns a function that runs `load` once and caches its value. If `load` fails, the next call retries. */
export function retryableOnce<T>(load: () => T | Promise<T>): () => Promise<T> {
  let loading: Promise<T> | undefined;
  return () => {
    loading ??= (async () => load())().catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
    return loading;
  };
}
