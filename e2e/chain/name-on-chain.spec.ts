// What the card of a name says about facts from the chain.

import { expect, type Page } from '@playwright/test';
import { encodeFunctionData, namehash, parseAbi } from 'viem';
import { createAddress, type TestChain } from '../../src/chain/testing/test-chain.ts';
import { FUSES } from '../../src/contract/chain-facts.ts';
import { findViolations } from '../find-violations.ts';
import { getVerdict, openDetails, openName } from '../name-page.ts';
import { test } from './chain-page.ts';

const DAY = 86_400;
const now = () => Math.floor(Date.now() / 1000);
const owner = createAddress(1);
const VITALIK = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045';
/** Coin types of ENSIP-11. */
const BASE = 0x80002105;
const POLYGON = 0x80000089;
const POISONED = '0xd8da111111111111111111111111111111116045';

const NO_VIOLATIONS = { violations: [], unjudged: [] };

const getStatus = (page: Page) => page.getByRole('status');

async function askWallet(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Ask your wallet' }).click();
}

/** Starts a look-up and waits until the status of the card contains the given words. */
async function askAndExpect(page: Page, words: string | RegExp): Promise<void> {
  await askWallet(page);
  await expect(getStatus(page).filter({ hasText: words }).first()).toBeVisible();
}

async function openMore(page: Page): Promise<void> {
  await page.getByText('More from the chain').first().click();
}

/** Sets the address of a name for a coin type. */
async function setCoinAddress(
  chain: TestChain,
  name: string,
  coinType: number,
  address: `0x${string}`,
): Promise<void> {
  const data = encodeFunctionData({
    abi: parseAbi(['function setAddr(bytes32 node, uint256 coinType, bytes value)']),
    args: [namehash(name), BigInt(coinType), address],
  });
  const transaction = { from: owner, to: chain.addresses.publicResolver, data };
  await chain.rpc('anvil_setBalance', [owner, '0xde0b6b3a7640000']);
  await chain.rpc('eth_sendTransaction', [transaction]);
}

/** Trusts an address for a name. */
async function trustAddress(page: Page, address: string, name: string): Promise<void> {
  await page.goto('./#/protect');
  await page.getByLabel('Name or address to trust', { exact: true }).fill(`${name} = ${address}`);
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await page.getByRole('button', { name: 'Trust', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'This is the address you trust' })).toBeVisible();
}

test('a registered name shows its whole address, its owner and the block', async ({
  page,
  chain,
  wallets,
}) => {
  const expires = now() + 7 * 365 * DAY;
  await chain.register('vitalik', { owner, address: VITALIK, primary: true, expires });
  await wallets.add();
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await openName(page, 'vitalik.eth');
  const year = new Date(expires * 1000).getUTCFullYear();
  await askAndExpect(
    page,
    `vitalik.eth leads to 0xd8dA…6045, registered until ${year}, primary name agrees`,
  );
  await expect(page.getByText('check that your wallet shows this address')).toBeVisible();
  await expect(page.getByText('Only the spelling was checked')).toBeHidden();
  expect(await findViolations(page)).toEqual(NO_VIOLATIONS);
  await page.getByRole('button', { name: 'Copy address' }).click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(VITALIK);
  await page.getByRole('button', { name: 'Trust this address' }).click();
  await expect(page.getByLabel('Name (optional)')).toHaveValue('vitalik.eth');
  await page.getByRole('button', { name: 'Trust', exact: true }).click();
  await expect(page.getByText('This is the address you trust for vitalik.eth')).toBeVisible();
  await openMore(page);
  const facts = page.getByRole('definition');
  await expect(facts.nth(0)).toContainText(/00a1 ?1C[eE]0 ?0001/i);
  await expect(page.getByText('Not wrapped, so it has no fuses')).toBeVisible();
  await expect(page.getByText(/^Ethereum, block [\d,]+, \d{4}-/)).toBeVisible();
});

test('Sepolia is named as a test network, and changes neither verdict nor trust', async ({
  page,
  sepolia,
  sepoliaWallets,
}) => {
  await sepolia.register('vitalik', { owner, address: VITALIK });
  await sepolia.setSubname('alice.vitalik.eth', { owner, address: VITALIK });
  await sepoliaWallets.add();
  await openName(page, 'alice.vitalik.eth');
  await askAndExpect(page, 'Read on Sepolia, a test network, not on Ethereum.');
  await expect(page.getByText('say nothing about the name on Ethereum')).toBeVisible();
  await expect(getVerdict(page)).not.toContainText('someone else can take this name');
  await expect(page.getByRole('button', { name: 'Trust this address' })).toHaveCount(0);
  await openMore(page);
  await expect(page.getByText(/^Sepolia, a test network, block/)).toBeVisible();
});

