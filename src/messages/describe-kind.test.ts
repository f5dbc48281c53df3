import { expect, test } from 'vitest';
import { describeKind } from './describe-kind.ts';
import { readPasted } from './pieces/read-pasted.ts';

const ADDRESS = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045';

test.each([
  ['vitalik.eth', 'ENS name'],
  ['alice.farcaster.eth', 'ENS name'],
  ['vita lik.eth', 'ENS name'],
  ['"vitalik.eth"', 'ENS name'],
  ['uniswap.org', 'Name outside .eth'],
  ['foo.sol', 'Another naming system'],
  ['vitalik', 'Name without an ending'],
  ['https://app.ens.domains/vitalik.eth', 'Link to a name'],
  ['https://example.com/x', 'Link without a name'],
  ['Pay 0.5 ETH to vitaIik.eth please', 'Message with 1 name'],
  ['Ask vitalik.eth, or else nick.eth', 'Message with 2 names'],
  ['How are you today?', 'Message without a name'],
  ['vitalik.eth, nick.eth', '2 names'],
  [ADDRESS, 'Address'],
  ['0xd8dA…6045', 'Shortened address'],
  ['alice.eth@base', 'Name on a chain'],
  [`${ADDRESS}@base`, 'Address on a chain'],
  ['ethereum:vitalik.eth@1', 'Payment link'],
  ['@vitalik', 'Handle'],
  ['report.pdf', 'File name'],
])('calls %j: %s', (text, words) => {
  expect(describeKind(text, readPasted(text))).toBe(words);
});
