// A memory of recent answers that cannot grow without end.

import { copyText } from './copy-text.ts';

/**
 * The function with at most `size` of its latest answers kept, those to keys for which `isKept` holds. A full memory
 * forgets everything: what is still asked for is soon there again, and no order need be kept. A kept text is a copy,
 * which the answer is made from too, because either may hold slices of it.
 */
export function memoize<K, V extends NonNullable<unknown>>(
  answer: (key: K) => V,
  size: number,
  isKept: (key: K) => boolean = () => true,
): (key: K) => V {
  const known = new Map<K, V>();
  return (key) => {
    if (!isKept(key)) return answer(key);
    let found = known.get(key);
    if (found === undefined) {
      const kept = typeof key === 'string' ? (copyText(key) as K & string) : key;
      found = answer(kept);
      if (known.size >= size) known.clear();
      known.set(kept, found);
    }
    return found;
  };
}
