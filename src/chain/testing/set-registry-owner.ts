import { type Address, encodeAbiParameters, keccak256, namehash, padHex } from 'viem';
import { CHAIN_ADDRESSES } from './chain-addresses.ts';
import type { JsonRpc } from './json-rpc.ts';

/** Writes an owner into the storage of the registry, whose slot 0 maps nodes to records that start with the owner. */
export async function setRegistryOwner(rpc: JsonRpc, name: string, owner: Address): Promise<void> {
  const slot = keccak256(
    encodeAbiParameters([{ type: 'bytes32' }, { type: 'uint256' }], [namehash(name), 0n]),
  );
  const value = padHex(owner, { size: 32 });
  await rpc.call('anvil_setStorageAt', [CHAIN_ADDRESSES.registry, slot, value]);
}
