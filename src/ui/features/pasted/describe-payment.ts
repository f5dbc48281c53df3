import type { Payment } from '../../../messages/pieces/pasted-text.ts';

/** Describes what a payment link asks for. `chain` is the title of its chain, or null if the chain is unknown. */
export function describePayment(
  { ether, token, units, call }: Payment,
  chain: string | null,
): string[] {
  const sentences: string[] = [];
  if (ether !== null) sentences.push(`Asks for ${ether} ${describeCurrency(chain)}.`);
  if (token !== null) {
    const amount = units === null ? 'an amount' : `${units} of the smallest units`;
    sentences.push(`Asks for ${amount} of the token at ${token}.`);
  }
  if (call !== null) sentences.push(`Calls the function “${call}”, which can do more than pay.`);
  return sentences;
}

/** Describes the currency. If the link names no chain, the wallet chooses one. */
function describeCurrency(chain: string | null): string {
  if (chain === 'Ethereum') return 'ETH';
  return `of the currency of ${chain ?? 'the chain, such as ETH'}`;
}
