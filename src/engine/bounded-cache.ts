// A memory of recent answers that cannot grow without end.

/** Holds at most `size` entries. A full one forgets everything: what is still asked for is soon there again, and no order need be kept. */
export class BoundedCache<K, V> {
  readonly #entries = new Map<K, V>();
  readonly #size: number;

  constructor(size: number) {
    this.#size = size;
  }

  get(key: K): V | undefined {
    return this.#entries.get(key);
  }

  set(key: K, value: V): void {
    if (this.#entries.size >= this.#size) this.#entries.clear();
    this.#entries.set(key, value);
  }
}

/** The function with at most `size` of its latest answers kept, those to keys for which `isKept` holds. */
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
