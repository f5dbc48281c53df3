import type { Payment } from '../../../lists/pasted/pasted-text.ts';

/** Says in sentences what a payment link asks for. */
export function describePayment({ ether, token, units, call }: Payment): string[] {
  const sentences: string[] = [];
  if (ether !== null) sentences.push(`Asks for ${ether} of the chain’s currency, such as ETH.`);
  if (token !== null) {
    const amount = units === null ? 'an amount' : `${units} of the smallest units`;
    sentences.push(`Asks for ${amount} of the token at ${token}.`);
  }
  if (call !== null) sentences.push(`Calls the function “${call}”, which can do more than pay.`);
  return sentences;
}