test('offers to copy and trust only an address that is safe to use', async ({
  page,
  chain,
  wallets,
}) => {
  await chain.register('fine', { owner, address: VITALIK });
  await chain.register('grace', { owner, address: VITALIK, expires: now() - 5 * DAY });
  await chain.register('ended', { owner, address: VITALIK, expires: now() - 100 * DAY });
  await chain.register('reverting', { owner, resolver: chain.hostile.reverting });
  await chain.register('evil\u202Ehte', { owner, address: POISONED });
  await chain.setReverse(VITALIK, 'evil\u202Ehte.eth');
  await wallets.add();
  for (const [name, words, copies, trusts] of [
    ['FINE.eth', 'fine.eth leads to 0xd8dA…6045', 0, 0],
    ['grace.eth', /expired on .*; only its owner can renew it until/, 1, 0],
    ['ended.eth', /expired on .*; anyone can register it now/, 0, 0],
    ['nobody-has-this.eth', 'nobody-has-this.eth: nobody has registered it', 0, 0],
    ['reverting.eth', /address unknown: its contract refused to answer, registered until/, 0, 0],
  ] as const) {
    await test.step(name, async () => {
      await openName(page, name);
      await askAndExpect(page, words);
      await expect(page.getByRole('button', { name: 'Copy address' })).toHaveCount(copies);
      await expect(page.getByRole('button', { name: 'Trust this address' })).toHaveCount(trusts);
      if (name === 'FINE.eth')
        await expect(getStatus(page).locator('[data-label="RLO"]')).toHaveCount(1);
    });
  }
});

test('fuses and a name that its parent can take change the verdict', async ({
  page,
  chain,
  wallets,
}) => {
  await chain.register('vitalik', { owner });
  await chain.wrap('vitalik.eth', { owner, fuses: FUSES.CANNOT_UNWRAP });
  await chain.register('metamask', { owner });
  await chain.setSubname('alice.metamask.eth', { owner, address: VITALIK });
  await wallets.add();
  await openName(page, 'vitalik.eth');
  await askAndExpect(page, 'registered until');
  await openMore(page);
  await expect(page.getByText(/burned fuses: CANNOT_UNWRAP, PARENT_CANNOT_CONTROL/)).toBeVisible();
  await openDetails(page);
  await expect(page.getByText(/^Burned fuses: CANNOT_UNWRAP/)).toBeVisible();

  await openName(page, 'alice.metamask.eth');
  await expect(getVerdict(page)).not.toContainText('someone else');
  await askAndExpect(page, 'alice.metamask.eth leads to');
  const headline = 'Look closely: someone else can take this name.';
  await expect(getVerdict(page).getByRole('heading', { name: headline })).toBeVisible();
  await expect(getStatus(page).filter({ hasText: headline })).toHaveCount(1);
});

test('an imitation is asked together with the name that it imitates', async ({
  page,
  chain,
  wallets,
}) => {
  await chain.register('rnetamask', { owner, address: POISONED });
  await chain.register('metamask', { owner: createAddress(2), address: VITALIK });
  await wallets.add();
  await openName(page, 'rnetamask.eth');
  await askAndExpect(
    page,
    'rnetamask.eth: Registered; leads to 0xd8da…6045, not the address of metamask.eth',
  );
  await expect(getStatus(page).filter({ hasText: 'metamask.eth leads to 0xd8dA' })).toHaveCount(1);
  // The page offers to copy only the address of the wanted name.
  await expect(page.getByRole('button', { name: 'Copy address' })).toHaveCount(1);
  await expect(page.getByText('Don’t send to rnetamask.eth, whoever')).toBeVisible();

  await openName(page, 'meta-mask.eth');
  await askAndExpect(page, 'meta-mask.eth: Nobody has registered it.');
});

test('a poisoned address of a trusted name is an alert, digit by digit', async ({
  page,
  chain,
  wallets,
}) => {
  await chain.register('nick', { owner, address: POISONED });
  await chain.register('example', { owner, address: POISONED });
  await wallets.add();
  await trustAddress(page, VITALIK, 'nick.eth');
  await openName(page, 'nick.eth');
  await askAndExpect(page, 'nick.eth leads to');
  const alert = page.getByRole('alert');
  await expect(alert).toContainText(
    'Not the address you trust for nick.eth: 31 of 40 digits differ',
  );
  await expect(alert.locator('figure mark')).toHaveCount(62);
  await expect(page.getByText('before its owner confirms this address')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Copy address' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Trust the new address anyway' }).click();
  await page.getByRole('button', { name: 'Trust', exact: true }).click();
  await expect(page.getByText('You trust nick.eth with a different address')).toBeVisible();
  await page.getByRole('button', { name: 'Keep the trusted address' }).click();

  await openName(page, 'example.eth');
  await askAndExpect(page, 'example.eth leads to');
  await expect(alert).toContainText('Looks like the address you trust for nick.eth');
});

test('addresses on other networks are asked with a further click', async ({
  page,
  chain,
  wallets,
}) => {
  await chain.register('nick', { owner, address: VITALIK });
  await setCoinAddress(chain, 'nick.eth', BASE, POISONED);
  await setCoinAddress(chain, 'nick.eth', POLYGON, VITALIK);
  const wallet = await wallets.add();
  await openName(page, 'nick.eth');
  await askAndExpect(page, 'nick.eth leads to');
  await openMore(page);
  const before = wallet.calls.length;
  await page.getByRole('button', { name: 'Show addresses on other networks' }).click();
  const addresses = page.getByLabel('Addresses on other networks');
  await expect(addresses).toContainText(`Base0x${POISONED.slice(2)}`, { ignoreCase: true });
  await expect(addresses).toContainText('PolygonThe same address as on Ethereum');
  await expect(page.getByText(/^No address for OP Mainnet, Arbitrum One, BNB/)).toBeVisible();
  expect(wallet.calls.length).toBeGreaterThan(before);
});
