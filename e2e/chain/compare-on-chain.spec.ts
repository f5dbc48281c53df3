// What Compare says about facts from the chain.

import { expect, type Page } from '@playwright/test';
import { findViolations } from '../find-violations.ts';
import { test } from './chain-page.ts';

const LIMITS = 'Only the spelling was compared, not the owners or the addresses.';

const getAsk = (page: Page) => page.getByRole('button', { name: 'Ask your wallet' });

async function openPair(page: Page, first: string, second: string): Promise<void> {
  await page.goto(`./#/compare/${encodeURIComponent(first)}/${encodeURIComponent(second)}`);
  await expect(page.locator('article[aria-busy="false"]')).toBeVisible();
}

test('one click asks for both names and compares their addresses and owners', async ({
  page,
  wallets,
}) => {
  await wallets.add({ like: { 'vitalik-pay.eth': 'other.eth', 'rnetamask.eth': 'foreign.eth' } });
  await openPair(page, 'vitalik.eth', 'vitalik-pay.eth');
  await expect(page.getByText(LIMITS)).toBeVisible();
  await getAsk(page).click();
  await expect(page.getByText('Both names lead to the same address')).toBeVisible();
  await expect(page.getByText('Both names have the same owner')).toBeVisible();
  await expect(page.getByText(LIMITS)).toBeHidden();

  await openPair(page, 'vitalik.eth', 'rnetamask.eth');
  await getAsk(page).click();
  await expect(page.getByText('The names lead to different addresses')).toBeVisible();
  await expect(page.getByText('The names have different owners')).toBeVisible();
  await expect(page.getByText('Above: the address of the first name.')).toBeVisible();
  expect(await findViolations(page)).toEqual({ violations: [], unjudged: [] });
});
