// What the page says and offers with facts from the chain. `src/words/chain` proves the sentences.

import { expect, it } from 'vitest';
import {
  createFacts,
  createRegistered,
  known as knownFact,
  MOMENT,
  REVERTED,
  register,
  SEPOLIA,
} from '../../../chain/testing/create-facts.ts';
import { POISONED, TRUSTED } from '../../../chain/testing/seeded-names.ts';
import type { WalletQuestion } from '../../../client/chain/wallet-question.ts';
import { devicePins } from '../../../client/trusted/device-pins.ts';
import type { NameOnChain } from '../../../contract/chain-facts.ts';
import { renderNode, renderScreen } from '../../testing/render-screen.tsx';
import { AddressFacts } from './address-facts.tsx';
import { NameFacts, NameSummary } from './name-on-chain-facts.tsx';
import { TrustedFacts } from './trusted-on-chain.tsx';
import { WalletState } from './wallet-state.tsx';

const registered = (name: string, changes?: Partial<NameOnChain>) =>
  createRegistered(name, TRUSTED, changes);

const render = async (facts: NameOnChain, moment = MOMENT, isRisky = false) =>
  (await renderNode(<NameFacts known={{ facts, moment }} isRisky={isRisky} />)).text;

it.each<
  [what: string, offers: string[], facts: NameOnChain, moment?: typeof MOMENT, isRisky?: boolean]
>([
  ['a registered name', ['Copy address', 'Trust this address'], registered('a.eth')],
  ['a risky name', [], registered('a.eth'), MOMENT, true],
  ['a name on a test network', ['Copy address'], registered('a.eth'), SEPOLIA],
  [
    'a name that only its owner can renew',
    ['Copy address'],
    registered('a.eth', { registration: register('grace', -5) }),
  ],
  ['a name that has ended', [], registered('a.eth', { registration: register('ended', -100) })],
  ['a name without an answer', [], registered('a.eth', { address: REVERTED })],
  ['a free name', [], createFacts('a.eth')],
])('offers what is safe with the address of %s: %j', async (_, offers, ...args) => {
  const text = await render(...args);
  const all = ['Copy address', 'Trust this address'];
  expect(all.filter((offer) => text.includes(offer))).toEqual(offers);
});

it('says that facts are from a test network', async () => {
  const facts = { facts: registered('a.eth'), moment: SEPOLIA };
  const { text } = await renderNode(<NameSummary known={facts} />);
  expect(text).toContain('Read on Sepolia, a test network, not on Ethereum.');
});

it('describes an imitation together with the name that it imitates', async () => {
  const known = { facts: createRegistered('rnetamask.eth', POISONED), moment: MOMENT };
  const wanted = { facts: registered('metamask.eth'), moment: MOMENT };
  const { text } = await renderNode(<NameSummary known={known} wanted={wanted} />);
  expect(text).toContain(
    'rnetamask.eth: Registered; leads to 0xD8da…6045, not the address of metamask.eth.',
  );
  expect(text).toContain('metamask.eth leads to 0xd8dA…6045');
  expect(text).toContain('Don’t send to rnetamask.eth, whoever has registered it.');
});

it('shows every character of a primary name, and warns', async () => {
  const primaryName = knownFact({ name: 'vitalik\u202ehte.\r\nsafe.eth', isVerified: false });
  const { html, text } = await renderNode(
    <AddressFacts
      address={TRUSTED}
      known={{ facts: { address: TRUSTED, primaryName }, moment: MOMENT }}
      names={[]}
      onTone={() => undefined}
    />,
  );
  expect(html).toContain('data-label="RLO"');
  expect(text).toContain('doesn’t lead to this address. Report of this name Don’t send');
});

it('offers to trust only an address from Ethereum that looks like no trusted one', async () => {
  const offer = async (address: string, moment = MOMENT) => {
    const facts = createRegistered('nick.eth', address);
    const trusted = <TrustedFacts known={{ facts, moment }} pins={[]} onTrust={async () => true} />;
    return (await renderNode(trusted)).text;
  };
  expect(await offer(POISONED)).toContain('Trust 0xD8da…6045 for nick.eth');
  expect(await offer(POISONED, SEPOLIA)).not.toContain('Trust 0x');
  const pins = [{ address: TRUSTED, name: 'friend.eth', note: null }];
  await devicePins.add(pins);
  const text = await offer(POISONED);
  await devicePins.remove(pins);
  expect(text).toContain('This looks like the address you trust as friend.eth');
  expect(text).not.toContain('Trust 0x');
});

it.each([
  [{ status: 'no_wallet' }, 'No wallet was found in this browser.'],
  [
    { status: 'failed', problem: 'rate_limited', chainId: null, done: 3 },
    'allows no more requests now. Wait a minute, then ask again. The answers received before that are shown.',
  ],
  [{ status: 'failed', problem: 'not_connected', chainId: null, done: 0 }, 'Connect your wallet'],
] as const)('explains why a wallet did not answer: %o', async (state, words) => {
  const wallet = { hasChosen: () => false } as WalletQuestion;
  const { text } = await renderNode(<WalletState wallet={wallet} state={state} />);
  expect(text).toContain(words);
});

it('does not ask about two spellings of one name', async () => {
  const pair = await renderScreen('#/compare/vitalik.eth/nick.eth');
  expect(pair.text).toContain('Ask your wallet');
  const spellings = await renderScreen('#/compare/VITALIK.eth/vitalik.eth');
  expect(spellings.text).not.toContain('Ask your wallet');
  expect(spellings.text).toContain('Only the spelling was compared');
});
