// The names on the simulated chain.

import { type Address, getAddress, zeroAddress } from 'viem';
import { FUSES } from '../../contract/chain-facts.ts';

export const DAY = 86_400;

/** Time of the simulated chain: 2030-03-17. */
export const NOW = 1_900_000_000;

export const END = NOW + 400 * DAY;

/** Returns a different address for each number. */
export const createAddress = (number: number): Address =>
  getAddress(`0x${(0xa11ce00000n + BigInt(number)).toString(16).padStart(40, '0')}`);

export const [ALICE, BOB, CAROL, DAVE] = [1, 2, 3, 4].map(createAddress) as [
  Address,
  Address,
  Address,
  Address,
];

/** An address that tests trust, and one with the same first and last digits. */
export const TRUSTED: Address = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045';
export const POISONED = getAddress('0xd8da111111111111111111111111111111116045');

/** Resolvers by name. `simulated-chain.ts` says how they answer. */
export const RESOLVERS = {
  PublicResolver: createAddress(0x101),
  RevertingResolver: createAddress(0x102),
  GarbageResolver: createAddress(0x103),
  HugeResolver: createAddress(0x104),
  BidiNameResolver: createAddress(0x106),
  OffchainResolver: createAddress(0x107),
  SilentResolver: createAddress(0x108),
} as const;

/** The only name that the gateway of `offchain.eth` knows. */
export const GATEWAY_NAME = 'pay.offchain.eth';

export const LONG_LABEL = 'long'.repeat(100);

/** Coin types of Base and Polygon: https://docs.ens.domains/ensip/11 */
export const BASE = 0x8000_2105;
const POLYGON = 0x8000_0089;

interface SeededName {
  /** ALICE by default. */
  readonly owner?: Address;
  /** The Ethereum address in the public resolver. */
  readonly address?: Address;
  /** Addresses on other networks by coin type. */
  readonly coins?: Readonly<Record<number, Address>>;
  /** PublicResolver by default. */
  readonly resolver?: Address;
  /** End of the registration. {@link END} by default. */
  readonly expires?: number;
  /** The NameWrapper owns a wrapped name. */
  readonly wrapped?: { readonly fuses: number; readonly expiry: number };
}

const { PARENT_CANNOT_CONTROL, CANNOT_UNWRAP, IS_DOT_ETH } = FUSES;

export const SEEDED_NAMES: Readonly<Record<string, SeededName>> = {
  'vitalik.eth': { address: BOB },
  'pay.vitalik.eth': { address: CAROL },
  'other.eth': { address: BOB },
  'own.eth': { address: ALICE },
  'foreign.eth': { owner: DAVE, address: DAVE },
  'trusted.eth': { address: TRUSTED, coins: { [BASE]: POISONED, [POLYGON]: TRUSTED } },
  'poisoned.eth': { owner: DAVE, address: POISONED },
  'grace.eth': { address: BOB, expires: NOW - 5 * DAY },
  'ended.eth': { address: BOB, expires: NOW - 100 * DAY },
  'empty.eth': {},
  'endless.eth': { expires: 2 ** 256 - 2 ** 203 },
  'late.eth': { expires: 253_402_214_400 },
  'first-second.eth': { expires: 1 },
  'wrapped.eth': {
    owner: DAVE,
    wrapped: {
      fuses: CANNOT_UNWRAP | PARENT_CANNOT_CONTROL | IS_DOT_ETH,
      expiry: END + 90 * DAY,
    },
  },
  'endless.vitalik.eth': { wrapped: { fuses: 0, expiry: 1e15 } },
  'long.vitalik.eth': { wrapped: { fuses: PARENT_CANNOT_CONTROL, expiry: 2 ** 63 } },
  'soon.vitalik.eth': { wrapped: { fuses: PARENT_CANNOT_CONTROL, expiry: NOW + DAY } },
  'over.vitalik.eth': { wrapped: { fuses: 0, expiry: NOW - DAY } },
  'open.vitalik.eth': { wrapped: { fuses: 0, expiry: 0 } },
  'gone.vitalik.eth': { wrapped: { fuses: PARENT_CANNOT_CONTROL, expiry: NOW - DAY } },
  'reverting.eth': { resolver: RESOLVERS.RevertingResolver },
  'garbage.eth': { resolver: RESOLVERS.GarbageResolver },
  'huge.eth': { resolver: RESOLVERS.HugeResolver },
  'zero.eth': { address: zeroAddress },
  'offchain.eth': { resolver: RESOLVERS.OffchainResolver },
  'silent.eth': { resolver: RESOLVERS.SilentResolver },
  'unresolved.eth': { resolver: zeroAddress },
  'account.eth': { resolver: BOB },
  [`${LONG_LABEL}.eth`]: { address: BOB },
  'vita\u202elik.eth': { address: createAddress(21) },
  '\ufefftrusted.eth': { address: createAddress(22) },
  '\ufeffelsewhere.eth': { address: CAROL },
};

/** Names that addresses declare. */
export const SEEDED_PRIMARY_NAMES: readonly (readonly [Address, string])[] = [
  [BOB, 'vitalik.eth'],
  [CAROL, 'vitalik.eth'],
  [TRUSTED, 'trusted.eth'],
  [createAddress(21), 'vita\u202elik.eth'],
  [createAddress(22), '\ufefftrusted.eth'],
  [createAddress(23), '\ufeffelsewhere.eth'],
  [createAddress(24), '\ufeffnobody.eth'],
  [createAddress(25), 'nobody.free.eth'],
  [createAddress(26), ''],
  [createAddress(27), 'a..eth'],
];

/** The primary name that `BidiNameResolver` answers, with a right-to-left override and line breaks. */
export const BIDI_NAME = 'vitalik\u202ehte.\r\nsafe.eth\n';

/** Resolvers of the reverse names of addresses, instead of the public resolver. */
export const SEEDED_REVERSE_RESOLVERS: readonly (readonly [Address, Address])[] = [
  [DAVE, RESOLVERS.BidiNameResolver],
  [createAddress(29), RESOLVERS.OffchainResolver],
];
