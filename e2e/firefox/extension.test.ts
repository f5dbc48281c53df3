import { rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { FIREFOX_VERSION } from '../../src/extension/manifest.ts';
import { copyExtension } from '../../src/tools/copy-extension.ts';
import { getBrowserVersion } from '../../src/tools/find-browser.mjs';
import { type Firefox, openFirefox, type Page, waitForText } from './open-firefox.ts';

const readMajor = (version: string) => Number(/\d+/.exec(version)?.[0]);

const version = getBrowserVersion(process.env.FIREFOX_PATH ?? '');
// On Windows, the version is unknown, so the tests run anyway.
const isTooOld = readMajor(version) < readMajor(FIREFOX_VERSION);
if (isTooOld) {
  console.log(`The extension was NOT tried: it needs Firefox ${FIREFOX_VERSION}, not ${version}.`);
}

const HTML =
  '<!doctype html><title>Test</title><link rel="icon" href="data:,"><p>Pay vitaIik.eth</p><p>nick.eth</p>';

let server: Server;
let address: string;
let folder: string;
let firefox: Firefox;

beforeAll(async () => {
  if (isTooOld) return;
  server = createServer((_, response) => {
    response.writeHead(200, {
      'Content-Type': 'text/html',
      'Content-Security-Policy': "default-src 'none'; img-src data:",
    });
    response.end(HTML);
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  address = `http://localhost:${(server.address() as AddressInfo).port}/`;

  // This script opens a report, as clicking a mark does. WebDriver BiDi cannot open extension pages.
  const opener = { matches: ['http://localhost/open'], js: ['opener.js'] };
  folder = copyExtension(true, 'firefox', { content_scripts: [opener] });
  const code = "chrome.runtime.sendMessage({ kind: 'open', text: 'vitaIik.eth' });";
  writeFileSync(join(folder, 'opener.js'), code);
  firefox = await openFirefox();
  await firefox.installExtension(folder);
});
afterAll(async () => {
  if (isTooOld) return;
  await firefox.close();
  server.close();
  rmSync(folder, { recursive: true });
});

/** Opens the report of a deceptive name in the extension. */
async function openReport(): Promise<Page> {
  const { page } = await firefox.openPage();
  await page.goto(`${address}open`);
  return firefox.findTab('moz-extension:');
}

/** Opens another extension page in a new tab. */
async function openOwnPage(report: Page, path: string): Promise<Page> {
  const url = await report.evaluate(async (own) => {
    const full = chrome.runtime.getURL(own);
    await chrome.tabs.create({ url: full });
    return full;
  }, path);
  return firefox.findTab(url);
}

test.skipIf(isTooOld)('marks a deceptive name and opens its report', async () => {
  const { page, complaints } = await firefox.openPage();
  await page.goto(address);
  await page.waitForSelector('[data-namescope-mark]');
  expect(complaints).toEqual([]);

  const report = await openReport();
  const reportComplaints: string[] = [];
  report.on('pageerror', (error) => reportComplaints.push(String(error)));
  await waitForText(report, 'This is not vitalik.eth.');
  await report.waitForSelector('article[aria-busy="false"]');
  await waitForText(report, 'Latin Capital Letter I');

  // The report is a page of the extension, so it can call the background and the extension API.
  const readBadges = () =>
    report.evaluate(async () => {
      const tabs = await chrome.tabs.query({ url: 'http://localhost/*' });
      return Promise.all(tabs.map(({ id }) => chrome.action.getBadgeText({ tabId: id ?? 0 })));
    });
  // The background sets a badge after the page has drawn its marks.
  await expect.poll(readBadges, { timeout: 10_000 }).toEqual(['1', '1']);
  const [read] = await report.evaluate(() =>
    chrome.runtime.sendMessage({ kind: 'read', text: 'Send to vitaIik.eth' }),
  );
  expect(read.headline).toBe('Don’t send. This is not vitalik.eth.');

  expect(reportComplaints).toEqual([]);

  const popup = await openOwnPage(report, 'site/popup.html');
  await popup.locator('#text').fill('vitaIik.eth');
  await waitForText(popup, 'This is not vitalik.eth.');
});

test.skipIf(isTooOld)('shares trusted names between the background and the site', async () => {
  const page = await openOwnPage(await openReport(), 'site/index.html#/protect');
  await waitForText(page, 'You trust');
  const url = await page.evaluate(async () => {
    await chrome.runtime.sendMessage({ kind: 'trust', name: 'my-friend.eth' });
    return chrome.runtime.getURL('site/trust-name.html');
  });
  const question = await firefox.findTab(url);
  await waitForText(question, 'my-friend.eth');
  await question.waitForSelector('#trust:not(:disabled)');
  await question.locator('#trust').click();
  await waitForText(page, 'my-friend.eth');
});
