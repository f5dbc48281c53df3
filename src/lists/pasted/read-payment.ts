// Reads `ethereum:` links: https://eips.ethereum.org/EIPS/eip-681#syntax

import type { Payment } from './pasted-text.ts';

/** An `ethereum:` link, before its recipient is identified. */
export interface PaymentLink {
  readonly recipient: string;
  /** Chain ID, or null for the chain that the wallet uses. */
  readonly chain: string | null;
  readonly payment: Payment;
}

const SYNTAX = /^ethereum:(?:\/\/)?(?:pay-)?([^@/?]+)(?:@([^/?]+))?(?:\/([^?]*))?(?:\?(.*))?$/isu;
/** A number of ERC-681, such as `2.014e18`. */
const NUMBER = /^\+?(\d{0,80})(?:\.(\d{1,80}))?(?:e(\d{1,2}))?$/iu;
const ETHER_DECIMALS = 18;

/** Reads an `ethereum:` link. Returns null for any other text. */
export function readPaymentLink(text: string): PaymentLink | null {
  const [, target = '', chain = null, call = '', query = ''] = SYNTAX.exec(text) ?? [];
  if (target === '') return null;
  const parameters = new URLSearchParams(query);
  const value = readNumber(parameters.get('value'));
  const ether = value === null ? null : formatEther(value);
  if (call === 'transfer') {
    const units = readNumber(parameters.get('uint256'));
    return {
      recipient: parameters.get('address') ?? target,
      chain,
      payment: { ether, token: target, units: units?.toString() ?? null, call: null },
    };
  }
  return {
    recipient: target,
    chain,
    payment: { ether, token: null, units: null, call: call === '' ? null : call },
  };
}

function readNumber(text: string | null): bigint | null {
  const [match, whole = '', fraction = '', exponent = '0'] = NUMBER.exec(text ?? '') ?? [];
  if (match === undefined || whole + fraction === '') return null;
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
