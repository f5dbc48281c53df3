// Chooses the headline of a name that leads to an address other than the trusted one, although its spelling has no risk.

import type { TrustedAddresses } from '../../addresses/trusted-addresses.ts';
import type { ChainMoment, NameOnChain } from '../../contract/chain-facts.ts';
import { dontSend } from '../advice-words.ts';
import type { Headline } from '../names/headline.ts';
import { compareWithTrusted } from './trusted-on-chain.ts';

const CONTRADICTS_TRUSTED = dontSend(
  '. This name leads to an address that contradicts your trusted ones.',
);

/**
 * Returns a headline that warns about a name, or null if its address does not contradict the trusted addresses. Facts
 * from a test network contradict nothing.
 */
export function getHeadlineOnChain(
  facts: NameOnChain,
  moment: ChainMoment,
  trusted: TrustedAddresses,
): Headline | null {
  if (compareWithTrusted(facts, moment, trusted)?.tone !== 'alert') return null;
  return { parts: [CONTRADICTS_TRUSTED], evidence: null, tone: 'alert' };
}
