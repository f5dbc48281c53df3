import { multicall3Abi } from 'viem';
import { encodeFunctionResult } from 'viem/utils';
import { expect, it } from 'vitest';
import { type ContractReply, callContracts, type ReadingPoint } from './call-contracts.ts';
import { CHAIN_ID, ENS_CONTRACTS, type EnsContracts, type Hex } from './ens-contracts.ts';

const chainId = { success: true, returnData: encodeFunctionResult({ abi: CHAIN_ID, result: 1n }) };

/** Calls, in one request, two contracts that return these results. No request may be repeated. */
function callTwo(results: readonly { success: boolean; returnData: Hex }[]) {
  const answer = encodeFunctionResult({
    abi: multicall3Abi,
    functionName: 'aggregate3',
    result: [chainId, ...results],
  });
  const contracts = ENS_CONTRACTS[1] as EnsContracts;
  const point: ReadingPoint = {
    provider: { request: async () => answer },
    chainId: 1,
    contracts,
    block: '0x1',
    signal: undefined,
    repeatsLeft: 0,
    hasAnswered: true,
  };
  return callContracts(
    point,
    results.map(() => ({ target: contracts.registry, data: '0x' })),
  );
}

it.each<[what: string, success: boolean, returnData: Hex, reply: ContractReply]>([
  ['a result', true, '0x01', { ok: true, data: '0x01' }],
  ['an error', false, '0x01', { ok: false, reason: 'reverted', data: '0x01' }],
  // The contract before it may have used all gas, so it did not refuse.
  ['nothing', false, '0x', { ok: false, reason: 'failed', data: '0x' }],
])('reads the reply of a contract with %s if no repeats are left', async (_, ...result) => {
  const [success, returnData, reply] = result;
  const first = { success: true, returnData: '0x02' } as const;
  expect(await callTwo([first, { success, returnData }])).toEqual([
    { ok: true, data: '0x02' },
    reply,
  ]);
});
