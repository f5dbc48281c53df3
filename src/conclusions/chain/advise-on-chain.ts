import type { ChainMoment, NameOnChain } from '../../contract/chain-facts.ts';
import { describeUnanswered } from './chain-words.ts';

/**
 * Says what the facts of a name mean for someone who is about to send funds to it.
 *
 * @param isRisky whether the verdict of the name is an alert
 */
export function adviseOnChain(
  { registration, address }: NameOnChain,
  { network }: ChainMoment,
  isRisky = false,
): string {
  if (network === 'sepolia') {
    return 'Your wallet is on Sepolia, a test network, so this says nothing about the name on Ethereum. Switch to Ethereum, then ask again.';
  }
  if (isRisky) return 'Anyone can register a name and let it lead anywhere. Don’t send to it.';
  const state = registration.status === 'known' ? registration.value.state : null;
  if (address.status === 'known' && state === 'ended') {
    return 'Don’t send to this address. Its owner has lost the name, and whoever registers it next decides where it leads.';
  }
  if (address.status === 'known' && state === 'grace') {
    return 'Ask the owner before you send, because this name has expired.';
  }
  if (address.status === 'none')
    return 'This name leads to no Ethereum address, so don’t send to it.';
  if (address.status === 'not_answered') {
    return address.reason === 'off_chain'
      ? `The address is unknown: ${describeUnanswered(address)}. Whoever runs these hosts decides where the name leads. This page does not contact them, but your wallet does when you send.`
      : 'The address is unknown, so ask the owner before you send.';
  }
  return 'Before you send, check that your wallet shows this address.';
}
