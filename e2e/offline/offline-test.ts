// Journeys on a host of static files, with the service worker of the site.

import { test as base, expect, type Page } from '@playwright/test';
import { openDetails } from '../name-page.ts';
import { collectComplaints, expectText } from '../page-actions.ts';
import { type Answer, ENDPOINT_ANSWERS, fetchAnswer, type PageRequest } from './endpoints.ts';
import { type StaticSite, type StaticSiteOptions, startStaticSite } from './static-site.ts';

interface OfflineFixtures {
  /** Starts a host that stops at the end of the test. */
  startSite: (options?: StaticSiteOptions) => Promise<StaticSite>;
  /** Returns complaints of the browser. Leaves out answers that a journey provokes. */
  complaints: () => string[];
}

export const test = base.extend<OfflineFixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the dependencies of a fixture here
  startSite: async ({}, use) => {
    const sites: StaticSite[] = [];
    await use(async (options) => {
      const site = await startStaticSite(options);
      sites.push(site);
      return site;
    });
    await Promise.all(sites.map((site) => site.stop()));
  },
  complaints: ({ context }, use) => {
    const complaints = collectComplaints(context);
    return use(() => complaints.filter((text) => !text.includes('status of 4')));
  },
});

/** Opens the site and waits until it works without a network. */
export async function openAndKeep(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expect(page.getByText('Ready offline')).toBeVisible({ timeout: 30_000 });
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
}

/** Inspects a name and a grapheme through the page. */
export async function inspectThroughPage(page: Page, address: string): Promise<void> {
  await page.goto(`${address}#/name/v%C3%ACtalik.eth`);
  await expect(page.getByRole('heading', { level: 1, name: 'vìtalik.eth' })).toBeVisible();
  await expectText(page, 'You probably want');
  await openDetails(page);
  await expectText(page, 'Confusable Graphemes');
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
  await page.goto(`${address}#/lists`);
  await expect(page.getByRole('heading', { level: 1, name: 'Inspect a list' })).toBeVisible();
  await page.context().setOffline(false);
}
