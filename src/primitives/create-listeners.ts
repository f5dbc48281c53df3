/** Listeners for a change. */
export type Listeners = ReturnType<typeof createListeners>;

/** Creates an empty set of listeners. */
export function createListeners() {
  const listeners = new Set<() => void>();
  return {
    /** Calls every listener. */
    notify() {
      for (const listener of listeners) listener();
    },
    /** Adds a listener. Returns a function that removes it. */
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
