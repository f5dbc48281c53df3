import type { ChainMoment, NameOnChain } from '../../contract/chain-facts.ts';
import { dontSend } from '../advice-words.ts';
import { always, around } from '../parts.ts';
import { type Statement, say } from '../statement.ts';
import { type ChainLine, info, warn } from './chain-line.ts';

export interface AdviceContext {
  /** Whether the verdict of the name is an alert. */
  readonly isRisky?: boolean;
  /** Whether the user trusts another address for the name, or one that looks like its address. */
  readonly isDistrusted?: boolean;
}

const advise = (text: string) => warn(always(text));

const ADVICE_WORDS = {
  test_network: advise(
    'These facts say nothing about the name on Ethereum. Switch your wallet to Ethereum, then ask again.',
  ),
  risky: warn(around(dontSend(' to '), ', whoever has registered it.')),
  distrusted: warn(around(dontSend(' to '), ' before its owner confirms this address to you.')),
  nowhere: advise(dontSend(' to this name, because it leads to no Ethereum address.')),
  off_chain: advise(
    'This page does not contact these hosts. Your wallet asks them when you send, and they can answer differently each time.',
  ),
  unanswered: advise('Ask the owner for the address before you send.'),
  ended: advise(
    dontSend(
      ' to this name. Its owner has lost it, and whoever registers it next decides where it leads.',
    ),
  ),
  grace: advise('Ask the owner before you send, because this name has expired.'),
  false_claim: advise(
    dontSend(' before you know why this address claims a name that does not lead to it.'),
  ),
  ordinary: info(always('Before you send, check that your wallet shows this address.')),
} as const;

/** Says what the facts of a name mean for someone who is about to send funds to it. */
export function adviseOnChain(
  facts: NameOnChain,
  moment: ChainMoment,
  context: AdviceContext = {},
): ChainLine {
  return say(ADVICE_WORDS, chooseAdvice(facts, moment, context));
}

function chooseAdvice(
  { name, registration, address, primaryName }: NameOnChain,
  { network }: ChainMoment,
  { isRisky, isDistrusted }: AdviceContext,
): Statement<typeof ADVICE_WORDS> {
  if (network === 'sepolia') return { code: 'test_network', args: {} };
  if (isRisky) return { code: 'risky', args: { name } };
  if (isDistrusted) return { code: 'distrusted', args: { name } };
  if (address.status === 'none') return { code: 'nowhere', args: {} };
  if (address.status === 'not_answered') {
    return { code: address.reason === 'off_chain' ? 'off_chain' : 'unanswered', args: {} };
  }
  const state = registration.status === 'known' ? registration.value.state : null;
  if (state === 'ended' || state === 'grace') return { code: state, args: {} };
  const isFalse = primaryName.status === 'known' && !primaryName.value.isVerified;
  return { code: isFalse ? 'false_claim' : 'ordinary', args: {} };
}
