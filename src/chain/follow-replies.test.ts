import { createPublicClient, custom } from 'viem';
import { mainnet } from 'viem/chains';
import { afterEach, expect, it, vi } from 'vitest';
import type { ContractReply, FollowOffChain, ReadingPoint } from './call-contracts.ts';
import { lookUp } from './chain.ts';
import { ENS_CONTRACTS, type EnsContracts } from './ens-contracts.ts';
import { followReplies } from './follow-replies.ts';
import { ALICE, BOB, CAROL, GATEWAY_NAME } from './testing/seeded-names.ts';
import { answerGateway, createSimulatedChain } from './testing/simulated-chain.ts';

const OFF_CHAIN: ContractReply = { ok: false, reason: 'reverted', data: '0x556f1830' };
const FAILED: ContractReply = { ok: false, reason: 'failed', data: '0x' };
const ANSWER: ContractReply = { ok: true, data: '0x01' };

const createPoint = (followOffChain: FollowOffChain, signal?: AbortSignal): ReadingPoint => ({
  provider: { request: async () => null },
  chainId: 1,
  contracts: ENS_CONTRACTS[1] as EnsContracts,
  block: '0x1',
  signal,
  followOffChain,
  repeatsLeft: 0,
  hasAnswered: true,
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const never: FollowOffChain = () => new Promise(() => {});

it.each<[string, FollowOffChain, ContractReply]>([
  ['a host that answers', async () => '0x02', { ok: true, data: '0x02' }],
  ['a host that fails', async () => null, FAILED],
  ['an error', async () => Promise.reject(new Error('broken')), FAILED],
])('follows a reply to %s', async (_, follow, expected) => {
  expect(await followReplies(createPoint(follow), [[ANSWER, OFF_CHAIN]])).toEqual([
    [ANSWER, expected],
  ]);
});

it('keeps the other answers if a host never answers', async () => {
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort());
  const found = await followReplies(createPoint(never), [[OFF_CHAIN], [ANSWER]]);
  expect(found).toEqual([[FAILED], [ANSWER]]);
});

it('stops the requests to hosts when the look-up is cancelled', async () => {
  const controller = new AbortController();
  let stop: AbortSignal | undefined;
  const follow: FollowOffChain = (point, error) => {
    stop = point.signal;
    return never(point, error);
  };
  const following = followReplies(createPoint(follow, controller.signal), [[OFF_CHAIN]]);
  controller.abort(new Error('stop'));
  await expect(following).rejects.toThrow('stop');
  expect(stop?.aborted).toBe(true);
});

it('the simulated chain answers viem, which knows the deployed contracts', async () => {
  vi.stubGlobal('fetch', async (url: string) => answerGateway(url));
  const transport = custom(createSimulatedChain());
  const client = createPublicClient({ chain: mainnet, transport });
  expect(await client.getEnsAddress({ name: 'vitalik.eth' })).toBe(BOB);
  expect(await client.getEnsAddress({ name: GATEWAY_NAME })).toBe(CAROL);
  expect(await client.getEnsName({ address: BOB })).toBe('vitalik.eth');
  expect(await client.getEnsName({ address: ALICE })).toBeNull();
});

it('asks the gateway of a name and the contract that checks its answer', async () => {
  vi.stubGlobal('fetch', async (url: string) => answerGateway(url));
  const options = { followsGateways: true, withPrimaryNames: false };
  const names = [GATEWAY_NAME, 'no.offchain.eth'];
  const facts = await lookUp(names, createSimulatedChain(), options);
  expect(facts.names).toMatchObject([
    { address: { status: 'known', value: CAROL }, registration: { status: 'known' } },
    { address: { status: 'not_answered', reason: 'failed' } },
  ]);
});
