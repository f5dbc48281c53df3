import { describe, expect, test } from 'vitest';
import { createInspector } from '../engine/inspector.ts';
import { readTables } from '../engine/testing/read-tables.ts';
import { createHostJudge } from './judge-host.ts';

const inspector = createInspector(readTables());
const judgeHost = createHostJudge(inspector);

describe('judgeHost', () => {
  const META_MASK = { title: 'MetaMask', site: 'metamask.io' };
  const UNISWAP = { title: 'Uniswap', site: 'uniswap.org' };

  test.each([
    ['metarnask.io', 'host_imitates', META_MASK],
    ['metamask-airdrop.xyz', 'host_imitates', META_MASK],
    ['metamask-soporte.com', 'host_imitates', META_MASK],
    ['opensea-airdrop.com', 'host_imitates', { title: 'OpenSea', site: 'opensea.io' }],
    ['app.uniswap.org.evil.example', 'host_imitates', UNISWAP],
    ['uniswap.org-claim.example', 'host_imitates', UNISWAP],
    ['app.uniswap.org⁄claim.example', 'host_imitates', UNISWAP],
    ['uniswap-org.evil.example', 'host_imitates', UNISWAP],
    ['rnetamask-io.translate.goog', 'host_imitates', META_MASK],
    ['metamask-io.com', 'host_imitates', META_MASK],
    ['app-uniswap.org', 'host_imitates', UNISWAP],
    ['metamask.claim-rewards.com', 'host_imitates', META_MASK],
    ['metamask-airdrop.pages.dev', 'host_imitates', META_MASK],
    ['xn--mtamask-7gg.io', 'host_imitates', META_MASK],
    ['www.xn--80ak6aa92e.com', 'host_imitates', { title: 'Apple', site: 'apple.com' }],
    ['elonmusk-giveaway.com', 'host_imitates_name', { title: 'Elon Musk' }],
    ['vitalik.eth.evil.com', 'host_contains_name', { name: 'vitalik.eth', domain: 'evil.com' }],
    ['vitalik.eth.limo.evil.com', 'host_contains_name', { name: 'vitalik.eth' }],
  ])('%s is an alert', (host, code, args) => {
    expect(judgeHost(host)).toMatchObject({ status: 'alert', code, args });
  });

  test.each([
    ['metamsak.io', 'host_may_imitate'],
    ['open-sea.io', 'host_may_imitate'],
    ['trezor-wallet.xyz', 'host_may_imitate'],
    ['paypal-support.com', 'host_imitates'],
    ['google-login.com', 'host_may_imitate'],
    ['drópbox.com', 'host_may_imitate_name'],
    ['metamask.xyz', 'host_other_ending'],
    ['microsoft.support', 'host_other_ending'],
    ['vitalik.eth.xyz', 'host_contains_name'],
    ['friend-of-mine.eth.evil.com', 'host_contains_name'],
  ])('%s is a warning or an alert', (host, code) => {
    expect(judgeHost(host)).toMatchObject({
      status: code === 'host_imitates' ? 'alert' : 'warn',
      code,
    });
  });

  test.each([
    ['metamask.io', 'MetaMask'],
    ['METAMASK.IO.', 'MetaMask'],
    ['docs.metamask.io:443', 'MetaMask'],
    ['app.uniswap.org', 'Uniswap'],
    ['polygon-mainnet.infura.io', 'Infura'],
    ['optimism.etherscan.io', 'Etherscan'],
    ['status.coinbase.com', 'Coinbase'],
    ['app.ens.domains', 'ENS'],
    ['eth.limo', 'eth.limo'],
    ['polkadot.js.org', 'Polkadot{.js}'],
  ])('%s is a known site', (host, title) => {
    expect(judgeHost(host)).toMatchObject({ status: 'pass', code: 'host_known', args: { title } });
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
    ['polygen.org', 'host_resembles'],
    ['etherscan.com', 'host_other_ending'],
    ['1inch.xyz', 'host_other_ending'],
  ])('%s is only info', (host, code) => {
    expect(judgeHost(host)).toMatchObject({ status: 'info', code });
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
