import { expect, inject, test } from 'vitest';
import { ENDPOINT_ANSWERS, fetchAnswer } from '../offline/endpoints.ts';
import { startStaticSite } from '../offline/static-site.ts';
import { startFirefox, waitForText } from './open-firefox.ts';

const tab = startFirefox();

async function expectAnswers(): Promise<void> {
  for (const { path, init = {}, answer } of ENDPOINT_ANSWERS) {
    expect(await tab.page.evaluate(fetchAnswer, [path, init] as const)).toMatchObject(answer);
  }
}

const hasServiceWorker = () => tab.page.evaluate(() => navigator.serviceWorker.controller !== null);

test('opens, inspects and answers without the server', async () => {
  const { page } = tab;
  const { address, stop } = await startStaticSite({ basePath: '/tools/namescope/' });
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

  expect(tab.complaints).toEqual([]);
});

test('the server answers requests of a page without a service worker', async () => {
  const { page } = tab;
  await page.goto(`${inject('address')}licences.txt`);
  await expectAnswers();
  expect(await hasServiceWorker()).toBe(false);
});
