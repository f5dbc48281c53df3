import { expect, type Page } from '@playwright/test';
import { inspectThroughPage } from './journey.ts';

async function inspectList(page: Page, address: string): Promise<void> {
  await page.goto(`${address}#/lists`);
  await expect(page.getByRole('heading', { level: 1, name: 'Inspect a list' })).toBeVisible();
}

/** Checks that the open page works with the network and without it. */
export async function expectWholeSite(page: Page, address: string): Promise<void> {
  await expect(page.locator('main h1').first()).toBeVisible();
  await inspectThroughPage(page, address);
  await page.goto(`${address}#/about`);
  await expect(page.getByText('Ready offline. This device').first()).toBeVisible({
    timeout: 30_000,
  });
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await page.context().setOffline(true);
  await page.reload();
  await inspectThroughPage(page, address);
  await inspectList(page, address);
  await page.context().setOffline(false);
}
