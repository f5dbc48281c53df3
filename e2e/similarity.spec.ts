// How alike characters look in the fonts of this device. src/client/workers tests batches and order.

import { expect, type Worker } from '@playwright/test';
import { openGrapheme, openName } from './name-page.ts';
import { expectText } from './page-actions.ts';
import { test } from './site-test.ts';

test('measures how alike characters look, and shows the most alike first', async ({ page }) => {
  // Only a grid needs the worker that compares glyphs.
  const isMeasuring = (worker: Worker) => worker.url().includes('similarity-worker');
  await openName(page, 'vitalik.eth');
  expect(page.workers().some(isMeasuring)).toBe(false);
  await openGrapheme(page, 'a');
  await expectText(page, 'Percentages show');
  // A device without a Cyrillic font reports that.
  await expect(page.getByRole('link', { name: /U\+0430/u })).toHaveAccessibleName(
    /identical in|9[7-9] % alike|no glyph for it on this device/u,
  );
  const names = await page.locator('[data-tile]').allTextContents();
  const figures = names.map((name) =>
    name.includes('identical in') ? 100 : Number(/(\d+) % alike/u.exec(name)?.[1] ?? -1),
  );
  expect(figures.length).toBeGreaterThan(9);
  expect(figures).toEqual(figures.toSorted((a, b) => b - a));

  await page.goto('./#/compare/aaaa.eth/zzzz.eth');
  await expectText(page, /^[1-7]\d\s%$/u);
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
  await page.goto('./#/grapheme/o');
  const tiles = page.locator('[data-tile]');
  const listCodes = async () =>
    (await tiles.allInnerTexts()).map((text) => /U\+[0-9A-F]+/u.exec(text)?.[0]);
  await tiles.nth(3).hover();
  const before = await listCodes();
  await expectText(page, 'Percentages show');
  expect(await listCodes()).toEqual(before);
  await page.mouse.move(0, 0);
  await expect.poll(listCodes).not.toEqual(before);
});
