import { expect, type Page } from '@playwright/test';
import type { GlyphComparison } from '../src/contract/similarity-service.ts';
import { openName } from './name-page.ts';
import { test } from './site-test.ts';

/** Cyrillic letter that looks like a Latin a. */
const CYRILLIC_A = '\u0430';

declare global {
  interface Window {
    /** Workers that the page has started. */
    startedWorkers: { url: string; worker: Worker }[];
  }
}

/** Opens the report of a grapheme and waits until its tiles are compared. */
async function openGrapheme(page: Page, grapheme: string): Promise<void> {
  await page.addInitScript(() => {
    window.startedWorkers = [];
    const Original = window.Worker;
    window.Worker = class extends Original {
      constructor(url: string | URL, options?: WorkerOptions) {
        super(url, options);
        window.startedWorkers.push({ url: String(url), worker: this });
      }
    };
  });
  // Only a grid needs the worker that compares glyphs.
  await openName(page, 'vitalik.eth');
  const urls = await page.evaluate(() => window.startedWorkers.map(({ url }) => url));
  expect(urls.filter((url) => url.includes('similarity-worker'))).toEqual([]);
  await page.goto(`#/grapheme/${encodeURIComponent(grapheme)}`);
  await expect(page.getByRole('link', { name: /% alike in this device/u }).first()).toBeVisible();
}

/** Sends a request to the page's similarity worker in Comlink's message format. */
function compare(page: Page, original: string, others: string[]): Promise<GlyphComparison[]> {
  return page.evaluate(
    ([one, many]) => {
      const started = window.startedWorkers.find(({ url }) => url.includes('similarity-worker'));
      if (!started) throw new Error('The page has started no similarity worker.');
      const fonts = getComputedStyle(document.documentElement).getPropertyValue('--font-name');
      const { worker } = started;
      const id = 'asked-by-the-test';
      return new Promise<GlyphComparison[]>((resolve) => {
        worker.addEventListener('message', ({ data }) => {
          if (data.id === id) resolve(data.value);
        });
        const argumentList = [one, many, fonts].map((value) => ({ type: 'RAW', value }));
        worker.postMessage({ id, type: 'APPLY', path: ['compare'], argumentList });
      });
    },
    [original, others] as const,
  );
}

test('measures on this device how alike characters look, and shows the most alike first', async ({
  page,
}) => {
  await openGrapheme(page, 'a');
  const [same, cyrillic, z, unassigned] = await compare(page, 'a', [
    'a',
    CYRILLIC_A,
    'z',
    '\u{50000}',
  ]);
  expect(same).toEqual({ grapheme: 'a', drawing: 'whole', similarity: 1 });
  expect(z?.drawing).toBe('whole');
  expect(z?.similarity).toBeLessThan(0.7);
  expect(unassigned).toEqual({ grapheme: '\u{50000}', drawing: 'missing', similarity: null });
  // A device without a Cyrillic font reports that.
  if (cyrillic?.drawing === 'whole') expect(cyrillic.similarity).toBeGreaterThanOrEqual(0.97);
  else expect(cyrillic).toMatchObject({ drawing: 'missing', similarity: null });
  const similarity = cyrillic?.similarity ?? 0;
  const figure = similarity === 1 ? 'identical' : `${Math.floor(similarity * 100)} % alike`;
  const words = cyrillic?.drawing === 'whole' ? figure : 'no glyph for it on this device';
  const tile = page.getByRole('link', { name: /U\+0430/u });
  await expect(tile).toHaveAccessibleName(new RegExp(words, 'u'));

  const names = await page.locator('[data-tile]').allTextContents();
  const figures = names.map((name) =>
    name.includes('identical in') ? 100 : Number(/(\d+) % alike/u.exec(name)?.[1] ?? -1),
  );
  expect(figures.length).toBeGreaterThan(9);
  expect(figures).toEqual(figures.toSorted((a, b) => b - a));
});

test('no tile moves under the pointer', async ({ page }) => {
  // Delays the measurement until the pointer is on a tile.
  await page.addInitScript(() => {
    const Original = window.Worker;
    window.Worker = class extends Original {
      override postMessage(message: unknown): void {
        const isSlow = JSON.stringify(message)?.includes('"compare"') ?? false;
        setTimeout(() => super.postMessage(message), isSlow ? 400 : 0);
      }
    };
  });
  await page.goto(`#/grapheme/o`);
  const tiles = page.locator('[data-tile]');
  await tiles.nth(3).hover();
  const before = await tiles.allInnerTexts();
  await expect(page.getByText('Percentages show')).toBeVisible();
  const listNames = async () =>
    (await tiles.allInnerTexts()).map((text) => /U\+[0-9A-F]+/u.exec(text)?.[0]);
  const order = before.map((text) => /U\+[0-9A-F]+/u.exec(text)?.[0]);
  expect(await listNames()).toEqual(order);
  await page.mouse.move(0, 0);
  await expect.poll(listNames).not.toEqual(order);
});
