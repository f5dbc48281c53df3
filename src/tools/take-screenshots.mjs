// npm run screenshots: takes the pictures of the README, the manifest and link previews from the built site, always at
// the same size.

import { execFileSync, spawn } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { createServer } from 'node:net';
import { dirname } from 'node:path';
import { chromium } from '@playwright/test';
import { findBrowser } from './find-browser.mjs';

/** A separate build, because dist may be in use. */
const BUILD = ['--outDir', 'node_modules/.cache/screenshots'];
const SIZE = { width: 1200, height: 900 };

const REPORT = {
  hash: `#/name/${encodeURIComponent('vital\u00eck.eth')}`,
  /** Selector to wait for before the picture is taken. */
  ready: 'role=heading[name="Label by label"]',
};

const PICTURES = [
  { ...REPORT, file: 'e2e/screenshots/name-report.png' },
  { ...REPORT, file: 'public/pictures/wide.png', size: { width: 1280, height: 800 } },
  { ...REPORT, file: 'public/pictures/narrow.png', size: { width: 390, height: 780 } },
  { ...REPORT, file: 'public/pictures/preview.png', size: { width: 1200, height: 630 } },
  {
    file: 'e2e/screenshots/confusable-grid.png',
    hash: '#/grapheme/o',
    ready: 'text=/\\d+ %/ >> nth=0',
    /** Selector of the element at the top of the picture. */
    from: 'h2#confusables',
  },
  {
    file: 'e2e/screenshots/imitations.png',
    hash: '#/imitations/vitalik.eth',
    ready: 'text=/\\d % alike/ >> nth=0',
    from: 'h2#imitated',
  },
];

/** Returns a free port. */
function findFreePort() {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}

async function waitForAnswer(address) {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const isThere = await fetch(address).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isThere) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`Nothing answers at ${address}.`);
}

const vite = 'node_modules/vite/bin/vite.js';
execFileSync(process.execPath, [vite, 'build', ...BUILD, '--emptyOutDir', '--logLevel', 'warn'], {
  stdio: 'inherit',
});
const port = await findFreePort();
const preview = [
  'preview',
  ...BUILD,
  '--host',
  '127.0.0.1',
  '--port',
  String(port),
  '--strictPort',
];
const server = spawn(process.execPath, [vite, ...preview], { stdio: 'ignore' });
for (const { file } of PICTURES) mkdirSync(dirname(file), { recursive: true });
try {
  const address = `http://127.0.0.1:${port}/`;
  await waitForAnswer(address);
  const browser = await chromium.launch({
    executablePath: await findBrowser(),
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  });
  for (const { file, hash, ready, from, size = SIZE } of PICTURES) {
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
    // On a first visit the page shows for a while that it works offline.
    const news = page.getByText('Ready offline');
    await news.waitFor();
    await news.waitFor({ state: 'detached' });
    await page.screenshot({ path: file });
    console.log(file);
    await page.close();
  }
  await browser.close();
} finally {
  server.kill();
}
