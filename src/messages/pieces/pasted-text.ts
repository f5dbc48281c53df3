import type { AddressChecksum } from '../../addresses/check-address.ts';
import type { PastedKind, PieceKind, TextKind } from '../../contract/text-kinds.ts';

export type { PastedKind, PieceKind };

/** A part of a text that was recognized. */
export interface PastedPiece {
  readonly kind: PieceKind;
  /** Index of the first character in the text, in UTF-16 code units. */
  readonly start: number;
  /** Index after the last character. */
  readonly end: number;
  /** The name, address or other value, without encoding and without the chain. */
  readonly value: string;
  /**
   * Names to inspect. A link may contain several names, and so may a name with a chain or a payment. A name after words
   * that could be part of it has shorter readings too: `爪etamask.eth` and `etamask.eth`.
   */
  readonly names: readonly string[];
  /**
   * Host of a link in lower case, without Punycode, port and trailing dot. Null if the link has none: `ens:vitalik.eth`.
   * The host stands on the address if a link contains nothing else.
   */
  readonly host?: string | null;
  /** The whole link of an address or an identifier that states a host. */
  readonly link?: string;
  /** User before the host of a link, with the password, decoded once. Null if there is none. */
  readonly user?: string | null;
  /** EIP-55 checksum of an address. */
  readonly checksum?: AddressChecksum;
  /** Chain that is written with the name or address. */
  readonly chain?: NamedChain;
  readonly payment?: Payment;
}

/** A recognized value, without its place in the text. */
export type FoundValue = Omit<PastedPiece, 'start' | 'end'>;

/** A chain that is written with a name or address. */
export interface NamedChain {
  /** Label or identifier as written: `base`, `eip155:8453`. */
  readonly text: string;
  /** Title of the chain, or null if the reader does not know it. */
  readonly title: string | null;
  /**
   * Checksum after `#`: ERC-7828. Null if there is none. A checksum of a name is `unknown`, because it covers the address
   * of the name.
   */
  readonly checksum: 'right' | 'wrong' | 'unknown' | null;
}

/** What an `ethereum:` link asks for: ERC-681. */
export interface Payment {
  /** Amount in ether, such as `0.5`. Null if the link has none. */
  readonly ether: string | null;
  /** Contract of the token that is sent instead of ether, or null. */
  readonly token: string | null;
  /** Amount of the token in its smallest unit. Null if the link has none. */
  readonly units: string | null;
  /** Name of another contract function that is called, or null. */
  readonly call: string | null;
}

/** What was found in a text that is not a name itself. */
export interface PastedText extends TextKind {
  /** Everything that was recognized, in order and without overlaps. */
  readonly pieces: readonly PastedPiece[];
}
