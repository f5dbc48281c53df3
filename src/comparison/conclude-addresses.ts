import { type AddressRelation, compareAddresses } from '../addresses/compare-addresses.ts';
import type { Tone } from '../words/names/rating-words.ts';

/** Result of the comparison of two addresses. */
export interface AddressConclusion {
  tone: Tone;
  headline: string;
  evidence: string;
}

const HEADLINES = {
  equal: { tone: 'pass', headline: 'The same address' },
  poisoned: { tone: 'alert', headline: 'Two different addresses that look alike' },
  similar: { tone: 'info', headline: 'Two different addresses that start and end alike' },
  different: { tone: 'info', headline: 'Two different addresses' },
} as const satisfies Record<AddressRelation, { tone: Tone; headline: string }>;

/** Compares two addresses that `isAddress` accepts. */
export function concludeAddresses(first: string, second: string): AddressConclusion {
  const { relation, differing } = compareAddresses(first, second);
  const { tone, headline } = HEADLINES[relation];
  if (relation !== 'equal') {
    const warning =
      relation === 'poisoned' ? ' Wallets shorten addresses, so compare all digits.' : '';
    return { tone, headline, evidence: `${differing} of 40 digits differ.${warning}` };
  }
  const evidence =
    first === second
      ? 'All 40 digits are the same.'
      : 'All 40 digits are the same. Only capital letters or spaces differ, and these don’t change the address.';
  return { tone, headline, evidence };
}
