import type { Headline } from '../../../display/headline.ts';
import type { Tone } from '../../../display/rating-words.ts';
import { formatCount } from '../../../primitives/format-count.ts';
import { isAddress } from '../../../primitives/is-address.ts';

/** Compares two addresses without regard to capitals. Returns null if one of the texts is not an address. */
export function concludeAddresses(
  first: string,
  second: string,
): (Omit<Headline, 'tone'> & { tone: Tone }) | null {
  if (!isAddress(first) || !isAddress(second)) return null;
  const [one, other] = [first, second].map((text) => text.trim().toLowerCase()) as [string, string];
  if (one === other) {
    return {
      tone: 'info',
      parts: ['The same address, not a name'],
      evidence:
        first === second
          ? 'All characters are the same.'
          : 'Only capitals or spaces differ, which don’t matter in an address.',
    };
  }
  const count = Array.from(one).filter((digit, at) => digit !== other[at]).length;
  return {
    tone: 'warn',
    parts: ['Two different addresses, not names'],
    evidence: `They differ in ${formatCount(count, 'digit')} of 40.`,
  };
}
