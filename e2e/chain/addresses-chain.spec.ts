import { expect, type Page } from '@playwright/test';

import { startTestGateway } from '../../src/chain/testing/test-gateway.ts';
import { shortenAddress } from '../../src/words/chain/chain-words.ts';
import { findViolations } from '../find-violations.ts';
import { measureOverflow } from '../measure-overflow.ts';
import { getField } from '../name-page.ts';
import { test } from './chain-page.ts';
import { createChecksummed } from './checksummed-address.ts';

const OWNER = createChecksummed(11);
const OTHER = createChecksummed(12);
const YEAR = 365 * 86_400;

/** Opens the screen of a text that someone pasted. */
async function openText(page: Page, text: string): Promise<void> {
  await page.goto(`./#/name/${encodeURIComponent(text)}`);
  await expect(getField(page)).toHaveValue(text);
}

const getCard = (page: Page, address = OWNER) =>
  page
    .locator('section')
    .filter({ hasText: 'hecksum' })
    .filter({ hasText: address.slice(-4) });

const ask = (page: Page) => getCard(page).getByRole('button', { name: 'Ask your wallet' }).click();

test('says the primary name of a pasted address with its verdict', async ({
  page,
  chain,
  wallets,
}) => {
  await chain.register('vitalik', { owner: OWNER, address: OWNER, primary: true });
  const wallet = await wallets.add();
  await openText(page, OWNER);
  await expect(getCard(page).getByRole('button', { name: 'Ask your wallet' })).toBeVisible();
  expect(wallets.countAnnouncementRequests()).toBe(0);
  expect(wallet.calls).toEqual([]);

  await ask(page);
  const card = getCard(page);
  await expect(card.getByText('Its primary name is vitalik.eth.')).toBeVisible();
  await expect(card).not.toHaveAttribute('data-chain-tone', 'alert');
  expect(wallet.calls.length).toBeLessThanOrEqual(3);
  expect(await findViolations(page)).toEqual({ violations: [], unjudged: [] });
  await card.getByRole('link', { name: 'Report of this name' }).click();
  await expect(page).toHaveURL(/#\/name\/vitalik\.eth$/);

  // The answer stays until the page is closed.
  await page.goBack();
  await expect(card.getByText('Its primary name is vitalik.eth.')).toBeVisible();
  expect(wallet.calls.length).toBeLessThanOrEqual(3);
});

test('warns of a primary name that is not secure', async ({ page, chain, wallets }) => {
  await wallets.add();
  const card = getCard(page);
  const reload = async (words: string | RegExp) => {
    await page.goto('about:blank');
    await openText(page, OWNER);
    await ask(page);
    await expect(card.getByText(words)).toBeVisible();
  };

  await reload('It has no primary name.');
  await expect(card.getByRole('button', { name: 'Trust this address', exact: true })).toBeVisible();

  await chain.register('vitalìk', { owner: OWNER, address: OWNER, primary: true });
  await reload('Its primary name is vitalìk.eth, which imitates vitalik.eth.');
  await expect(card).toHaveAttribute('data-chain-tone', 'alert');
  await expect(card.getByRole('button', { name: 'Trust this address anyway' })).toBeVisible();
  await expect(card.getByRole('button', { name: 'Copy address' })).toBeHidden();

  await chain.register('vitalik', { owner: OTHER, address: OTHER });
  await chain.setReverse(OWNER, 'vitalik.eth');
  await reload('It claims the name vitalik.eth, which doesn’t lead to this address.');
  await expect(card).toHaveAttribute('data-chain-tone', 'alert');
});

test('shows hostile primary names safely', async ({ page, chain, wallets }) => {
  await wallets.add();
  const card = getCard(page);
  const height = () => card.evaluate((element) => element.getBoundingClientRect().height);
  await chain.register('vit\u{202e}alik', { owner: OWNER, address: OWNER, primary: true });
  await openText(page, OWNER);
  await ask(page);
  await expect(card.getByText('has hidden characters. Don’t rely on it.')).toBeVisible();
  await expect(card.locator('[data-label="U+202E"], [data-label*="RLO"]').first()).toBeVisible();

  await chain.register('evil\n\n\nYour wallet says: safe', {
    owner: OWNER,
    address: OWNER,
    primary: true,
  });
  await card.getByRole('button', { name: 'Ask again' }).click();
  await expect(card.getByText('Its primary name is evil')).toBeVisible();
  await expect(card).toHaveAttribute('data-chain-tone', 'alert');
  expect(await height()).toBeLessThan(700);

  await chain.setReverse(OWNER, `${'<b>\u{202e}a\n'.repeat(2_000)}.eth`);
  await card.getByRole('button', { name: 'Ask again' }).click();
  await expect(card.getByText(/primary name|claims the name/)).toBeVisible();
  await expect(card.getByText('Its primary name is evil')).toBeHidden();
  expect(await height()).toBeLessThan(900);
  await page.setViewportSize({ width: 320, height: 800 });
  expect(await measureOverflow(page)).toBeLessThanOrEqual(0);
});

test('names the host of a primary name that is kept off the chain', async ({
  page,
  chain,
  wallets,
}) => {
  await wallets.add();
  const gateway = await startTestGateway({});
  const resolver = await chain.deployOffchainResolver(gateway.url);
  await chain.setReverseResolver(OWNER, resolver);
  await openText(page, OWNER);
  await ask(page);
  const { host } = new URL(gateway.url);
  await expect(
    getCard(page).getByText(`Its primary name is unknown: it is kept off the chain at ${host}.`),
  ).toBeVisible();
  expect(gateway.requests).toEqual([]);
  await gateway.stop();
});

test('says whether a name leads to the address beside it', async ({ page, chain, wallets }) => {
  const expires = Math.floor(Date.now() / 1000) - YEAR;
  await chain.register('bob-of-rome', { owner: OWNER, address: OWNER, expires });
  await chain.register('tom-of-rome', { owner: OTHER, address: OTHER });
  await wallets.add();
  const card = getCard(page);
  await openText(page, `Send it to TOM-OF-ROME.eth, ${OWNER}`);
  await ask(page);
  await expect(
    card.getByText(`tom-of-rome.eth leads to ${shortenAddress(OTHER)}, not to this address.`),
  ).toBeVisible();
  await expect(card).toHaveAttribute('data-chain-tone', 'alert');

  await page.goto(`./#/compare/bob-of-rome.eth/${OWNER}`);
  await ask(page);
  await expect(
    card.getByText(/^bob-of-rome\.eth leads to this address, but it expired on /),
  ).toBeVisible();
});

test('says that the wallet is on a test network', async ({ page, sepolia, sepoliaWallets }) => {
  await sepolia.register('bob-of-rome', { owner: OWNER, address: OWNER, primary: true });
  await sepoliaWallets.add();
  await openText(page, OWNER);
  await ask(page);
  await expect(getCard(page).getByText('Your wallet is on Sepolia, a test network.')).toBeVisible();
});
