import { describe, expect, test } from 'vitest';
import { createInspector } from '../engine/inspector.ts';
import { readTables } from '../engine/testing/read-tables.ts';
import { createHostJudge } from './judge-host.ts';

const inspector = createInspector(readTables());
const judgeHost = createHostJudge(inspector);

describe('judgeHost', () => {
  const META_MASK = { title: 'MetaMask', site: 'metamask.io' };
  const UNISWAP = { title: 'Uniswap', site: 'uniswap.org' };

  test.each<[status: string, host: string, code: string, args?: object]>([
    ['alert', 'metarnask.io', 'host_imitates', META_MASK],
    ['alert', 'metamask-airdrop.xyz', 'host_imitates', META_MASK],
    ['alert', 'metamask-soporte.com', 'host_imitates', META_MASK],
    ['alert', 'opensea-airdrop.com', 'host_imitates', { title: 'OpenSea', site: 'opensea.io' }],
    ['alert', 'app.uniswap.org.evil.example', 'host_imitates', UNISWAP],
    ['alert', 'uniswap.org-claim.example', 'host_imitates', UNISWAP],
    ['alert', 'app.uniswap.org⁄claim.example', 'host_imitates', UNISWAP],
    ['alert', 'uniswap-org.evil.example', 'host_imitates', UNISWAP],
    ['alert', 'rnetamask-io.translate.goog', 'host_imitates', META_MASK],
    ['alert', 'metamask-io.com', 'host_imitates', META_MASK],
    ['alert', 'app-uniswap.org', 'host_imitates', UNISWAP],
    ['alert', 'metamask.claim-rewards.com', 'host_imitates', META_MASK],
    ['alert', 'metamask-airdrop.pages.dev', 'host_imitates', META_MASK],
    ['alert', 'xn--mtamask-7gg.io', 'host_imitates', META_MASK],
    ['alert', 'www.xn--80ak6aa92e.com', 'host_imitates', { title: 'Apple', site: 'apple.com' }],
    ['alert', 'elonmusk-giveaway.com', 'host_imitates_name', { title: 'Elon Musk' }],
    [
      'alert',
      'vitalik.eth.evil.com',
      'host_contains_name',
      { name: 'vitalik.eth', domain: 'evil.com' },
    ],
    ['alert', 'vitalik.eth.limo.evil.com', 'host_contains_name', { name: 'vitalik.eth' }],
    ['warn', 'metamsak.io', 'host_may_imitate'],
    ['warn', 'open-sea.io', 'host_may_imitate'],
    ['warn', 'trezor-wallet.xyz', 'host_may_imitate'],
    ['alert', 'paypal-support.com', 'host_imitates'],
    ['warn', 'google-login.com', 'host_may_imitate'],
    ['warn', 'drópbox.com', 'host_may_imitate_name'],
    ['warn', 'metamask.xyz', 'host_other_ending'],
    ['warn', 'microsoft.support', 'host_other_ending'],
    ['warn', 'vitalik.eth.xyz', 'host_contains_name'],
    ['warn', 'friend-of-mine.eth.evil.com', 'host_contains_name'],
    ['pass', 'metamask.io', 'host_known', { title: 'MetaMask' }],
    ['pass', 'METAMASK.IO.', 'host_known', { title: 'MetaMask' }],
    ['pass', 'docs.metamask.io:443', 'host_known', { title: 'MetaMask' }],
    ['pass', 'app.uniswap.org', 'host_known', { title: 'Uniswap' }],
    ['pass', 'polygon-mainnet.infura.io', 'host_known', { title: 'Infura' }],
    ['pass', 'optimism.etherscan.io', 'host_known', { title: 'Etherscan' }],
    ['pass', 'status.coinbase.com', 'host_known', { title: 'Coinbase' }],
    ['pass', 'app.ens.domains', 'host_known', { title: 'ENS' }],
    ['pass', 'eth.limo', 'host_known', { title: 'eth.limo' }],
    ['pass', 'polkadot.js.org', 'host_known', { title: 'Polkadot{.js}' }],
    ['info', 'polygen.org', 'host_resembles'],
    ['info', 'etherscan.com', 'host_other_ending'],
    ['info', '1inch.xyz', 'host_other_ending'],
  ])('%s: %s, %s', (status, host, code, args = {}) => {
    expect(judgeHost(host)).toMatchObject({ status, code, args });
  });

  test.each(
    `metamask.github.io metamask.app.link metamask.zendesk.com uniswap.medium.com coinbase.statuspage.io base.app
    phantom.app paypal.me google.de amazon.co.uk google.com.br gmx.net uni.edu wikimedia.org telegra.ph jupyter.org
    sql-ledger.com latam-blockchain.com cdn-apple.com rpc.eth.gateway.fm sandbox.eth.build example.com bbc.co.uk
    uniswap-org.translate.goog opensea-io.libproxy.berkeley.edu bundesbank.de müller.de xn--mller-kva.de яндекс.рф 日本.jp москва.рф java.com js.org`.split(
      /\s+/,
    ),
  )('%s is ordinary', (host) => {
    expect(judgeHost(host)).toMatchObject({ status: 'info', code: 'host_ordinary' });
  });

  test.each([
    ...['', 'hello', 'localhost', '1.2.3.4', '[::1]', 'vitalik.eth', 'vitalik.eth.limo', 'a b.com'],
  ])('%j has no verdict', (text) => {
    expect(judgeHost(text)).toBeNull();
  });

  test('judges imitations of watched names', () => {
    const judge = createHostJudge(inspector.withWatchlist({ watchlist: ['zanzibarpay.eth'] }));
    expect(judge('zаnzibarpay.com')).toMatchObject({
      status: 'alert',
      code: 'host_imitates_name',
      args: { title: 'zanzibarpay.eth' },
    });
    expect(judge('zanzibarpay.eth.evil.com')).toMatchObject({ status: 'alert' });
  });
});
