// Workers that crash, files that do not load, and slow answers.

import { expect, type Page, type Worker as PageWorker } from '@playwright/test';
import { chooseEvery } from '../src/engine/testing/test-scope.ts';
import { getField, getFullReport, getTitle, getVerdict, openName } from './name-page.ts';
import { expectText, press } from './page-actions.ts';
import { test } from './site-test.ts';

test('a worker that crashes during a request is replaced, and the request is answered', async ({
  page,
}) => {
  await openName(page, 'vitalik.eth');
  const isInspector = (worker: PageWorker) => worker.url().includes('inspector-worker');
  const worker =
    page.workers().find(isInspector) ?? (await page.waitForEvent('worker', isInspector));
  // The worker is busy for longer than the page waits, and then crashes.
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
  const message = page.getByText('The inspector stopped and was restarted.');
  await expect(message).toBeVisible();
  await press(page, 'Close');
  await expect(message).toHaveCount(0);
});

/** Makes files fail to load until the returned function is called. */
async function failFiles(page: Page, files: string, status?: number): Promise<() => void> {
  let isDown = true;
  await page.route(files, (route) => {
    if (!isDown) return route.continue();
    return status ? route.fulfill({ status }) : route.abort();
  });
  return () => {
    isDown = false;
  };
}

test.describe('tables that fail to load', () => {
  test('leave verdicts of plain names, and load again on request', async ({ page }) => {
    const repair = await failFiles(page, '**/bulk-*.bin');
    const alert = page.getByRole('alert');
    await page.goto('./#/name/vital%C3%ACk.eth');
    await expect(alert).toContainText('could not be loaded');
    await getField(page).fill('vitalik.eth');
    await expect(getVerdict(page)).toContainText('This is the known name');
    await getField(page).fill('vitalìk.eth');
    // The alert of the plain name is similar. This text appears only once loading has failed.
    await expectText(page, 'No report for this name');
    repair();
    await press(page, 'Try again');
    await expect(getFullReport(page)).toBeVisible();
    await expect(alert).toHaveCount(0);
    await expect(getVerdict(page)).toContainText('This is not vitalik.eth');
  });

  test('leave the verdict if only the details are missing', async ({ page }) => {
    const repair = await failFiles(page, '**/details-*.bin', 503);
    const alert = page.getByRole('alert');
    await page.goto('./#/name/vital%C3%ACk.eth');
    await expect(alert).toContainText('503');
    await expect(getVerdict(page)).toContainText('This is not vitalik.eth');
    repair();
    await press(page, 'Try again');
    await expectText(page, 'You were given');
    await expectText(page, 'Technical details');
    await expect(alert).toHaveCount(0);
  });

  test('delay all verdicts except those of plain names while they load', async ({ page }) => {
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/*.bin', async (route) => {
      await released;
      await route.continue();
    });
    await page.goto('./#/name/vitalik.eth');
    await expect(getVerdict(page)).toContainText('This is the known name');
    await expect(page.locator('article[aria-busy="true"]')).toBeVisible();
    await getField(page).fill('vitalìk.eth');
    await expect(getVerdict(page)).toContainText('Inspecting…');
    release();
    await expect(getFullReport(page)).toBeVisible();
    await expect(getVerdict(page)).toContainText('This is not vitalik.eth');
  });
});

test('loads a missing script again on request', async ({ page }) => {
  const repair = await failFiles(page, '**/assets/later/grapheme-*.js');
  await page.goto('./#/grapheme/a');
  await expect(page.getByRole('alert')).toBeVisible();
  repair();
  await press(page, 'Try again');
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
      for (const entry of list.getEntries()) {
        const { value, hadRecentInput, sources } = entry as PerformanceEntry & {
          value: number;
          hadRecentInput: boolean;
          sources: { node: Element | null }[];
        };
        const nodes = sources.map(({ node }) => node?.outerHTML?.slice(0, 60) ?? '');
        if (!hadRecentInput) shifts.push({ value, nodes });
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
    ['/', 'Names to try'],
    ['/name/vitalik.eth', 'Technical details'],
    ['/name/vital%C3%ACk.eth', 'This device draws'],
    ['/name/%D0%B0%D0%B2%D1%82%D0%BE%D1%80.eth', 'Written in Cyrillic'],
    ['/name/Brantly.eth', 'You probably want'],
    ['/grapheme/a', 'Percentages show'],
    ['/grapheme/%C3%AC/in/vital%C3%ACk.eth/6', 'Percentages show'],
    ['/grapheme/%F0%9F%91%A8', 'Percentages show'],
  ] as const;
  for (const [at, [fragment, ready]] of chooseEvery(2, [...states.entries()])) {
    await page.setViewportSize({ width: at % 4 === 0 ? 1440 : 320, height: 900 });
    await page.goto('about:blank');
    await page.goto(`./#${fragment}`);
    await expectText(page.locator('main'), ready);
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    // The browser reports a shift after the frame in which it happened.
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    const shifts = await page.evaluate(() => (window as unknown as { shifts: Shift[] }).shifts);
    const sum = shifts.reduce((total, { value }) => total + value, 0);
    expect(sum, `${fragment} ${JSON.stringify(shifts, null, 1)}`).toBeLessThanOrEqual(0.02);
  }
});
