import { type Address, encodeFunctionData, labelhash, namehash, parseAbi } from 'viem';
import { ZERO_ADDRESS } from './chain-addresses.ts';
import type { DeployedEns } from './deploy-ens.ts';
import type { JsonRpc } from './json-rpc.ts';
import { setRegistryOwner } from './set-registry-owner.ts';

/** Who owns a name and where it leads to. */
export interface NameRecords {
  readonly owner: Address;
  /** The address that the name leads to. Without it, the name has no address record. */
  readonly address?: Address;
  /** The public resolver by default. The zero address means that the name has no resolver. */
  readonly resolver?: Address;
}

export interface EthName extends NameRecords {
  /** End of the registration in seconds since 1970. One year from the chain's time by default. */
  readonly expires?: number;
  /** Whether the name is the primary name of its address, or of its owner if it has no address. */
  readonly primary?: boolean;
}

export interface Wrapping {
  readonly owner: Address;
  /** Burned fuses as a bit mask. Names such as `vitalik.eth` also get the fuses that every wrapped .eth name has. */
  readonly fuses?: number;
  /**
   * When the fuses expire, in seconds since 1970. For .eth names, the end of the grace period by default, otherwise
   * 0.
   */
  readonly expiry?: number;
}

/** Functions that write names into a test chain. */
export interface NameSeeder {
  /** Registers a .eth name, such as `vitalik`. Replaces an earlier registration, but keeps its address record. */
  register(label: string, name: EthName): Promise<void>;
  /** Registers many .eth names that share their options, or whose options a function returns. */
  registerMany(
    labels: readonly string[],
    name: EthName | ((label: string, index: number) => EthName),
  ): Promise<void>;
  /** Sets a name that has no registrar on the chain, such as `pay.vitalik.eth` or `example.com`. */
  setSubname(name: string, records: NameRecords): Promise<void>;
  /** Wraps a name that exists. */
  wrap(name: string, wrapping: Wrapping): Promise<void>;
  /** Declares a primary name. Any text is allowed, and the name need not lead back to the address. */
  setReverse(address: Address, text: string): Promise<void>;
  /** Sets the resolver that returns the primary name of an address. */
  setReverseResolver(address: Address, resolver: Address): Promise<void>;
}

const ABI = parseAbi([
  'struct Records { address owner; address resolver; bool hasTarget; address target; }',
  'struct Name { uint256 id; uint256 expires; Records records; }',
  'function register(Name[] names)',
  'function setRecords(bytes32 node, Records records)',
  'function nameExpires(uint256 id) view returns (uint256)',
  'function setToken(uint256 id, address owner, uint32 fuses, uint64 expiry)',
  'function setName(string name) returns (bytes32)',
  'function claimWithResolver(address owner, address resolver) returns (bytes32)',
]);

const YEAR = 365 * 86_400;
const GRACE_PERIOD = 90 * 86_400;
/** Names that one transaction registers. */
const CHUNK = 200;
/** PARENT_CANNOT_CONTROL and IS_DOT_ETH: https://docs.ens.domains/wrapper/fuses */
const ETH_FUSES = (1 << 16) | (1 << 17);

export function createNameSeeder(rpc: JsonRpc, ens: DeployedEns): NameSeeder {
  const { addresses, sender } = ens;

  const readTime = async () => {
    const block = (await rpc.call('eth_getBlockByNumber', ['latest', false])) as {
      timestamp: string;
    };
    return Number(block.timestamp);
  };

  const toRecords = ({ owner, address, resolver = addresses.publicResolver }: NameRecords) => {
    if (address !== undefined && resolver !== addresses.publicResolver) {
      throw new Error('Only the public resolver can store an address.');
    }
    const hasTarget = address !== undefined;
    return { owner, resolver, hasTarget, target: address ?? ZERO_ADDRESS };
  };

  const toReverse = (from: Address, text: string) => ({
    from,
    to: addresses.reverseRegistrar,
    data: encodeFunctionData({ abi: ABI, functionName: 'setName', args: [text] }),
  });

  const registerMany: NameSeeder['registerMany'] = async (labels, name) => {
    const time = await readTime();
    const options = labels.map((label, index) =>
      typeof name === 'function' ? name(label, index) : name,
    );
    const names = options.map((each, index) => ({
      id: BigInt(labelhash(labels[index] ?? '')),
      expires: BigInt(each.expires ?? time + YEAR),
      records: toRecords(each),
    }));
    for (let start = 0; start < names.length; start += CHUNK) {
      const args = [names.slice(start, start + CHUNK)] as const;
      const data = encodeFunctionData({ abi: ABI, functionName: 'register', args });
      await sender.send({ to: addresses.seeder, data });
    }
    const reverse = options.flatMap(({ owner, address = owner, primary = false }, index) =>
      primary ? [toReverse(address, `${labels[index]}.eth`)] : [],
    );
    if (reverse.length > 0) await sender.send(...reverse);
  };

  /** Returns when the registration of a name such as `vitalik.eth` ends, or null for other names. */
  const readExpiry = async (name: string) => {
    const [label = '', parent, ...rest] = name.split('.');
    if (parent !== 'eth' || rest.length > 0) return null;
    const args = [BigInt(labelhash(label))] as const;
    const data = encodeFunctionData({ abi: ABI, functionName: 'nameExpires', args });
    const to = addresses.baseRegistrar;
    const expires = Number(await rpc.call('eth_call', [{ to, data }]));
    if (expires === 0) throw new Error(`${name} is not registered.`);
    return expires;
  };

  return {
    register: (label, name) => registerMany([label], name),
    registerMany,
    async setSubname(name, records) {
      const args = [namehash(name), toRecords(records)] as const;
      await setRegistryOwner(rpc, name, addresses.seeder);
      await sender.send({
        to: addresses.seeder,
        data: encodeFunctionData({ abi: ABI, functionName: 'setRecords', args }),
      });
    },
    async wrap(name, { owner, fuses = 0, expiry }) {
      const registered = await readExpiry(name);
      await setRegistryOwner(rpc, name, addresses.nameWrapper);
      const end = registered === null ? 0 : registered + GRACE_PERIOD;
      const allFuses = registered === null ? fuses : (fuses | ETH_FUSES) >>> 0;
      const args = [BigInt(namehash(name)), owner, allFuses, BigInt(expiry ?? end)] as const;
      const data = encodeFunctionData({ abi: ABI, functionName: 'setToken', args });
      await sender.send({ to: addresses.nameWrapper, data });
    },
    setReverse: (address, text) => sender.send(toReverse(address, text)),
    setReverseResolver: (address, resolver) =>
      sender.send({
        from: address,
        to: addresses.reverseRegistrar,
        data: encodeFunctionData({
          abi: ABI,
          functionName: 'claimWithResolver',
          args: [address, resolver],
        }),
      }),
  };
}
