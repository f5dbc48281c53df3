// Drives an unmodified Firefox with WebDriver BiDi.

import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest';
import { installOnDemand } from '../../src/tools/on-demand-packages.ts';

/** Parts of Puppeteer that the tests use. Puppeteer's own types are installed with it. */
interface Puppeteer {
  launch(options: object): Promise<Browser>;
}

interface Browser {
  createBrowserContext(): Promise<{ newPage(): Promise<Page>; close(): Promise<void> }>;
  installExtension(folder: string): Promise<string>;
  pages(): Promise<Page[]>;
  close(): Promise<void>;
}

export interface Page {
  keyboard: { type(text: string): Promise<void>; press(key: string): Promise<void> };
  goto(url: string): Promise<unknown>;
  reload(): Promise<unknown>;
  title(): Promise<string>;
  focus(selector: string): Promise<void>;
  setViewport(size: { width: number; height: number }): Promise<void>;
  on(event: 'console', listener: (message: { type(): string; text(): string }) => void): void;
  on(event: 'pageerror', listener: (error: unknown) => void): void;
  evaluate<A extends unknown[], R>(run: (...args: A) => R, ...args: A): Promise<Awaited<R>>;
  evaluateOnNewDocument(run: () => void): Promise<unknown>;
  waitForFunction<A extends unknown[]>(
    run: (...args: A) => unknown,
    options?: { timeout: number },
    ...args: A
  ): Promise<unknown>;
  waitForSelector(selector: string): Promise<ElementHandle>;
  $eval<R>(selector: string, run: (element: Element) => R): Promise<R>;
  $$eval<R>(selector: string, run: (elements: Element[]) => R): Promise<R>;
  locator(selector: string): Locator;
}

interface Locator {
  click(): Promise<void>;
  fill(text: string): Promise<void>;
  wait(): Promise<unknown>;
  waitHandle(): Promise<ElementHandle>;
}

interface ElementHandle {
  evaluate(run: (element: Element) => void): Promise<void>;
  uploadFile(...paths: string[]): Promise<void>;
}

function loadPuppeteer(): Puppeteer {
  return createRequire(join(installOnDemand('puppeteer'), 'puppeteer'))('puppeteer-core').default;
}

export interface Firefox {
  /** Opens a page in a new profile. */
  openPage(): Promise<FirefoxPage>;
  /** Installs the extension from a folder until Firefox closes. */
  installExtension(folder: string): Promise<void>;
  /** Waits for a tab that a page or an extension opens. */
  findTab(urlStart: string): Promise<Page>;
  /** Waits for a download, removes its file and returns the text. `name` matches the name of the file. */
  readDownload(name: RegExp): Promise<string>;
  close(): Promise<void>;
}

export interface FirefoxPage {
  page: Page;
  /** Errors, warnings and policy violations that the browser reported. */
  complaints: string[];
  close(): Promise<void>;
}

/** Logs policy violations as console errors, because Firefox reports them separately. */
function reportViolations(): void {
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
    console.error(`The policy forbids ${blockedURI}: ${violatedDirective}`);
  });
}

/** Starts the Firefox of FIREFOX_PATH without a window. */
export async function openFirefox(
  preferences: Record<string, boolean | number | string> = {},
): Promise<Firefox> {
  const folder = await mkdtemp(join(tmpdir(), 'namescope-firefox-'));
  const browser = await loadPuppeteer().launch({
    browser: 'firefox',
    executablePath: process.env.FIREFOX_PATH ?? '',
    headless: true,
    timeout: 90_000,
    extraPrefsFirefox: {
      'browser.download.dir': folder,
      'browser.download.folderList': 2,
      'browser.download.useDownloadDir': true,
      'browser.download.always_ask_before_handling_new_types': false,
      ...preferences,
    },
  });

  return {
    async openPage() {
      const context = await browser.createBrowserContext();
      const page = await context.newPage();
      const complaints: string[] = [];
      page.on('console', (message) => {
        if (['error', 'warn'].includes(message.type())) complaints.push(message.text());
      });
      page.on('pageerror', (error) => complaints.push(String(error)));
      await page.evaluateOnNewDocument(reportViolations);
      return { page, complaints, close: () => context.close() };
    },
    async installExtension(folder) {
      await browser.installExtension(folder);
    },
    async findTab(urlStart) {
      let found: Page | undefined;
      await expect
        .poll(async () => {
          for (const page of await browser.pages()) {
            // Puppeteer does not learn the URL of a tab that an extension opens.
            const url = await page.evaluate(() => location.href).catch(() => '');
            if (url.startsWith(urlStart)) found = page;
          }
          return found;
        })
        .toBeDefined();
      return found as Page;
    },
    async readDownload(name) {
      let path = '';
      let text = '';
      const readText = async () => {
        const fileName = (await readdir(folder)).find((found) => name.test(found));
        if (fileName === undefined) return '';
        path = join(folder, fileName);
        text = await readFile(path, 'utf8').catch(() => '');
        return text;
      };
      // Firefox first creates an empty file with this name and replaces it at the end.
      await expect.poll(readText).not.toBe('');
      await rm(path);
      return text;
    },
    async close() {
      await browser.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Starts a Firefox for all tests of a file, and a page for each. The page of a test is `tab.page`. */
export function startFirefox(): FirefoxPage {
  let firefox: Firefox;
  const tab = {} as FirefoxPage;
  beforeAll(async () => {
    firefox = await openFirefox();
  });
  beforeEach(async () => {
    Object.assign(tab, await firefox.openPage());
  });
  afterEach(() => tab.close());
  afterAll(() => firefox.close());
  return tab;
}

/** Waits until the page shows a text. */
export async function waitForText(page: Page, text: string, timeout = 30_000): Promise<void> {
  // biome-ignore lint/performance/useDomNodeTextContent: only visible text counts
  const isSeen = (words: string) => document.body.innerText.includes(words);
  await page.waitForFunction(isSeen, { timeout }, text).catch((cause: unknown) => {
    throw new Error(`“${text}” did not appear.`, { cause });
  });
}

/** Returns the element with this role and accessible name. */
export function getByRole(page: Page, role: string, name: string) {
  return page.locator(`::-p-aria([role="${role}"][name="${name}"])`);
}
