import { expect, test } from 'vitest';
import { readPasted } from '../messages/pieces/read-pasted.ts';
import { describeKind, introduceNames } from './kind-words.ts';

const ADDRESS = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045';

test.each([
  ['vitalik.eth', 'ENS name'],
  ['vita lik.eth', 'ENS name'],
  ['"vitalik.eth"', 'ENS name'],
  ['uniswap.org', 'Name outside .eth'],
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

test.each([
  ['@nick.eth', 'This is a handle. Without the @:'],
  ['https://app.ens.domains/nick.eth', 'Name found:'],
  ['https://etherscan.io/tx/1', 'This link contains no ENS name. Paste only the name.'],
])('introduces the names of %s: %s', (text, words) => {
  const pasted = readPasted(text);
  expect(pasted && introduceNames(pasted)).toBe(words);
});
