// Proves that nothing is asked before the user clicks.

import { expect } from '@playwright/test';
import { getField } from '../name-page.ts';
import { expectText, press } from '../page-actions.ts';
import { test } from './chain-page.ts';

const ADDRESS = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045';

/** The fragment of every main screen, and of screens that can ask a wallet. */
const SCREENS = [
  '',
  'name/vitalik.eth',
  'name/rnetamask.eth',
  'name/VITALIK.eth',
  `name/${ADDRESS}`,
  `compare`,
  'compare/vitalik.eth/metamask.eth',
  `compare/vitalik.eth/${ADDRESS}`,
  'lists',
  'imitations',
  'imitations/vitalik.eth',
  'protect',
  'characters',
  'grapheme/a',
  'developers',
  'developers/command-line',
  'about',
];

test('no screen asks a wallet, or prepares to ask one, before a click', async ({
  page,
  wallets,
  baseURL,
}) => {
  const wallet = await wallets.add();
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  page.on('websocket', (socket) => requested.push(socket.url()));
  const isForeign = (url: string) =>
    !url.startsWith(baseURL ?? '-') && !url.startsWith('data:') && !url.startsWith('blob:');
  const isChain = (url: string) => url.includes('/assets/chain/') || url.includes('chain-code');

  for (const screen of SCREENS) {
    await page.goto(`./#/${screen}`);
    await expect(page.getByRole('main')).not.toBeEmpty();
    await page.waitForLoadState('networkidle');
  }
  await page.goto('./#/');
  await getField(page).fill(`Send 1 ETH to vitalik.eth, ${ADDRESS}, not to rnetamask.eth`);
  await expectText(page, 'rnetamask.eth');
  await page.waitForLoadState('networkidle');

  expect(requested.length).toBeGreaterThan(10);
  expect(requested.filter(isForeign)).toEqual([]);
  expect(requested.filter(isChain)).toEqual([]);
  expect(wallets.countAnnouncementRequests()).toBe(0);
  expect(wallet.calls).toEqual([]);

  // The same checks detect a click.
  await page.goto('./#/name/vitalik.eth');
  await press(page, 'Ask your wallet');
  await expectText(page, 'leads to 0x');
  expect(requested.filter(isForeign)).toEqual([]);
  expect(requested.filter(isChain)).not.toEqual([]);
  expect(wallets.countAnnouncementRequests()).toBe(1);
  expect(wallet.calls.length).toBeGreaterThan(1);
});
