/** Listeners for a change. */
export interface Listeners {
  /** Calls every listener. */
  notify(): void;
  /** Adds a listener. Returns a function that removes it. */
  subscribe(listener: () => void): () => void;
}

/** Creates an empty set of listeners. */
export function createListeners(): Listeners {
  const listeners = new Set<() => void>();
  return {
    notify() {
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
