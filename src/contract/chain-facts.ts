// Defines what the chain says about names. `src/chain/` reads these facts, only when someone asks for them.

/** A wallet, or a server that reads the chain: https://eips.ethereum.org/EIPS/eip-1193 */
export interface ChainProvider {
  request(args: { method: string; params?: unknown }): Promise<unknown>;
}

/** Chains with ENS contracts that can be read. */
export type ChainNetwork = 'mainnet' | 'sepolia';

/** Reasons why a fact is not known. */
export type UnansweredReason =
  /** The contract refused the call. */
  | 'reverted'
  /** The answer does not have the documented form. */
  | 'malformed'
  /** The answer is longer than `MAX_ANSWER_CHARACTERS`. */
  | 'too_large'
  /** The fact is stored off the chain, at the hosts of the fact. */
  | 'off_chain'
  /** The wallet or the server did not answer this call. */
  | 'failed'
  /** ENS does not contain such a name, because it is not normalized. */
  | 'not_normalized'
  /** The fact was not requested. */
  | 'not_asked';

/** A fact that the chain may contain. */
export type ChainFact<Value> =
  | { readonly status: 'known'; readonly value: Value }
  /** The chain says that there is nothing. */
  | { readonly status: 'none' }
  | {
      readonly status: 'not_answered';
      readonly reason: UnansweredReason;
      /** Hosts that store the fact, if the reason is `off_chain`. The owner of the name chose this text. */
      readonly hosts?: readonly string[];
    };

/**
 * Whether a name is registered. `grace`: its time is over, but only the owner can renew it. `ended`: anyone can register
 * it again, but its records remain.
 */
export type RegistrationState = 'registered' | 'grace' | 'ended';

export interface Registration {
  readonly state: RegistrationState;
  /**
   * End of the registration in seconds since 1970, without the grace period. Null if the name does not expire before
   * the year 9999.
   */
  readonly expires: number | null;
}

/** A name in the NameWrapper: https://docs.ens.domains/wrapper/overview */
export interface WrappedName {
  readonly owner: string;
  /** Burned fuses as a bit mask. See {@link FUSES}. */
  readonly fuses: number;
  /** Expiry of the fuses in seconds since 1970, no later than the year 9998. 0 if the fuses have no end. */
  readonly expires: number;
}

/** The name that an address declares as its primary name. */
export interface PrimaryName {
  /** The declared name. The owner of the address chose this text, so it can contain any character. */
  readonly name: string;
  /** Whether this name leads back to the address. Without this, the declaration proves nothing. */
  readonly isVerified: boolean;
}

/** Facts of one name. Addresses are written with their checksum. */
export interface NameOnChain {
  readonly name: string;
  readonly registration: ChainFact<Registration>;
  /** Who controls the name: the owner in the NameWrapper if the name is wrapped, otherwise the owner in the registry. */
  readonly owner: ChainFact<string>;
  /** `none` if the name is not wrapped. */
  readonly wrapped: ChainFact<WrappedName>;
  readonly resolver: ChainFact<string>;
  /** The Ethereum address that the name leads to. */
  readonly address: ChainFact<string>;
  /**
   * Other addresses by coin type, if they were requested. Values of EVM chains are addresses, others are bytes in
   * hex.
   */
  readonly records: Readonly<Record<number, ChainFact<string>>>;
  /** The primary name of `address`. */
  readonly primaryName: ChainFact<PrimaryName>;
}

/** When and where facts were read. */
export interface ChainMoment {
  readonly network: ChainNetwork;
  readonly block: number;
  /** Time of the block in seconds since 1970. */
  readonly time: number;
}

/** Facts of several names in the order of the names. */
export interface ChainFacts extends ChainMoment {
  readonly names: readonly NameOnChain[];
}

/** Facts of one of several names. */
export interface FoundFacts {
  /** Place of the name in the list. */
  readonly index: number;
  readonly facts: NameOnChain;
}

/** Facts to read about names. */
export interface NameOptions {
  /** Coin types of further address records: https://docs.ens.domains/ensip/9. The Ethereum address is always read. */
  readonly coinTypes?: readonly number[];
  /** Whether to read the primary name of each address. True by default. */
  readonly withPrimaryNames?: boolean;
  /** Receives facts as soon as they are complete. Each name is reported once. The order is not defined. */
  readonly onFacts?: (found: readonly FoundFacts[], moment: ChainMoment) => void;
}

/** Facts of several addresses in the order of the addresses. */
export interface AddressFacts extends ChainMoment {
  readonly addresses: readonly {
    readonly address: string;
    readonly primaryName: ChainFact<PrimaryName>;
  }[];
}

/** Reasons why a look-up as a whole failed. */
export type ChainProblem =
  /** The wallet or the user refused. */
  | 'refused'
  /** The wallet answers only sites that are connected to it. */
  | 'not_connected'
  /** The wallet or the server is on a chain other than mainnet and Sepolia. */
  | 'other_chain'
  | 'rate_limited'
  /** No answer within `ANSWER_TIMEOUT_MS`. */
  | 'timeout'
  /** The server cannot be reached. */
  | 'unreachable'
  /** The answer does not match JSON-RPC or the interfaces of the contracts. */
  | 'malformed'
  | 'too_large'
  /** Any other error. */
  | 'failed';

/** Fuses of the NameWrapper by name: https://docs.ens.domains/wrapper/fuses */
export const FUSES = {
  CANNOT_UNWRAP: 1,
  CANNOT_BURN_FUSES: 2,
  CANNOT_TRANSFER: 4,
  CANNOT_SET_RESOLVER: 8,
  CANNOT_SET_TTL: 16,
  CANNOT_CREATE_SUBDOMAIN: 32,
  CANNOT_APPROVE: 64,
  PARENT_CANNOT_CONTROL: 1 << 16,
  IS_DOT_ETH: 1 << 17,
  CAN_EXTEND_EXPIRY: 1 << 18,
} as const;

/** Bit of the coin types of EVM chains. The other bits are the chain ID: https://docs.ens.domains/ensip/11 */
export const EVM_COIN_BIT = 0x8000_0000;

/** Days after the end of a registration during which only the owner can renew it. */
export const GRACE_DAYS = 90;

/** Options for reading names. */
export interface NameOptions {
  /** Coin types of further address records: https://docs.ens.domains/ensip/9. The Ethereum address is always read. */
  readonly coinTypes?: readonly number[];
  /** Whether to read the primary name of each address. True by default. */
  readonly withPrimaryNames?: boolean;
  /** Receives facts as soon as they are complete. Each name is reported once. The order is not defined. */
  readonly onFacts?: (found: readonly FoundFacts[], moment: ChainMoment) => void;
}
