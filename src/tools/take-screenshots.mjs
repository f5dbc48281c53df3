// npm run screenshots: builds the site and takes the screenshots for the README, the manifest and link previews.

import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { chromium } from '@playwright/test';
import { build, preview } from 'vite';
import { findBrowser } from './find-browser.mjs';

/** A separate build folder, because dist may be in use. */
const BUILD = { outDir: 'node_modules/.cache/screenshots', emptyOutDir: true };
const DEFAULT_SIZE = { width: 1200, height: 900 };

const NAME_REPORT = {
  hash: `#/name/${encodeURIComponent('vital\u00eck.eth')}`,
  /** A selector of an element that must exist before the screenshot is taken. */
  ready: 'text=/\\d\\s% alike/ >> nth=0',
};

const SCREENSHOTS = [
  { ...NAME_REPORT, file: 'e2e/screenshots/name-report.png' },
  { ...NAME_REPORT, file: 'public/pictures/wide.png', size: { width: 1280, height: 800 } },
  { ...NAME_REPORT, file: 'public/pictures/narrow.png', size: { width: 390, height: 780 } },
  { ...NAME_REPORT, file: 'public/pictures/preview.png', size: { width: 1200, height: 630 } },
  {
    file: 'e2e/screenshots/confusable-grid.png',
    hash: '#/grapheme/o',
    ready: 'text=/\\d+ %/ >> nth=0',
    /** Selector of the element to scroll to before taking the screenshot. */
    from: 'h2#confusables',
  },
  {
    file: 'e2e/screenshots/imitations.png',
    hash: '#/imitations/vitalik.eth',
    ready: 'text=/\\d\\s% alike/ >> nth=0',
    from: 'h1',
  },
];

const site = { build: BUILD, logLevel: 'warn' };
await build(site);
const server = await preview({ ...site, preview: { port: 0, open: false } });
for (const { file } of SCREENSHOTS) mkdirSync(dirname(file), { recursive: true });
try {
  const [address] = server.resolvedUrls.local;
  const browser = await chromium.launch({
    executablePath: await findBrowser(),
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  });
  for (const { file, hash, ready, from, size = DEFAULT_SIZE } of SCREENSHOTS) {
    const page = await browser.newPage({
      viewport: size,
      colorScheme: 'light',
      reducedMotion: 'reduce',
      locale: 'en',
    });
    await page.goto(address + hash);
    await page.locator(ready).waitFor();
    if (from) {
      await page.locator(from).evaluate((element) => {
        scrollTo(0, element.getBoundingClientRect().top + scrollY - 24);
      });
    }
    await page.evaluate(() => document.fonts.ready);
    // On the first visit, the page shows "Ready offline" for a few seconds.
    const message = page.getByText('Ready offline');
    await message.waitFor();
    await message.waitFor({ state: 'detached' });
    await page.screenshot({ path: file });
    console.log(file);
    await page.close();
  }
  await browser.close();
} finally {
  await server.close();
}
