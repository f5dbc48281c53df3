import { expect, type Page, type Worker as PageWorker } from '@playwright/test';
import { chooseEvery } from '../src/engine/testing/test-scope.ts';
import { getField, getFullReport, getTitle, getVerdict, openName } from './name-page.ts';
import { test } from './site-test.ts';

async function findInspectorWorker(page: Page): Promise<PageWorker> {
  const isInspector = (worker: PageWorker) => worker.url().includes('inspector-worker');
  return page.workers().find(isInspector) ?? page.waitForEvent('worker', isInspector);
}

const RESTARTED = 'The inspector stopped and was restarted.';

test.describe('a worker that dies', () => {
  test('is replaced with a message', { tag: '@all' }, async ({ page }) => {
    await openName(page, 'vitalìk.eth');
    const first = await findInspectorWorker(page);
    await first.evaluate(() => setTimeout(() => self.close()));
    await expect(page.getByText(RESTARTED)).toBeVisible();
    await openName(page, 'vitalík.eth');
    await expect(getVerdict(page)).toContainText('Don’t send. This is not vitalik.eth.');
    expect(await findInspectorWorker(page)).not.toBe(first);
    await page.getByRole('button', { name: 'Close' }).click();
    await expect(page.getByText(RESTARTED)).toHaveCount(0);
  });

  test('is replaced during a request, which is answered', async ({ page }) => {
    await openName(page, 'vitalik.eth');
    const worker = await findInspectorWorker(page);
    // The worker is busy for longer than the page waits, and then dies.
    await worker.evaluate(() => {
      setTimeout(() => {
        const end = Date.now() + 600;
        while (Date.now() < end);
        self.close();
      });
    });
    await getField(page).fill('vitalìk.eth');
    await expect(getTitle(page, 'vitalìk.eth')).toBeAttached();
    await expect(getFullReport(page)).toBeVisible();
    await expect(page.getByText(RESTARTED)).toBeVisible();
  });
});

test.describe('tables that fail to load', () => {
  test('leave verdicts of plain names, and load again on request', async ({ page }) => {
    let isDown = true;
    await page.route('**/bulk-*.bin', (route) => (isDown ? route.abort() : route.continue()));
    await page.goto('./#/name/vital%C3%ACk.eth');
    await expect(page.getByRole('alert')).toContainText('could not be loaded');
    await getField(page).fill('vitalik.eth');
    await expect(getVerdict(page)).toContainText('This is the known name');
    await getField(page).fill('vitalìk.eth');
    // The alert of the plain name is similar. This text appears only once loading has failed.
    await expect(page.getByText('No report for this name')).toBeVisible();
    isDown = false;
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(getFullReport(page)).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
    await expect(getVerdict(page)).toContainText('This is not vitalik.eth');
  });

  test('leave the verdict if only the details are missing', async ({ page }) => {
    let isDown = true;
    await page.route('**/details-*.bin', (route) =>
      isDown ? route.fulfill({ status: 503 }) : route.continue(),
    );
    await page.goto('./#/name/vital%C3%ACk.eth');
    await expect(page.getByRole('alert')).toContainText('503');
    await expect(getVerdict(page)).toContainText('This is not vitalik.eth');
    isDown = false;
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText('You were given')).toBeVisible();
    await expect(page.getByText('Technical details')).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
  });

  test('delay all verdicts except those of plain names while they load', async ({ page }) => {
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    let asked = 0;
    await page.route('**/*.bin', async (route) => {
      asked += 1;
      await released;
      await route.continue();
    });
    await page.goto('./#/name/vitalik.eth');
    await expect(getVerdict(page)).toContainText('This is the known name');
    await expect(page.locator('article[aria-busy="true"]')).toBeVisible();
    await getField(page).fill('vitalìk.eth');
    await expect(getVerdict(page)).toContainText('Inspecting…');
    expect(asked).toBeGreaterThan(0);
    release();
    await expect(getFullReport(page)).toBeVisible();
    await expect(getVerdict(page)).toContainText('This is not vitalik.eth');
  });
});

test('loads a missing script again on request', async ({ page }) => {
  let isDown = true;
  await page.route('**/assets/later/grapheme-*.js', (route) =>
    isDown ? route.abort() : route.continue(),
  );
  await page.goto('./#/grapheme/a');
  await expect(page.getByRole('alert')).toBeVisible();
  isDown = false;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(getTitle(page, 'Latin Small Letter A')).toBeVisible();
});

interface Shift {
  value: number;
  /** Start of the HTML of each element that moved. */
  nodes: string[];
}

/** Records layout shifts in `window.shifts`. */
async function recordShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: Shift[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as PerformanceEntry[]) {
        const { value, hadRecentInput, sources } = entry as PerformanceEntry & {
          value: number;
          hadRecentInput: boolean;
          sources: { node: Element | null }[];
        };
        if (hadRecentInput) continue;
        const nodes = sources.map(({ node }) => node?.outerHTML?.slice(0, 60) ?? '');
        shifts.push({ value, nodes });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

test('the layout does not shift while results arrive', async ({ page }) => {
  await recordShifts(page);
  // Delays the tables so that every state is drawn.
  await page.route('**/*.bin', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 300));
    await route.continue();
  });
  const states = [
    ['the field', '/', 'Names to try'],
    ['a plain name', '/name/vitalik.eth', 'Technical details'],
    ['an imitation', '/name/vital%C3%ACk.eth', 'This device draws'],
    ['a name in another script', '/name/%D0%B0%D0%B2%D1%82%D0%BE%D1%80.eth', 'Written in Cyrillic'],
    ['an unnormalized name', '/name/Brantly.eth', 'You probably want'],
    ['a grapheme', '/grapheme/a', 'Percentages show'],
    ['a grapheme of a name', '/grapheme/%C3%AC/in/vital%C3%ACk.eth/6', 'Percentages show'],
    ['143 confusables', '/grapheme/%F0%9F%91%A8', 'Percentages show'],
  ] as const;
  for (const [at, [name, fragment, ready]] of chooseEvery(2, [...states.entries()])) {
    await test.step(name, async () => {
      await page.setViewportSize({ width: at % 4 === 0 ? 1440 : 320, height: 900 });
      await page.goto('about:blank');
      await page.goto(`./#${fragment}`);
      await expect(page.locator('main').getByText(ready).first()).toBeVisible();
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
      // The browser reports a shift after the frame in which it happened.
      await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
      const shifts = await page.evaluate(() => (window as unknown as { shifts: Shift[] }).shifts);
      const sum = shifts.reduce((total, { value }) => total + value, 0);
      expect(sum, JSON.stringify(shifts, null, 1)).toBeLessThanOrEqual(0.02);
    });
  }
});
