import { describe, expect, it } from 'vitest';
import { readChainForm, readPaymentLink } from './chain-forms.ts';

const ADDRESS = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045';

describe('readChainForm', () => {
  it.each([
    ['alice.eth@base', 'alice.eth', 'base', 'Base'],
    ['alice.eth@optimism.eth', 'alice.eth', 'optimism.eth', 'Optimism'],
    ['alice.eth@arbitrum.on.eth', 'alice.eth', 'arbitrum.on.eth', 'Arbitrum One'],
    ['alice.eth@eip155:1', 'alice.eth', 'eip155:1', 'Ethereum'],
    ['alice.eth@b\u0430se', 'alice.eth', 'b\u0430se', null],
    ['alice.eth:BASE', 'alice.eth', 'BASE', 'Base'],
    ['alice.eth:optimism', 'alice.eth', 'optimism', 'Optimism'],
    ['alice.eth:optimism:10', 'alice.eth', 'optimism', 'Optimism'],
    ['eip155:1:vitalik.eth', 'vitalik.eth', 'eip155:1', 'Ethereum'],
    ['eip155:987654:vitalik.eth', 'vitalik.eth', 'eip155:987654', null],
    [`eip155:8453:${ADDRESS}`, ADDRESS, 'eip155:8453', 'Base'],
    [`base:${ADDRESS}`, ADDRESS, 'base', 'Base'],
    [`${ADDRESS.slice(2)}:ethereum`, ADDRESS, 'ethereum', 'Ethereum'],
    ['ethereum:vitalik.eth@1?value=1e18', 'vitalik.eth', '1', 'Ethereum'],
  ])('reads %s as %s on %s', (text, value, chain, title) => {
    expect(readChainForm(text)).toMatchObject({ value, chain: { text: chain, title } });
  });

  it.each([
    ...['vitalik.eth', 'vitalik.eth@gmail.com', 'me@vitalik.eth', 'alice@base'],
    'http://vitalik.eth',
    ...['vitalik.eth:8080', 'vitalik.eth:evil.com', `vitalik.eth:${ADDRESS}`],
    `vitalik.eth@${ADDRESS}`,
    ...['ENS:vitalik.eth', `ENS:${ADDRESS}`, 'ethereum:foundation', 'to:do'],
    'vitalik.eth:1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa',
  ])('returns null for %s', (text) => {
    expect(readChainForm(text)).toBeNull();
  });

  // The first three are the examples of ERC-7828 and ERC-7930.
  it.each([
    ['0xFe89cc7aBB2C4183683ab71653C4cdc9B02D44b7@eip155:1#80B12379', 'right'],
    [`${ADDRESS}@eip155:1#4CA88C9C`, 'right'],
    [`${ADDRESS}@eip155:1#4ca88c9c`, 'right'],
    [`${ADDRESS}@eip155#B26DB7CB`, 'right'],
    [`${ADDRESS}@ethereum#4CA88C9C`, 'right'],
    [`${ADDRESS}@eip155:1#4CA88C9D`, 'wrong'],
    [`${ADDRESS}@base#4CA88C9C`, 'wrong'],
    [`${ADDRESS}@mychain#4CA88C9C`, 'unknown'],
    [`${ADDRESS}@eip155:01#4CA88C9C`, 'unknown'],
    ['alice.eth@base#4CA88C9C', 'unknown'],
  ])('verifies the checksum of %s: %s', (text, checksum) => {
    expect(readChainForm(text)?.chain?.checksum).toBe(checksum);
  });
});

describe('readPaymentLink', () => {
  it.each([
    ['ethereum:a.eth?value=2.014e18', '2.014'],
    ['ethereum:pay-a.eth?value=500000000000000000', '0.5'],
    ['ethereum:a.eth?value=1e77', `1${'0'.repeat(59)}`],
    ['ethereum:a.eth?value=0.1', null],
    ['ethereum:a.eth?value=1e99999', null],
    ['ethereum:a.eth?value=', null],
    ['ethereum:a.eth?value=1,5e18', null],
    ['ethereum:a.eth?value=1)0', null],
    ['ethereum:a.eth?value=1e18&value=9e18', null],
    ['ethereum:a.eth?value=+1e18', '1'],
    ['ethereum:a.eth?value=1e18#x', '1'],
    ['ethereum://a.eth?value=1e18', '1'],
  ])('reads the amount of %s as %s', (text, ether) => {
    expect(readPaymentLink(text)?.payment.ether).toBe(ether);
  });

  it('reads the recipient and the units of a token transfer', () => {
    expect(readPaymentLink(`ethereum:${ADDRESS}/transfer?address=a.eth&uint256=1.5e6`)).toEqual({
      recipient: 'a.eth',
      chain: null,
      others: [ADDRESS, 'a.eth', '1.5e6'],
      payment: { ether: null, token: ADDRESS, units: '1500000', call: null },
    });
  });

  it.each([
    [`${ADDRESS}/transfer?uint256=1`, 'transfer'],
    [`${ADDRESS}/transfer?address=a.eth&address=b.eth`, 'transfer'],
    [`${ADDRESS}/Transfer?address=a.eth`, 'Transfer'],
    ['a.eth/approve?address=b.eth', 'approve'],
  ])('reads %s as a call of the contract', (link, call) => {
    expect(readPaymentLink(`ethereum:${link}`)).toMatchObject({
      recipient: link.replace(/\/.*/u, ''),
      payment: { token: null, call },
    });
  });
});
