import { type Address, encodeDeployData, numberToHex } from 'viem';
import { CHAIN_ADDRESSES, SEPOLIA_ID, SEPOLIA_NAME_WRAPPER } from './chain-addresses.ts';
import { type Contract, compileContracts, readPackagedContract } from './compile-contracts.ts';
import type { JsonRpc } from './json-rpc.ts';
import { createSender, type Sender } from './sender.ts';
import { setRegistryOwner } from './set-registry-owner.ts';

/** Resolvers that misbehave. See `contracts/hostile-resolvers.sol`. */
export interface HostileResolvers {
  /** Reverts every call. */
  readonly reverting: Address;
  /** Answers every call with bytes that are not ABI-encoded. */
  readonly garbage: Address;
  /** Answers every call with 10 MB. */
  readonly huge: Address;
  /** Says that every name leads to the zero address. */
  readonly zero: Address;
  /** Returns a primary name with a right-to-left override and line breaks. Knows no addresses. */
  readonly bidiName: Address;
}

/** The contracts of a test chain, and how to change them. */
export interface DeployedEns {
  readonly addresses: Readonly<Record<keyof typeof CHAIN_ADDRESSES | 'seeder', Address>>;
  readonly hostile: HostileResolvers;
  readonly sender: Sender;
  deployOffchainResolver(gatewayUrl: string): Promise<Address>;
}

/** Storage slots that constructors may fill. */
const SLOTS = 16;

/** Deploys ENS to an empty chain, at the addresses of mainnet. */
export async function deployEns(
  rpc: JsonRpc,
  modules: string,
  chainId: number,
): Promise<DeployedEns> {
  const sender = await createSender(rpc);
  const own = compileContracts(modules);
  const getOwn = (name: string): Contract => {
    const contract = own[name];
    if (!contract) throw new Error(`No contract is called ${name}.`);
    return contract;
  };
  const deploy = ({ abi, bytecode }: Contract, ...args: unknown[]) =>
    sender.deploy(encodeDeployData({ abi, bytecode, args }));
  const place = async (address: Address, contract: Contract, ...args: unknown[]) =>
    move(rpc, await deploy(contract, ...args), address);
  const getPackaged = (name: string, contract: string) =>
    readPackagedContract(modules, `@ensdomains/${name}`, contract);

  const nameWrapper = chainId === SEPOLIA_ID ? SEPOLIA_NAME_WRAPPER : CHAIN_ADDRESSES.nameWrapper;
  const addresses = { ...CHAIN_ADDRESSES, nameWrapper };
  await place(addresses.registry, getPackaged('ens', 'ENSRegistry'));
  await setRegistryOwner(rpc, '', sender.account);
  await place(
    addresses.publicResolver,
    getPackaged('resolver', 'PublicResolver'),
    addresses.registry,
  );
  await place(
    addresses.reverseRegistrar,
    getPackaged('ens', 'ReverseRegistrar'),
    addresses.registry,
    addresses.publicResolver,
  );
  await place(addresses.baseRegistrar, getOwn('BaseRegistrar'));
  await place(addresses.nameWrapper, getOwn('NameWrapper'));
  await place(addresses.multicall3, getOwn('Multicall3'));
  await place(addresses.universalResolver, getOwn('UniversalResolver'));
  await setRegistryOwner(rpc, 'eth', addresses.baseRegistrar);
  await setRegistryOwner(rpc, 'reverse', sender.account);
  await setRegistryOwner(rpc, 'addr.reverse', addresses.reverseRegistrar);
  return {
    addresses: { ...addresses, seeder: await deploy(getOwn('Seeder')) },
    hostile: {
      reverting: await deploy(getOwn('RevertingResolver')),
      garbage: await deploy(getOwn('GarbageResolver')),
      huge: await deploy(getOwn('HugeResolver')),
      zero: await deploy(getOwn('ZeroResolver')),
      bidiName: await deploy(getOwn('BidiNameResolver')),
    },
    sender,
    deployOffchainResolver: (gatewayUrl) => deploy(getOwn('OffchainResolver'), gatewayUrl),
  };
}

/** Copies the code and the first slots of a contract to another address. */
async function move(rpc: JsonRpc, from: Address, to: Address): Promise<void> {
  const slots = Array.from({ length: SLOTS }, (_, slot) => numberToHex(slot, { size: 32 }));
  const [code, ...values] = await rpc.batch([
    { method: 'eth_getCode', params: [from, 'latest'] },
    ...slots.map((slot) => ({ method: 'eth_getStorageAt', params: [from, slot, 'latest'] })),
  ]);
  await rpc.batch([
    { method: 'anvil_setCode', params: [to, code] },
    ...slots.map((slot, index) => ({
      method: 'anvil_setStorageAt',
      params: [to, slot, values[index]],
    })),
  ]);
}
