// What the card of a name does with facts from the chain. Components and `src/words/chain` prove the sentences.

import { expect, type Page } from '@playwright/test';
import { POISONED, TRUSTED } from '../../src/chain/testing/seeded-names.ts';
import { findViolations } from '../find-violations.ts';
import { getVerdict, openDetails, openName } from '../name-page.ts';
import { expectText, press } from '../page-actions.ts';
import { test } from './chain-page.ts';

const getStatus = (page: Page) => page.getByRole('status');

/** Asks the wallet, and waits until the status of the card contains the given words. */
async function askAndExpect(page: Page, words: string | RegExp): Promise<void> {
  await press(page, 'Ask your wallet');
  await expect(getStatus(page).filter({ hasText: words }).first()).toBeVisible();
}

async function openMore(page: Page): Promise<void> {
  await page.getByText('More from the chain').first().click();
}

test('an address can be copied, trusted and looked up on other networks', async ({
  page,
  wallets,
}) => {
  const wallet = await wallets.add();
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await openName(page, 'trusted.eth');
  await askAndExpect(
    page,
    'trusted.eth leads to 0xd8dA…6045, registered until 2031, primary name agrees',
  );
  await expect(page.getByText('Only the spelling was checked')).toBeHidden();
  expect(await findViolations(page)).toEqual({ violations: [], unjudged: [] });
  await press(page, /Copy address/);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(TRUSTED);
  await press(page, 'Trust this address');
  await expect(page.getByLabel('Name (optional)')).toHaveValue('trusted.eth');
  await press(page, 'Trust');
  await expectText(page, 'This is the address you trust for trusted.eth');

  await openMore(page);
  const before = wallet.calls.length;
  await press(page, 'Show addresses on other networks');
  const addresses = page.getByLabel('Addresses on other networks');
  await expect(addresses).toContainText(`Base0x${POISONED.slice(2)}`, { ignoreCase: true });
  await expect(addresses).toContainText('PolygonThe same address as on Ethereum');
  expect(wallet.calls.length).toBeGreaterThan(before);
});

test('fuses and a name that its parent can take change the verdict', async ({ page, wallets }) => {
  const like = { 'vitalik.eth': 'wrapped.eth', 'alice.metamask.eth': 'pay.vitalik.eth' };
  await wallets.add({ like });
  await openName(page, 'vitalik.eth');
  await askAndExpect(page, 'registered until');
  await openDetails(page);
  await expectText(page, /^Burned fuses: CANNOT_UNWRAP/);

  await openName(page, 'alice.metamask.eth');
  await expect(getVerdict(page)).not.toContainText('someone else');
  await askAndExpect(page, 'alice.metamask.eth leads to');
  const headline = 'Look closely: someone else can take this name.';
  await expect(getVerdict(page).getByRole('heading', { name: headline })).toBeVisible();
  await expect(getStatus(page).filter({ hasText: headline })).toHaveCount(1);
});

test('a poisoned address of a trusted name is an alert', async ({ page, wallets }) => {
  await wallets.add({ like: { 'nick.eth': 'poisoned.eth', 'example.eth': 'poisoned.eth' } });
  await page.goto('./#/protect');
  await page.getByLabel('Name or address to trust', { exact: true }).fill(`nick.eth = ${TRUSTED}`);
  await press(page, 'Add');
  await press(page, 'Trust');
  await expect(page.getByRole('heading', { name: 'This is the address you trust' })).toBeVisible();
  await openName(page, 'nick.eth');
  await askAndExpect(page, 'nick.eth leads to');
  const alert = page.getByRole('alert');
  await expect(alert).toContainText(
    'Not the address you trust for nick.eth: 31 of 40 digits differ',
  );
  await expect(alert.locator('figure mark')).toHaveCount(62);
  await expect(page.getByRole('button', { name: 'Copy address' })).toHaveCount(0);
  await press(page, 'Trust the new address anyway');
  await press(page, 'Trust');
  await expectText(page, 'You trust nick.eth with a different address');
  await press(page, 'Keep the trusted address');

  await openName(page, 'example.eth');
  await askAndExpect(page, 'example.eth leads to');
  await expect(alert).toContainText('Looks like the address you trust for nick.eth');
});
