// A memory of recent answers that cannot grow without end.

import { copyText } from './copy-text.ts';

/**
 * The function with at most `size` of its latest answers kept, those to keys for which `isKept` holds. A full memory
 * forgets everything: what is still asked for is soon there again, and no order need be kept. A kept key is a copy,
 * which the answer is made from too, because either may hold slices of it.
 */
export function memoize<V extends NonNullable<unknown>>(
  answer: (key: string) => V,
  size: number,
  isKept: (key: string) => boolean = () => true,
): (key: string) => V {
  const known = new Map<string, V>();
  return (key) => {
    if (!isKept(key)) return answer(key);
    let found = known.get(key);
    if (found === undefined) {
      const kept = copyText(key);
      found = answer(kept);
      if (known.size >= size) known.clear();
      known.set(kept, found);
    }
    return found;
  };
}
