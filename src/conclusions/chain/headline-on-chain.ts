// Chooses the headline of a name that nobody should send funds to, although its spelling has no risk.

import type { TrustedAddresses } from '../../addresses/trusted-addresses.ts';
import type { ChainMoment, NameOnChain } from '../../contract/chain-facts.ts';
import type { Headline } from '../../display/headline.ts';
import { describeRegistration } from './chain-words.ts';
import { compareWithTrusted } from './trusted-on-chain.ts';

/**
 * Returns a headline that warns about a name, or null if the chain gives no reason to warn. Facts from a test network
 * give no reason.
 *
 * @param trusted the trusted addresses, or null if they are not known
 */
export function getHeadlineOnChain(
  facts: NameOnChain,
  moment: ChainMoment,
  trusted: TrustedAddresses | null,
): Headline | null {
  const { registration, address } = facts;
  if (moment.network !== 'mainnet') return null;
  if (trusted && compareWithTrusted(facts, moment, trusted)?.tone === 'alert') {
    return create(
      'alert',
      'Don’t send. This name leads to an address that contradicts your trusted ones.',
    );
  }
  if (registration.status === 'none') {
    return create('alert', 'Don’t send. Nobody has registered this name.');
  }
  if (registration.status === 'known' && registration.value.state === 'ended') {
    const words = describeRegistration(registration, moment.time);
    return create('alert', 'Don’t send. This name has expired.', `It ${words}.`);
  }
  if (registration.status === 'known' && registration.value.state === 'grace') {
    const words = describeRegistration(registration, moment.time);
    return create('warn', 'Look closely: this name has expired.', `It ${words}.`);
  }
  return address.status === 'none'
    ? create('warn', 'Look closely: this name leads to no address.')
    : null;
}

function create(tone: 'warn' | 'alert', text: string, evidence: string | null = null): Headline {
  return { parts: [text], evidence, tone };
}
