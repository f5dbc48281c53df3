// Reads `ethereum:` links: https://eips.ethereum.org/EIPS/eip-681#syntax

import { decodePercent } from './decode-escapes.ts';
import type { Payment } from './pasted-text.ts';

/** An `ethereum:` link, before its recipient is identified. */
export interface PaymentLink {
  readonly recipient: string;
  /** Chain ID, or null for the chain that the wallet uses. */
  readonly chain: string | null;
  /** The contract and the values of the parameters, which may be names too. */
  readonly others: readonly string[];
  readonly payment: Payment;
}

const SYNTAX =
  /^ethereum:(?:\/\/)?(?:pay-)?([^@/?#]+)(?:@([^/?#]+))?(?:\/([^?#]*))?(?:\?([^#]*))?(?:#.*)?$/isu;
/** A number of ERC-681, such as `2.014e18`. */
const NUMBER = /^\+?(\d{0,80})(?:\.(\d{1,80}))?(?:e(\d{1,2}))?$/iu;
const ETHER_DECIMALS = 18;

/** Reads an `ethereum:` link. Returns null for any other text. */
export function readPaymentLink(text: string): PaymentLink | null {
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
    return { recipient, chain, others, payment: { ether, token: target, units, call: null } };
  }
  const payment = { ether, token: null, units: null, call: call === '' ? null : call };
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
