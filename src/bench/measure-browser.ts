import { once } from 'node:events';
import { existsSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { type Browser, chromium, type Page } from '@playwright/test';
import { build, type PreviewServer, preview } from 'vite';
import { createSiteServer } from '../hosts/site-server.ts';
import { findBrowser, getBrowserVersion } from '../tools/find-browser.mjs';
import type { Corpus } from './corpora.ts';
import type { EngineResult } from './measure-engine.ts';
import type { AnswerTimes, BrowserResult } from './print-results.ts';
import { findMedian } from './rounds.ts';

const root = process.cwd();
const pageRoot = `${root}/src/bench/browser`;
const pageOut = `${root}/node_modules/.cache/bench`;
const COLD_ROUNDS = 5;

async function serveBenchPage(): Promise<PreviewServer> {
  const shared = { configFile: false, root: pageRoot, logLevel: 'warn' } as const;
  await build({
    ...shared,
    worker: { format: 'es' },
    build: { outDir: pageOut, emptyOutDir: true, target: 'es2022', assetsInlineLimit: 0 },
  });
  return preview({ ...shared, build: { outDir: pageOut }, preview: { port: 0, open: false } });
}

/**
 * A slow phone, with the network that Lighthouse calls slow 4G:
 * https://github.com/GoogleChrome/lighthouse/blob/main/docs/throttling.md
 */
const SLOW_PHONE = {
  network: {
    offline: false,
    /** Milliseconds. */
    latency: 562.5,
    /** Bytes per second. */
    downloadThroughput: 1_440_000 / 8,
    uploadThroughput: 675_000 / 8,
  },
  slowdown: 4,
};

async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', SLOW_PHONE.network);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOW_PHONE.slowdown });
}

/** Opens a report with empty caches. Measures how long the page takes to show the verdict and the whole report. */
async function measureAnswer(
  browser: Browser,
  address: string,
  name: string,
  isSlow = false,
): Promise<AnswerTimes> {
  const rounds: AnswerTimes[] = [];
  for (let round = 0; round < COLD_ROUNDS; round += 1) {
    const context = await browser.newContext();
    const page = await context.newPage();
    if (isSlow) await slowDown(page);
    await page.goto(`${address}#/name/${encodeURIComponent(name)}`, { waitUntil: 'commit' });
    const waitFor = async (selector: string) => {
      const shown = await page.waitForFunction(
        (text) => (document.querySelector(text) ? performance.now() : null),
        selector,
      );
      return (await shown.jsonValue()) ?? Number.NaN;
    };
    rounds.push({
      verdict: await waitFor('header[data-tone]:not([data-tone=skip])'),
      report: await waitFor('article[aria-busy=false]'),
    });
    await context.close();
  }
  return {
    verdict: findMedian(rounds.map(({ verdict }) => verdict)),
    report: findMedian(rounds.map(({ report }) => report)),
  };
}

async function measureSite(browser: Browser): Promise<BrowserResult['firstAnswer']> {
  if (!existsSync(`${root}/dist/index.html`)) await build({ root, logLevel: 'warn' });
  const server = createSiteServer(`${root}/dist`).listen(0, '127.0.0.1');
  await once(server, 'listening');
  try {
    const address = `http://localhost:${(server.address() as AddressInfo).port}/`;
    return {
      plain: await measureAnswer(browser, address, 'vitalik.eth'),
      any: await measureAnswer(browser, address, 'vitalìk.eth'),
      slowPhone: await measureAnswer(browser, address, 'vitalìk.eth', true),
    };
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

/** Measures in Chromium: an engine in a worker, the client on a page, and the first answer of the site. */
export async function measureBrowser(
  corpora: readonly Corpus[],
): Promise<EngineResult & BrowserResult> {
  const executablePath = await findBrowser();
  const server = await serveBenchPage();
  const browser = await chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--js-flags=--expose-gc', '--enable-precise-memory-info'],
  });
  try {
    const page = await browser.newPage();
    page.on('pageerror', (error) => console.error(error));
    await page.goto(server.resolvedUrls?.local[0] ?? '');
    const engine = await page.evaluate((names) => window.measureEngine(names), corpora);
    const measured = await page.evaluate(() => window.measurePage());
    // Otherwise, garbage collection and idle workers of this page would affect the next measurement.
    await page.close();
    const firstAnswer = await measureSite(browser);
    return { runtime: getBrowserVersion(executablePath), ...engine, ...measured, firstAnswer };
  } finally {
    await browser.close();
    await server.close();
  }
}
