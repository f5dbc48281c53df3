// A memory of recent answers that cannot grow without end.

/**
 * Keeps between `size` and twice `size` of the entries used last: when the young half is full it becomes
 * the old half, and what is still asked for is brought back from there.
 */
export class BoundedCache<K, V> {
  #young = new Map<K, V>();
  #old = new Map<K, V>();
  readonly #size: number;

  constructor(size: number) {
    this.#size = size;
  }

  get(key: K): V | undefined {
    const young = this.#young.get(key);
    if (young !== undefined) return young;
    const old = this.#old.get(key);
    if (old !== undefined) this.set(key, old);
    return old;
  }

  set(key: K, value: V): void {
    if (this.#young.size >= this.#size) {
      this.#old = this.#young;
      this.#young = new Map();
    }
    this.#young.set(key, value);
  }

  /** Number of entries held. */
  get count(): number {
    return this.#young.size + this.#old.size;
  }
}

/** The function with between `size` and twice `size` of its latest answers kept, those to keys for which `isKept` holds. */
export function remembered<K, V extends NonNullable<unknown>>(
  answer: (key: K) => V,
  size: number,
  isKept: (key: K) => boolean = () => true,
): (key: K) => V {
  const known = new BoundedCache<K, V>(size);
  return (key) => {
    if (!isKept(key)) return answer(key);
    let found = known.get(key);
    if (found === undefined) {
      found = answer(key);
      known.set(key, found);
    }
    return found;
  };
}
