// A memory of what was found out about code points, which takes no more room however many there are.

/** How many code points are kept; those that differ by a multiple of it take each other's place. */
const SLOTS = 8192;

/** The function with its answers kept for the latest code points. */
export function memoizeCodePoints<V>(answer: (codePoint: number) => V): (codePoint: number) => V {
  /** The code point of each slot and one more, because an empty slot has 0. */
  const owners = new Uint32Array(SLOTS);
  const answers = new Array<V>(SLOTS);
  return (codePoint) => {
    const slot = codePoint % SLOTS;
    if (owners[slot] !== codePoint + 1) {
      answers[slot] = answer(codePoint);
      owners[slot] = codePoint + 1;
    }
    return answers[slot] as V;
  };
}
