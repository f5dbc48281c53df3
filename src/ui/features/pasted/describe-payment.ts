import type { Payment } from '../../../lists/pasted/pasted-text.ts';

/** Says in sentences what a payment link asks for. `chain` is the title of its chain, if that is known. */
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

/** The wallet chooses the chain of a link that names none. */
function describeCurrency(chain: string | null): string {
  if (chain === 'Ethereum') return 'ETH';
  return `of the currency of ${chain ?? 'the chain, such as ETH'}`;
}
