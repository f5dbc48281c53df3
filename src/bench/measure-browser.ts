import { existsSync } from 'node:fs';
import { type Browser, chromium } from '@playwright/test';
import { build, type PreviewServer, preview } from 'vite';
// biome-ignore lint/correctness/useImportExtensions: imports the script, not its declaration file
import { findBrowser, getBrowserVersion } from '../tools/find-browser.mjs';
import type { BrowserResult } from './browser-result.ts';
import type { Corpus } from './corpora.ts';
import type { EngineResult } from './results.ts';
import { findMedian } from './rounds.ts';

const root = process.cwd();
const pageRoot = `${root}/src/bench/browser`;
const pageOut = `${root}/node_modules/.cache/bench`;
const COLD_ROUNDS = 5;

function getAddress(server: PreviewServer): string {
  const address = server.resolvedUrls?.local[0];
  if (!address) throw new Error('The preview server has no address.');
  return address;
}

async function serveBenchPage(): Promise<PreviewServer> {
  const shared = { configFile: false, root: pageRoot, logLevel: 'warn' } as const;
  await build({
    ...shared,
    worker: { format: 'es' },
    build: { outDir: pageOut, emptyOutDir: true, target: 'es2022', assetsInlineLimit: 0 },
  });
  return preview({ ...shared, build: { outDir: pageOut }, preview: { port: 0, open: false } });
}

/** Measures the milliseconds from the start of the navigation until the page shows a verdict, without caches. */
async function measureFirstAnswer(
  browser: Browser,
  address: string,
  name: string,
): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < COLD_ROUNDS; round += 1) {
    const context = await browser.newContext();
    const page = await context.newPage();
    await page.goto(`${address}#/name/${encodeURIComponent(name)}`, { waitUntil: 'commit' });
    const answered = await page.waitForFunction(() =>
      document.querySelector('header[data-tone]:not([data-tone=skip])') ? performance.now() : null,
    );
    times.push((await answered.jsonValue()) ?? Number.NaN);
    await context.close();
  }
  return findMedian(times);
}

async function measureFirstAnswers(browser: Browser): Promise<BrowserResult['firstAnswer']> {
  if (!existsSync(`${root}/dist/index.html`)) await build({ root, logLevel: 'warn' });
  const server = await preview({ root, preview: { port: 0, open: false }, logLevel: 'warn' });
  try {
    const address = getAddress(server);
    return {
      plain: await measureFirstAnswer(browser, address, 'vitalik.eth'),
      any: await measureFirstAnswer(browser, address, 'vitalìk.eth'),
    };
  } finally {
    await server.close();
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
    await page.goto(getAddress(server));
    const engine = await page.evaluate((names) => window.measureEngine(names), corpora);
    const measured = await page.evaluate(() => window.measurePage());
    // Otherwise, garbage collection and idle workers of this page would affect the next measurement.
    await page.close();
    const firstAnswer = await measureFirstAnswers(browser);
    return { runtime: getBrowserVersion(executablePath), ...engine, ...measured, firstAnswer };
  } finally {
    await browser.close();
    await server.close();
  }
}
