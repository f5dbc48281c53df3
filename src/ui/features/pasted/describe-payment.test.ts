import { expect, test } from 'vitest';
import { readPasted } from '../../../messages/pieces/read-pasted.ts';
import { describePayment } from './describe-payment.ts';

const TOKEN = '0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48';

test.each([
  ['ethereum:nick.eth@1?value=2.014e18', ['Asks for 2.014 ETH.']],
  ['ethereum:nick.eth@137?value=1e18', ['Asks for 1 of the currency of Polygon.']],
  ['ethereum:nick.eth?value=1e18', ['Asks for 1 of the currency of the chain, such as ETH.']],
  [
    `ethereum:${TOKEN}@1/transfer?address=nick.eth&uint256=5`,
    [`Asks for 5 of the smallest units of the token at ${TOKEN}.`],
  ],
  ['ethereum:nick.eth@1/approve', ['Calls the function “approve”, which can do more than pay.']],
])('says what %s asks for', (link, sentences) => {
  const piece = readPasted(link)?.pieces.find(({ payment }) => payment);
  expect(piece?.payment && describePayment(piece.payment, piece.chain?.title ?? null)).toEqual(
    sentences,
  );
});
