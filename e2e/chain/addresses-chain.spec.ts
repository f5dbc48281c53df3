import { expect, type Page } from '@playwright/test';
import { BOB, DAVE } from '../../src/chain/testing/seeded-names.ts';
import { findViolations } from '../find-violations.ts';
import { getField } from '../name-page.ts';
import { expectNoOverflow, press } from '../page-actions.ts';
import { test } from './chain-page.ts';

/** Opens the screen of a text that someone pasted, and returns the card of its address. */
async function openAddress(page: Page, address: string) {
  await page.goto(`./#/name/${encodeURIComponent(address)}`);
  await expect(getField(page)).toHaveValue(address);
  return page
    .locator('section')
    .filter({ hasText: 'hecksum' })
    .filter({ hasText: address.slice(-4) });
}

test('shows the primary name of an address, even if the name is hostile', async ({
  page,
  wallets,
}) => {
  const wallet = await wallets.add();
  const card = await openAddress(page, BOB);
  await press(card, 'Ask your wallet');
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

  const hostile = await openAddress(page, DAVE);
  await press(hostile, 'Ask your wallet');
  await expect(hostile.locator('[data-label="U+202E"], [data-label*="RLO"]').first()).toBeVisible();
  await expect(hostile).toHaveAttribute('data-chain-tone', 'alert');
  await page.setViewportSize({ width: 320, height: 800 });
  await expectNoOverflow(page);
  expect((await hostile.boundingBox())?.height).toBeLessThan(900);
});
