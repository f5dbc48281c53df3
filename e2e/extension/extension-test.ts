import { rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  type BrowserContext,
  test as base,
  chromium,
  expect,
  type Page,
  type Worker,
} from '@playwright/test';
import { copyExtension } from '../../src/tools/copy-extension.ts';

/** A browser with the built extension. */
export interface ExtensionBrowser {
  readonly context: BrowserContext;
  /** The background of the extension. */
  readonly background: Worker;
  /** URLs that were requested, except those of the test pages and of the extension. */
  readonly requests: string[];
  /** Serves a page and opens it. */
  openPage(html: string, headers?: Record<string, string>): Promise<Page>;
  /** Serves a page without opening it. Returns its address. */
  servePage(html: string, headers?: Record<string, string>): string;
  openOwnPage(path: string): Promise<Page>;
}

/** Creates a server for pages that the tests add. */
async function startPageServer() {
  const pages = new Map<string, { html: string; headers: Record<string, string> }>();
  const server: Server = createServer(({ url = '' }, response) => {
    const page = pages.get(url);
    response.writeHead(page ? 200 : 404, {
      'Content-Type': 'text/html; charset=utf-8',
      ...page?.headers,
    });
    response.end(page?.html ?? '');
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const { port } = server.address() as AddressInfo;
  return {
    server,
    origin: `http://localhost:${port}`,
    add(html: string, headers: Record<string, string> = {}): string {
      const path = `/${pages.size + 1}`;
      pages.set(path, { html, headers });
      return `http://localhost:${port}${path}`;
    },
  };
}

interface WorkerFixtures {
  /** Whether the extension has access to all pages. */
  isAllowed: boolean;
  sharedBrowser: ExtensionBrowser;
}

/** Closes all pages and forgets what the extension has stored. */
async function cleanUp({ context, background, requests }: ExtensionBrowser): Promise<void> {
  const [, ...pages] = context.pages();
  await Promise.all(pages.map((page) => page.close()));
  await background.evaluate(() => chrome.storage.local.clear());
  requests.length = 0;
}

/**
 * Test that runs in Chromium with the extension. Chromium's headless shell does not support extensions. The tests of a
 * worker share one browser.
 */
export const test = base.extend<{ extension: ExtensionBrowser }, WorkerFixtures>({
  isAllowed: [true, { option: true, scope: 'worker' }],
  sharedBrowser: [
    async ({ isAllowed }, use, { project }) => {
      const { launchOptions } = project.use;
      const folder = copyExtension(isAllowed);
      const { BROWSER_PATH } = process.env;
      const context = await chromium.launchPersistentContext('', {
        ...(BROWSER_PATH ? { executablePath: BROWSER_PATH } : { channel: 'chromium' }),
        args: [
          ...(launchOptions?.args ?? []),
          `--disable-extensions-except=${folder}`,
          `--load-extension=${folder}`,
        ],
      });
      const pages = await startPageServer();
      const requests: string[] = [];
      context.on('request', (request) => {
        const url = request.url();
        if (!url.startsWith(pages.origin) && !url.startsWith('chrome-extension:'))
          requests.push(url);
      });
      const background =
        context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker'));
      const open = async (url: string) => {
        const page = await context.newPage();
        await page.goto(url);
        return page;
      };
      if (isAllowed) await waitForScript(background);
      await use({
        context,
        background,
        requests,
        servePage: pages.add,
        openPage: (html, headers) => open(pages.add(html, headers)),
        openOwnPage: (path) => open(new URL(path, background.url()).href),
      });
      await context.close();
      pages.server.close();
      rmSync(folder, { recursive: true, force: true });
    },
    { scope: 'worker' },
  ],
  extension: async ({ sharedBrowser }, use) => {
    await use(sharedBrowser);
    await cleanUp(sharedBrowser);
  },
});

/** Runs the parts of a test. Closes the pages of each, so that they do not disturb other parts. */
export async function runSteps(
  extension: ExtensionBrowser,
  steps: Record<string, () => Promise<void>>,
): Promise<void> {
  for (const [title, run] of Object.entries(steps)) {
    await test.step(title, run);
    await cleanUp(extension);
  }
}

/** Waits until the content script is registered. */
async function waitForScript(background: Worker): Promise<void> {
  await background.evaluate(async () => {
    for (;;) {
      const scripts = await chrome.scripting.getRegisteredContentScripts();
      if (scripts.length > 0) return;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  });
}

/** Label of a mark: the name and its verdict. */
const LABEL = /^Namescope, \u2068(.*?)\u2069, (.*)$/u;

/**
 * Reads the verdicts of the marks on a page as assistive technology does, because scripts of the page cannot access the
 * marks. Leaves out the frames.
 *
 * @example await readMarks(page) // ['alert: Don’t send. This is not vitalik.eth.']
 */
export async function readMarks(page: Page): Promise<string[]> {
  const buttons = await listAccessible(page, 'button');
  return buttons.flatMap((name) => LABEL.exec(name)?.[2] ?? []);
}

/** Returns the names of all elements with a role that assistive technology finds on a page. */
async function listAccessible(page: Page, role: string): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  await session.detach();
  return nodes.flatMap((node) => (node.role?.value === role ? [String(node.name?.value)] : []));
}

/** The icon of a mark, in CSS pixels of the viewport. */
export interface MarkIcon {
  readonly name: string;
  readonly x: number;
  readonly y: number;
}

/** Evaluates an expression in the extension's own world of a page. Resolves to null if the extension has not started. */
export async function evaluateInExtension(page: Page, expression: string): Promise<unknown> {
  const session = await page.context().newCDPSession(page);
  const worlds: number[] = [];
  session.on('Runtime.executionContextCreated', ({ context }) => {
    if (context.origin.startsWith('chrome-extension:')) worlds.push(context.id);
  });
  await session.send('Runtime.enable');
  const [contextId] = worlds;
  if (contextId === undefined) return null;
  const { result } = await session.send('Runtime.evaluate', {
    contextId,
    expression,
    returnByValue: true,
    awaitPromise: true,
  });
  await session.detach();
  return result.value;
}

/** Returns where the icons of the marks on a page are. */
export async function listIcons(page: Page): Promise<MarkIcon[]> {
  const icons = await evaluateInExtension(
    page,
    `[...document.querySelectorAll('[data-namescope-mark]')].flatMap((host) =>
      [...chrome.dom.openOrClosedShadowRoot(host).querySelectorAll('.mark > button')].map((button) => {
        const { x, y } = button.getBoundingClientRect();
        const [, name] = button.ariaLabel.replace(/[\u2066-\u2069]/gu, '').split(', ');
        return { name, x: x + 8, y: y + 8 };
      }))`,
  );
  return (icons as MarkIcon[] | null) ?? [];
}

/** Waits until the marks on a page have exactly these verdicts. */
export const expectMarks = (page: Page, ...verdicts: string[]) =>
  expect.poll(() => readMarks(page)).toEqual(verdicts);

/** Waits until exactly these names have an icon on a page, in any order. */
export const expectNames = (page: Page, ...names: string[]) =>
  expect
    .poll(async () => (await listIcons(page)).map(({ name }) => name).sort())
    .toEqual(names.sort());

/** Waits until the page has exactly one mark, and returns its icon. */
export async function findIcon(page: Page): Promise<MarkIcon> {
  await expect.poll(() => listIcons(page)).toHaveLength(1);
  const [icon] = await listIcons(page);
  if (!icon) throw new Error('The mark has disappeared.');
  return icon;
}

/** Waits until the open panel of a mark shows a text. */
export const expectPanel = (page: Page, text = 'Full report') =>
  expect.poll(() => readTexts(page)).toContain(text);

export const NOT_VITALIK = 'alert: Don’t send. This is not vitalik.eth.';
export const NOT_METAMASK = 'alert: Don’t send. This is not metamask.eth.';

/** Reads all texts that assistive technology sees in the open panel of a mark. */
export const readTexts = async (page: Page) =>
  (await listAccessible(page, 'StaticText')).join('\n');

/** Returns the badge of the only tab with a test page. */
export function readBadge({ background }: ExtensionBrowser): Promise<string> {
  return background.evaluate(async () => {
    const [tab] = await chrome.tabs.query({ url: 'http://localhost/*' });
    return chrome.action.getBadgeText({ tabId: tab?.id ?? 0 });
  });
}
