import type { ChainMoment, NameOnChain } from '../../contract/chain-facts.ts';
import type { HeadlinePart } from '../names/headline.ts';
import type { Tone } from '../names/rating-words.ts';

interface ChainAdvice {
  readonly tone: Extract<Tone, 'info' | 'warn'>;
  readonly parts: readonly HeadlinePart[];
}

export interface AdviceContext {
  /** Whether the verdict of the name is an alert. */
  readonly isRisky?: boolean;
  /** Whether the user trusts another address for the name, or one that looks like its address. */
  readonly isDistrusted?: boolean;
}

const warn = (...parts: HeadlinePart[]): ChainAdvice => ({ tone: 'warn', parts });

/** Says what the facts of a name mean for someone who is about to send funds to it. */
export function adviseOnChain(
  { name, registration, address, primaryName }: NameOnChain,
  { network }: ChainMoment,
  { isRisky = false, isDistrusted = false }: AdviceContext = {},
): ChainAdvice {
  if (network === 'sepolia') {
    return warn(
      'These facts say nothing about the name on Ethereum. Switch your wallet to Ethereum, then ask again.',
    );
  }
  if (isRisky) return warn('Don’t send to ', { name }, ', whoever has registered it.');
  if (isDistrusted) {
    return warn('Don’t send to ', { name }, ' before its owner confirms this address to you.');
  }
  if (address.status === 'none') {
    return warn('Don’t send to this name, because it leads to no Ethereum address.');
  }
  if (address.status === 'not_answered') {
    return warn(
      address.reason === 'off_chain'
        ? 'This page does not contact these hosts. Your wallet asks them when you send, and they can answer differently each time.'
        : 'Ask the owner for the address before you send.',
    );
  }
  const state = registration.status === 'known' ? registration.value.state : null;
  if (state === 'ended') {
    return warn(
      'Don’t send to this name. Its owner has lost it, and whoever registers it next decides where it leads.',
    );
  }
  if (state === 'grace') {
    return warn('Ask the owner before you send, because this name has expired.');
  }
  if (primaryName.status === 'known' && !primaryName.value.isVerified) {
    return warn(
      'Don’t send before you know why this address claims a name that does not lead to it.',
    );
  }
  return {
    tone: 'info',
    parts: ['Before you send, check that your wallet shows this address.'],
  };
}
