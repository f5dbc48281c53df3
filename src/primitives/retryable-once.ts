/**
 * Runs `load` at the first call and keeps what it gave; a failure is forgotten, so that the next
 * call tries again.
 */
export function retryableOnce<T>(load: () => Promise<T>): () => Promise<T> {
  let loaded: Promise<T> | undefined;
  return () => {
    if (!loaded) {
      const attempt = load();
      attempt.catch(() => {
        if (loaded === attempt) loaded = undefined;
      });
      loaded = attempt;
    }
    return loaded;
  };
}
