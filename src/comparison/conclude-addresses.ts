import { type AddressRelation, compareAddresses } from '../addresses/compare-addresses.ts';
import {
  ADDRESS_COMPARISON_EVIDENCE,
  ADDRESS_COMPARISON_WORDS,
} from '../words/comparison-words.ts';
import type { Tone } from '../words/names/rating-words.ts';

export interface AddressConclusion {
  tone: Tone;
  headline: string;
  evidence: string;
}

const TONES = {
  equal: 'pass',
  poisoned: 'alert',
  similar: 'info',
  different: 'info',
} as const satisfies Record<AddressRelation, Tone>;

/** Compares two addresses that `isAddress` accepts. */
export function concludeAddresses(first: string, second: string): AddressConclusion {
  const { relation, differing } = compareAddresses(first, second);
  const { same, same_but_for_capitals, differ, poisoned } = ADDRESS_COMPARISON_EVIDENCE;
  const evidence =
    relation === 'equal'
      ? first === second
        ? same
        : same_but_for_capitals
      : (relation === 'poisoned' ? poisoned : differ)(differing);
  return { tone: TONES[relation], headline: ADDRESS_COMPARISON_WORDS[relation], evidence };
}
