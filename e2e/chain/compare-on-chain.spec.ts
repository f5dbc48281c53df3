// What Compare says about facts from the chain.

import { expect, type Page } from '@playwright/test';
import { findViolations } from '../find-violations.ts';
import { expectText } from '../page-actions.ts';
import { test } from './chain-page.ts';

const LIMITS = 'Only the spelling was compared, not the owners or the addresses.';

const getAsk = (page: Page) => page.getByRole('button', { name: 'Ask your wallet' });

async function openPair(page: Page, first: string, second: string): Promise<void> {
  await page.goto(`./#/compare/${encodeURIComponent(first)}/${encodeURIComponent(second)}`);
  await expect(page.locator('article[aria-busy="false"]')).toBeVisible();
}

test('one click compares the addresses and owners of two names', async ({ page, wallets }) => {
  await wallets.add({ like: { 'vitalik-pay.eth': 'other.eth', 'rnetamask.eth': 'foreign.eth' } });
  await openPair(page, 'vitalik.eth', 'vitalik-pay.eth');
  await expectText(page, LIMITS);
  await getAsk(page).click();
  await expectText(page, 'Both names lead to the same address');
  await expectText(page, 'Both names have the same owner');
  await expect(page.getByText(LIMITS)).toBeHidden();

  await openPair(page, 'vitalik.eth', 'rnetamask.eth');
  await getAsk(page).click();
  await expectText(page, 'The names lead to different addresses');
  await expectText(page, 'The names have different owners');
  await expectText(page, 'Above: the address of the first name.');
  expect(await findViolations(page)).toEqual({ violations: [], unjudged: [] });
});
