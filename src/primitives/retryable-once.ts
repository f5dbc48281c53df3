/** Runs `load` once for all callers and keeps what it gave; a failure is forgotten, so that the next call retries. */
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
