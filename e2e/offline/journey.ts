import { expect, type Page } from '@playwright/test';
import { openDetails } from '../name-page.ts';
import { SCREENS } from '../screens.ts';
import { type Answer, ENDPOINT_ANSWERS, fetchAnswer, type PageRequest } from './endpoints.ts';

/** Opens the site and waits until it works without a network. */
export async function openAndKeep(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expect(page.getByText('Ready offline')).toBeVisible({ timeout: 30_000 });
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
}

/** Returns the address of the page's entry script, which differs in each build. */
export function getEntryScript(page: Page): Promise<string> {
  return page.evaluate(
    () => document.querySelector<HTMLScriptElement>('script[type="module"]')?.src ?? '',
  );
}

/** Opens every screen whose address has no name. */
export async function showEveryScreen(page: Page, address: string): Promise<void> {
  for (const screen of SCREENS) {
    await page.goto(`${address}#/${screen}`);
    await expect(page.getByRole('main')).not.toBeEmpty();
  }
}

/** Inspects a name and a grapheme through the page. */
export async function inspectThroughPage(page: Page, address: string): Promise<void> {
  await page.goto(`${address}#/name/v%C3%ACtalik.eth`);
  await expect(page.getByRole('heading', { level: 1, name: 'vìtalik.eth' })).toBeVisible();
  await expect(page.getByText('You probably want')).toBeVisible();
  await openDetails(page);
  await expect(page.getByText('Confusable Graphemes').first()).toBeVisible();
  await page.goto(`${address}#/grapheme/%C3%AC`);
  await expect(
    page.getByRole('heading', { level: 1, name: 'Latin Small Letter I With Grave' }),
  ).toBeVisible();
}

/** Sends a request from the page. */
export function ask(page: Page, path: string, init: PageRequest = {}): Promise<Answer> {
  return page.evaluate(fetchAnswer, [path, init] as const);
}

/** Sends requests to the documented endpoints from the page, including one that is rejected. */
export async function inspectThroughEndpoints(page: Page): Promise<void> {
  for (const { path, init, answer } of ENDPOINT_ANSWERS) {
    expect(await ask(page, path, init)).toMatchObject(answer);
  }
}
