import { expect, type Page } from '@playwright/test';

import { shortenAddress } from '../../src/words/chain/chain-words.ts';
import { findViolations } from '../find-violations.ts';
import { getTrusted, getTrustField, importTrusted, trust } from '../trusted-page.ts';
import { test } from './chain-page.ts';
import { createChecksummed } from './checksummed-address.ts';

const FIRST = createChecksummed(21);
const SECOND = createChecksummed(22);
const YEAR = 365 * 86_400;

async function openTrusted(page: Page, content: string): Promise<void> {
  await page.goto('./#/protect');
  await expect(getTrustField(page)).toBeVisible();
  await importTrusted(page, content, 'trusted.csv');
  await expect(getTrusted(page)).toBeVisible();
}

const getRow = (page: Page, name: string) =>
  getTrusted(page).getByRole('listitem').filter({ hasText: name });

const getAskButton = (page: Page) =>
  page.getByRole('button', { name: 'Ask your wallet where they lead' });

test('says whether trusted names still lead to their addresses', async ({
  page,
  chain,
  wallets,
}) => {
  const now = Math.floor(Date.now() / 1000);
  await chain.register('same-of-rome', { owner: FIRST, address: FIRST });
  await chain.register('moved-of-rome', { owner: SECOND, address: SECOND });
  await chain.register('over-of-rome', { owner: FIRST, address: FIRST, expires: now - YEAR });
  await chain.register('broken-of-rome', { owner: FIRST, resolver: chain.hostile.reverting });
  const wallet = await wallets.add();
  const names = ['same', 'moved', 'over', 'broken', 'free'].map((name) => `${name}-of-rome.eth`);
  await openTrusted(page, names.map((name) => `${name},${FIRST}`).join('\n'));
  await expect(getAskButton(page)).toBeVisible();
  expect(wallets.countAnnouncementRequests()).toBe(0);
  expect(wallet.calls).toEqual([]);

  await getAskButton(page).click();
  await expect(getRow(page, 'same-')).toContainText('Still leads to this address');
  await expect(getRow(page, 'moved-')).toContainText(
    `Now leads to ${shortenAddress(SECOND)}, not to the address you trust`,
  );
  await expect(getRow(page, 'over-')).toContainText(
    /Still leads to this address, but it expired on .*; anyone can register it now/,
  );
  await expect(getRow(page, 'broken-')).toContainText('No answer: its contract');
  await expect(getRow(page, 'free-')).toContainText(
    'Leads to no address: nobody has registered it',
  );
  await expect(
    page.getByText('1 name now leads to a different address, 1 name expired,'),
  ).toBeVisible();
  expect(wallet.calls.length).toBeLessThanOrEqual(6);
  expect(await findViolations(page)).toEqual({ violations: [], unjudged: [] });

  const only = page.getByRole('button', { name: 'Show only what changed' });
  await only.press('Enter');
  await expect(getRow(page, '-of-rome')).toHaveCount(3);
  await expect(getRow(page, 'same-')).toBeHidden();
  await only.press('Enter');
  await expect(getRow(page, '-of-rome')).toHaveCount(5);
});

test('trusts an address from the chain only after a click', async ({ page, chain, wallets }) => {
  await chain.register('nick-of-rome', { owner: FIRST, address: FIRST });
  await wallets.add();
  await page.goto('./#/protect');
  await trust(page, 'Nick-of-Rome');
  await getAskButton(page).click();
  const row = getRow(page, 'Nick-of-Rome');
  await expect(row).toContainText(`Leads to ${shortenAddress(FIRST)}`);
  await page.reload();
  await expect(row).toBeVisible();
  await expect(row).not.toContainText(FIRST.slice(2, 6));

  await getAskButton(page).click();
  const button = row.getByRole('button', {
    name: `Trust ${shortenAddress(FIRST)} for nick-of-rome.eth`,
  });
  await button.press('Enter');
  await expect(row).toContainText('Still leads to this address');
  await expect(button).toBeHidden();
  expect(await row.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  await expect(getTrusted(page).getByRole('listitem')).toHaveCount(1);
  await page.reload();
  await expect(row).toContainText(FIRST.slice(2, 6));
});

test('does not offer to trust an address that looks like a trusted one', async ({
  page,
  chain,
  wallets,
}) => {
  await chain.register('nick-of-rome', { owner: SECOND, address: SECOND });
  await wallets.add();
  await openTrusted(page, `nick-of-rome.eth,\nfriend-of-rome.eth,${FIRST}`);
  await getAskButton(page).click();
  const row = getRow(page, 'nick-of-rome');
  await expect(row).toContainText('This looks like the address you trust as friend-of-rome.eth');
  await expect(row.getByRole('button', { name: /^Trust 0x/ })).toBeHidden();
});

test('offers to trust nothing that a test network says', async ({
  page,
  sepolia,
  sepoliaWallets,
}) => {
  await sepolia.register('nick-of-rome', { owner: FIRST, address: FIRST });
  await sepoliaWallets.add();
  await page.goto('./#/protect');
  await trust(page, 'nick-of-rome');
  await getAskButton(page).click();
  await expect(page.getByText('Your wallet is on Sepolia, a test network.')).toBeVisible();
  await expect(getRow(page, 'nick-of-rome')).toContainText('Leads to');
  await expect(page.getByRole('button', { name: /^Trust 0x/ })).toBeHidden();
});
