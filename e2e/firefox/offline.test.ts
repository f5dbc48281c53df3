import { fileURLToPath } from 'node:url';
import type { Page } from 'puppeteer-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, inject, test } from 'vitest';
import { ENDPOINT_ANSWERS, fetchAnswer } from '../offline/endpoints.ts';
import { startStaticSite } from '../offline/static-site.ts';
import {
  type Firefox,
  type FirefoxPage,
  getByRole,
  openFirefox,
  waitForText,
} from './open-firefox.ts';

const folder = fileURLToPath(new URL('../../dist', import.meta.url));

let firefox: Firefox;
let opened: FirefoxPage;
let page: Page;

beforeAll(async () => {
  firefox = await openFirefox();
});
afterAll(() => firefox.close());

beforeEach(async () => {
  opened = await firefox.openPage();
  page = opened.page;
});
afterEach(() => opened.close());

async function expectAnswers(): Promise<void> {
  for (const { path, init = {}, answer } of ENDPOINT_ANSWERS) {
    expect(await page.evaluate(fetchAnswer, [path, init] as const)).toMatchObject(answer);
  }
}

const hasServiceWorker = () => page.evaluate(() => navigator.serviceWorker.controller !== null);

test('opens, inspects and answers without the server', async () => {
  const { address, stop } = await startStaticSite({ folder, basePath: '/tools/namescope/' });
  await page.goto(`${address}#/about`);
  await waitForText(page, 'Ready offline. This device has');
  await expect.poll(hasServiceWorker).toBe(true);
  // The host has no endpoints: the service worker answers from the first visit on.
  await expectAnswers();

  await stop();
  await page.reload();
  await waitForText(page, 'Ready offline. This device has');
  await page.goto(`${address}#/name/vital%C3%ACk.eth`);
  await page.locator('article[aria-busy="false"]').wait();
  await waitForText(page, 'vitalik.eth');
  await page.goto(`${address}#/grapheme/%C3%AC`);
  await waitForText(page, 'Latin Small Letter I With Grave');
  await expectAnswers();

  await page.goto(`${address}#/developers`);
  await getByRole(page, 'button', 'Send').click();
  await waitForText(page, 'Answered by the service worker of this page');
  expect(opened.complaints).toEqual([]);
});

test('the server answers requests of a page without a service worker', async () => {
  await page.goto(`${inject('address')}licences.txt`);
  await expectAnswers();
  expect(await hasServiceWorker()).toBe(false);
});
