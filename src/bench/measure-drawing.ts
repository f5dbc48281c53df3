import type { Browser } from '@playwright/test';
import { findMedian } from './rounds.ts';

const STROKES = 12;

/** Draws strokes on the page. Returns the median time until it shows similar characters, in milliseconds. */
export async function measureDrawing(browser: Browser, address: string): Promise<number> {
  const page = await browser.newPage();
  await page.addInitScript(() => {
    const waits: number[] = [];
    Object.assign(window, { waits });
    const send = Worker.prototype.postMessage;
    Worker.prototype.postMessage = function (this: Worker, ...args: [unknown]) {
      const { id, path } = args[0] as { id?: string; path?: string[] };
      if (path?.[0] === 'findShapes') {
        const start = performance.now();
        this.addEventListener('message', ({ data }) => {
          if (data.id === id) waits.push(performance.now() - start);
        });
      }
      send.apply(this, args);
    } as typeof send;
  });
  await page.goto(`${address}#/characters`);
  const pad = page.getByRole('img', { name: /drawing/iu });
  await pad.waitFor();
  await page.getByText('Preparing shapes').waitFor({ state: 'hidden', timeout: 60_000 });
  const box = await pad.boundingBox();
  if (!box) throw new Error('The pad is not visible.');
  for (let stroke = 1; stroke <= STROKES; stroke += 1) {
    const x = box.x + (box.width * stroke) / (STROKES + 1);
    await page.mouse.move(x, box.y + 0.1 * box.height);
    await page.mouse.down();
    await page.mouse.move(x, box.y + 0.9 * box.height, { steps: 4 });
    await page.mouse.up();
    await page.waitForFunction(
      (count) => (window as unknown as { waits: number[] }).waits.length >= count,
      stroke,
    );
  }
  const waits = await page.evaluate(() => (window as unknown as { waits: number[] }).waits);
  await page.close();
  return findMedian(waits);
}
