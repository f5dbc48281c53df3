import { test as base, type Page } from '@playwright/test';
import { createListPage, type ListPage } from './list-page.ts';
import { createProtectPage, type ProtectPage } from './protect-page.ts';

/**
 * Removes service workers, because installing one would cost each test a second, and it would answer requests that a
 * test changes. Also removes the dialog for saving files, which a test cannot answer: the page then downloads them.
 */
function simplifyBrowser(): void {
  Reflect.deleteProperty(Navigator.prototype, 'serviceWorker');
  Reflect.deleteProperty(window, 'showSaveFilePicker');
}

/** A test in a browser without service workers. The journeys in e2e/offline use the service worker. */
export const test = base.extend<{ list: ListPage; protect: ProtectPage }>({
  context: async ({ context }, use) => {
    await context.addInitScript(simplifyBrowser);
    await use(context);
  },
  list: ({ page }, use) => use(createListPage(page)),
  protect: ({ page }, use) => use(createProtectPage(page)),
});

interface OpenPage {
  /** Returns the page, opened anew if the last test left traces. */
  take(): Promise<Page>;
  giveBack(hasPassed: boolean): Promise<void>;
}

/** Whether a page is as a new one, except for its history and the modules it has loaded. */
const isUntouched = (page: Page) =>
  page.evaluate(
    async () =>
      localStorage.length + sessionStorage.length + (await indexedDB.databases()).length === 0 &&
      innerWidth === 1280 &&
      innerHeight === 720,
  );

/**
 * A test that only reads. All tests of a worker share one page, because a new page costs ten times the processor time of
 * a change of its address. A test that fails, stores something or resizes the window gets the next test a new page.
 */
export const readingTest = base.extend<{ page: Page }, { openPage: OpenPage }>({
  openPage: [
    async ({ browser }, use, { project }) => {
      let page = null as Page | null;
      await use({
        async take() {
          if (!page) {
            const context = await browser.newContext({ baseURL: project.use.baseURL ?? '' });
            await context.addInitScript(simplifyBrowser);
            page = await context.newPage();
          }
          await page.goto('./#/about');
          await page.getByRole('heading', { level: 1, name: 'About Namescope' }).waitFor();
          await page.mouse.move(0, 0);
          return page;
        },
        async giveBack(hasPassed) {
          if (page && hasPassed && (await isUntouched(page).catch(() => false))) return;
          await page?.context().close();
          page = null;
        },
      });
      await page?.context().close();
    },
    { scope: 'worker' },
  ],
  page: async ({ openPage }, use, info) => {
    const page = await openPage.take();
    await use(page);
    await openPage.giveBack(info.status === info.expectedStatus);
  },
});
