// Reads names and addresses that are written with a chain.

import { keccak_256 } from '@noble/hashes/sha3.js';
import { checkAddress } from '../../addresses/check-address.ts';
import { bytesToHex } from '../../primitives/bytes-to-hex.ts';
import { isAddress } from '../../primitives/is-address.ts';
import { decodePercent } from './decode-escapes.ts';
import { findForeignKind } from './foreign-addresses.ts';
import { findChain, isChainName } from './known-chains.ts';
import { isNameEnding } from './name-endings.ts';
import { decodeName, isNameLike } from './name-syntax.ts';
import type { FoundValue, NamedChain, Payment } from './pasted-text.ts';

// Reads `ethereum:` links: https://eips.ethereum.org/EIPS/eip-681#syntax

const SYNTAX =
  /^ethereum:(?:\/\/)?(?:pay-)?([^@/?#]+)(?:@([^/?#]+))?(?:\/([^?#]*))?(?:\?([^#]*))?(?:#.*)?$/isu;
/** A number of ERC-681, such as `2.014e18`. */
const NUMBER = /^\+?(\d{0,80})(?:\.(\d{1,80}))?(?:e(\d{1,2}))?$/iu;
const ETHER_DECIMALS = 18;

/**
 * Reads an `ethereum:` link. Returns null for any other text. `chain` is null for the chain that the wallet uses, and
 * `others` are the contract and the values of the parameters, which may be names too.
 */
export function readPaymentLink(text: string) {
  const [, encoded = '', chain = null, call = '', query = ''] = SYNTAX.exec(text) ?? [];
  const target = decodePercent(encoded);
  if (target === '') return null;
  // `+` is the sign of a number here, and not a space as in forms.
  const parameters = new URLSearchParams(query.replaceAll('+', '%2B'));
  const value = readAmount(parameters, 'value');
  const ether = value === null ? null : formatEther(value);
  const [recipient, ...more] = parameters.getAll('address');
  const others = [target, ...parameters.values()];
  if (call === 'transfer' && recipient !== undefined && more.length === 0) {
    const units = readAmount(parameters, 'uint256')?.toString() ?? null;
    const payment: Payment = { ether, token: target, units, call: null };
    return { recipient, chain, others, payment };
  }
  const payment: Payment = { ether, token: null, units: null, call: call === '' ? null : call };
  return { recipient: target, chain, others, payment };
}

/** Reads the amount of a parameter. Returns null if it is written more than once, because wallets differ then. */
function readAmount(parameters: URLSearchParams, key: string): bigint | null {
  const [text = '', ...more] = parameters.getAll(key);
  const [match, whole = '', fraction = '', exponent = '0'] = NUMBER.exec(text) ?? [];
  if (match === undefined || whole + fraction === '' || more.length > 0) return null;
  const power = Number(exponent) - fraction.length;
  // A fraction of the smallest unit is not an amount.
  return power < 0 ? null : BigInt(whole + fraction) * 10n ** BigInt(power);
}

/** Formats an amount in wei as ether, exactly: `2014000000000000000` → `2.014`. */
function formatEther(wei: bigint): string {
  const digits = wei.toString().padStart(ETHER_DECIMALS + 1, '0');
  const whole = digits.slice(0, -ETHER_DECIMALS);
  const fraction = digits.slice(-ETHER_DECIMALS).replace(/0+$/u, '');
  return fraction === '' ? whole : `${whole}.${fraction}`;
}

// Checksum of an address on a chain: https://eips.ethereum.org/EIPS/eip-7930 (Interoperable Address v1 binary format)

const CHECKSUM_BYTES = 4;

/**
 * Returns the checksum in upper-case hex: the first bytes of the hash of the chain type, the chain reference and the
 * address. The version is not hashed.
 *
 * @param address `0x` and hexadecimal digits
 * @param chainId decimal chain ID of EIP-155, or null for the namespace alone
 */
function getInteroperableChecksum(address: string, chainId: string | null): string {
  const reference = chainId === null ? [] : toBytes(BigInt(chainId).toString(16));
  const digits = toBytes(address.slice(2));
  // `eip155` is chain type 0: https://chainagnostic.org/CAIPs/caip-350
  const fields = [0, 0, reference.length, ...reference, digits.length, ...digits];
  const hash = keccak_256(Uint8Array.from(fields));
  return bytesToHex(hash.subarray(0, CHECKSUM_BYTES)).toUpperCase();
}

function toBytes(hex: string): number[] {
  const even = hex.length % 2 === 0 ? hex : `0${hex}`;
  return (even.match(/../gu) ?? []).map((byte) => Number.parseInt(byte, 16));
}

/** `<address>@<chain>#<checksum>`: https://eips.ethereum.org/EIPS/eip-7828#interoperable-name-definition */
const ERC_7828 = /^([^@#\s]+)@([^@#/?\s]{1,80})(?:#([\da-f]{8}))?$/iu;
/** `<namespace>:<reference>:<address>`: https://chainagnostic.org/CAIPs/caip-10#syntax */
const CAIP_10 = /^([-a-z\d]{3,8}):([-\w]{1,80}):([^:@/?#\s]{1,300})$/u;
/** `<name or address>:<chain>[:<root chain>]`: https://eips.ethereum.org/EIPS/eip-7831#syntax */
const ERC_7831 =
  /^([^:@/?#\s]+):([\p{L}][\p{L}\p{M}\p{N}.-]{1,60}|0[\p{L}\d-]{2,60})(?::\d{1,20})?$/u;
/** `<short name>:<address>`: https://eips.ethereum.org/EIPS/eip-3770#syntax */
const ERC_3770 = /^([-a-z\d]{2,32}):(0x[\da-f]{40})$/iu;

/** A name that may be the name of a chain: `optimism.eth`. */
const CHAIN_NAME = /\.eth$/iu;

type FoundOnChain = FoundValue & { readonly chain: NamedChain };

/** Reads a name or an address with its chain, or an `ethereum:` link. Returns null for any other text. */
export function readChainForm(text: string): FoundValue | null {
  if (!/[:@]/u.test(text)) return null;
  return readErc681(text) ?? readErc7828(text) ?? readCaip10(text) ?? readErc7831(text);
}

function readErc681(text: string): FoundValue | null {
  const link = readPaymentLink(text);
  const found = link && readAccount(link.recipient);
  if (!found) return null;
  const { chain, payment } = link;
  const accounts = chain === null || isChainName(chain) ? link.others : [...link.others, chain];
  const others = accounts.flatMap((other) => readAccount(other)?.names ?? []);
  const names = [...new Set([...found.names, ...others])];
  return { ...found, names, payment, ...(chain !== null && { chain: nameChain(chain) }) };
}

function readErc7828(text: string): FoundValue | null {
  const [, account = '', chain = '', checksum] = ERC_7828.exec(text) ?? [];
  const found = readOnChain(account, chain);
  return found && { ...found, chain: { ...found.chain, checksum: verify(found, chain, checksum) } };
}

function readCaip10(text: string): FoundValue | null {
  const [, namespace, reference = '', account = ''] = CAIP_10.exec(text) ?? [];
  if (namespace === undefined) return null;
  const chain = nameChain(`${namespace}:${reference}`);
  if (namespace === 'eip155') {
    const found = readAccount(account);
    return found && { ...found, chain };
  }
  const kind = findForeignKind(account);
  return kind && { kind, value: account, names: [], chain };
}

function readErc7831(text: string): FoundValue | null {
  const [, short = '', address = ''] = ERC_3770.exec(text) ?? [];
  if (findChain(short)) return { ...describeAddress(address), chain: nameChain(short) };
  const [, account = '', chain = ''] = ERC_7831.exec(text) ?? [];
  // The local part has no 0x: https://eips.ethereum.org/EIPS/eip-7831#hexadecimal-address
  return readOnChain(/^[\da-f]{40}$/iu.test(account) ? `0x${account}` : account, chain);
}

/**
 * Reads an account before its chain. Returns null if the chain is an address or a domain, because both are accounts
 * then. A name under `eth` that is not a known chain may be another account, so that it is inspected too.
 */
function readOnChain(account: string, chain: string): FoundOnChain | null {
  const isChain = chain.includes('.') ? CHAIN_NAME.test(chain) : !isAccount(chain);
  const found = isChain ? readAccount(account) : null;
  if (!found) return null;
  const isOther = chain.includes('.') && !isChainName(chain);
  const others = (isOther && readAccount(chain)?.names) || [];
  const names = [...new Set([...found.names, ...others])];
  return { ...found, names, chain: nameChain(chain) };
}

/** Checks whether a text without dots is an address, also in a shortened form, or an identifier of another system. */
function isAccount(text: string): boolean {
  return /^0x[\da-f]/iu.test(text) || findForeignKind(text) !== null;
}

/** Reads what stands before or after a chain: an address, or a name with a known ending. */
function readAccount(text: string): FoundValue | null {
  if (isAddress(text)) return describeAddress(text);
  const name = decodeName(text);
  return isNameLike(name) && isNameEnding(name.slice(name.lastIndexOf('.') + 1))
    ? { kind: 'name', value: name, names: [name] }
    : null;
}

/** Describes an address with its checksum. */
export function describeAddress(address: string): FoundValue {
  return { kind: 'address', value: address, names: [], checksum: checkAddress(address) };
}

function nameChain(text: string): NamedChain {
  return { text, title: findChain(text)?.title ?? null, checksum: null };
}

/** Verifies the checksum of an address: https://eips.ethereum.org/EIPS/eip-7930#interoperable-name-format-definition */
function verify(
  { kind, value }: FoundValue,
  chain: string,
  checksum: string | undefined,
): NamedChain['checksum'] {
  if (checksum === undefined) return null;
  const id = /^eip155:(0|[1-9]\d{0,77})$/u.exec(chain)?.[1] ?? findChain(chain)?.id.toString();
  if (kind !== 'address' || (id === undefined && chain !== 'eip155')) return 'unknown';
  const expected = getInteroperableChecksum(value, id ?? null);
  return expected === checksum.toUpperCase() ? 'right' : 'wrong';
}
