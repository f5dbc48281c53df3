/** Who wants to know when something has changed. */
export interface Listeners {
  notify(): void;
  /** Returns what ends the subscription. */
  subscribe(listener: () => void): () => void;
}

/** An empty set of listeners. */
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
