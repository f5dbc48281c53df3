import { ens_normalize } from '@adraffy/ens-normalize';
import type { UnansweredReason } from '../../contract/chain-facts.ts';
import { MAX_INSPECTED_CHARACTERS } from '../../contract/limits.ts';
import { isAddress } from '../../primitives/is-address.ts';

/** The name to ask the chain about, or the reason why nothing is asked. */
export type Question =
  | { readonly name: string }
  | { readonly name: null; readonly reason: UnansweredReason };

/** A label of which only the hash is known. */
const UNKNOWN_LABEL = /(?:^|\.)\[[\da-f]{64}\](?:\.|$)/u;

/**
 * Returns the normalized form of a name, which is the form that the chain knows.
 *
 * `VITALIK.eth` → `vitalik.eth`
 */
export function chooseQuestion(name: string): Question {
  if (
    name === '' ||
    isAddress(name) ||
    UNKNOWN_LABEL.test(name) ||
    [...name].length > MAX_INSPECTED_CHARACTERS
  ) {
    return { name: null, reason: 'not_asked' };
  }
  try {
    return { name: ens_normalize(name) };
  } catch {
    return { name: null, reason: 'not_normalized' };
  }
}
