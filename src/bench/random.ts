/** A seeded random generator. The same seed gives the same corpus on every machine. */
export interface Random {
  /** Returns an integer from 0 up to but not including `limit`. */
  below(limit: number): number;
  pick<T>(items: readonly T[]): T;
  /** Returns true with the given probability. */
  chance(probability: number): boolean;
}

/** Creates a generator that mixes a Weyl sequence: https://en.wikipedia.org/wiki/Weyl_sequence */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  function next(): number {
    state = (state + 0x9e3779b9) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 16), 0x85ebca6b);
    mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
    return ((mixed ^ (mixed >>> 16)) >>> 0) / 0x1_0000_0000;
  }
  const pickBelow = (limit: number) => Math.floor(next() * limit);
  return {
    below: pickBelow,
    pick: (items) => items[pickBelow(items.length)] as (typeof items)[number],
    chance: (probability) => next() < probability,
  };
}
