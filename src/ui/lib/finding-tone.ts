import type { Verdict } from '../../contract/finding.ts';
import type { Tone } from '../../words/names/rating-words.ts';

/** Returns the tone of a finding. An address that the user does not trust has no fault, but is not praised either. */
export function getFindingTone({ status, code }: Verdict): Tone {
  return code === 'address_untrusted' ? 'skip' : status;
}
