import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { createRealNames } from '../src/bench/corpora.ts';
import {
  getQuestion,
  getState,
  inspectList,
  openBulk,
  openFile,
  waitUntilDone,
} from './bulk-page.ts';
import { controlWorkers } from './list-workers.ts';
import { test } from './site-test.ts';

/** Lets the page choose a place to save by itself, one that gives it trouble. */
async function saveTo(page: Page, trouble: 'full disk' | 'slow disk'): Promise<void> {
  await page.addInitScript((kind) => {
    const stream = {
      write: () =>
        kind === 'full disk'
          ? Promise.reject(new DOMException('No room.', 'QuotaExceededError'))
          : new Promise((resolve) => setTimeout(resolve, 1500)),
      close: () => Promise.resolve(),
      abort: () => Promise.resolve(),
    };
    const handle = { createWritable: () => Promise.resolve(stream) };
    Object.assign(window, { showSaveFilePicker: () => Promise.resolve(handle) });
  }, trouble);
}

test('says when the disk refuses an export, and loses nothing', async ({ page }) => {
  await saveTo(page, 'full disk');
  await page.goto('#/bulk');
  await openFile(page, { name: 'names.txt', content: 'a.eth\nb.eth' });
  await waitUntilDone(page);
  await page.getByText('Export', { exact: true }).click();
  await page.getByRole('button', { name: 'Export 2 names' }).click();
  await expect(page.getByText(/The disk is full/)).toBeVisible();
  await expect(page.getByRole('link', { name: 'a.eth' })).toBeVisible();
});

/** What a disk refuses the first time, and the words for it. */
const REFUSALS = [
  [
    'a place that may not be written',
    'createWritable',
    'NotAllowedError',
    /not allowed to write there/,
  ],
  ['a full disk half-way', 'write', 'QuotaExceededError', /The disk is full/],
  ['a disk that goes half-way', 'write', 'NotFoundError', /could not be written/],
  ['a full disk at the end', 'close', 'QuotaExceededError', /The disk is full/],
  ['a visitor who chooses no place', 'showSaveFilePicker', 'AbortError', null],
  [
    'a picker that the browser forbids',
    'showSaveFilePicker',
    'SecurityError',
    /not allowed to write there/,
  ],
] as const;

for (const [title, step, error, words] of REFUSALS) {
  test(`exports again after ${title}`, async ({ page }) => {
    await page.addInitScript(
      ([failing, name]) => {
        const files: string[] = [];
        let hasFailed = false;
        const fail = (at: string) => {
          if (at !== failing || hasFailed) return;
          hasFailed = true;
          throw new DOMException('Refused by the test.', name);
        };
        Object.assign(window, {
          exportedFiles: files,
          async showSaveFilePicker() {
            fail('showSaveFilePicker');
            let text = '';
            return {
              async createWritable() {
                fail('createWritable');
                return {
                  async write(piece: string) {
                    // Half-way: what was written before must not be left.
                    if (text !== '') fail('write');
                    text += piece;
                  },
                  async close() {
                    fail('close');
                    files.push(text);
                  },
                  async abort() {},
                };
              },
            };
          },
        });
      },
      [step, error] as const,
    );
    await page.goto('#/bulk');
    const names = createRealNames(20_000);
    await openFile(page, { name: 'names.txt', content: names.join('\n') });
    await waitUntilDone(page);
    await page.getByText('Export', { exact: true }).click();
    const button = page.getByRole('button', { name: 'Export 20,000 names' });
    await button.click();
    const listFiles = () =>
      page.evaluate(() => (window as unknown as { exportedFiles: string[] }).exportedFiles);
    if (words) await expect(page.getByText(words)).toBeVisible({ timeout: 20_000 });
    await expect(page.getByText('20,000 names', { exact: true })).toBeVisible();
    await button.click();
    await expect(page.getByText('Exported.', { exact: true })).toBeVisible({ timeout: 20_000 });
    const files = await listFiles();
    expect(files.map((text) => text.split('\r\n').length)).toEqual([names.length + 2]);
  });
}

test('goes on with an export while another screen is shown, and can still stop it', async ({
  page,
}) => {
  await saveTo(page, 'slow disk');
  await page.goto('#/bulk');
  await openFile(page, { name: 'names.txt', content: createRealNames(20_000).join('\n') });
  await waitUntilDone(page);
  await page.getByText('Export', { exact: true }).click();
  await page.getByRole('button', { name: 'Export 20,000 names' }).click();
  await expect(page.getByRole('progressbar', { name: 'Export progress' })).toBeVisible();
  await page.goto('#/about');
  await expect(page.getByRole('heading', { level: 1, name: 'About Namescope' })).toBeVisible();
  await page.goto('#/bulk');
  await page.getByRole('button', { name: 'Stop the export' }).click();
  const question = getQuestion(page, 'Stop the export?');
  await question.getByRole('button', { name: 'Stop the export' }).click();
  await expect(page.getByRole('button', { name: 'Export 20,000 names' })).toBeVisible();
});

test('writes CSV that a spreadsheet takes for text', async ({ page }) => {
  await inspectList(page, { name: 'names.txt', content: '=1+1\n＝2\n"a",b\nok.eth' });
  await page.getByText('Export', { exact: true }).click();
  await page.getByLabel(/spells out hidden characters/).check();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export 4 names' }).click(),
  ]);
  const text = await readFile(await download.path(), 'utf8');
  expect(text.startsWith('\ufeffname,rating,')).toBe(true);
  const starts = text
    .split('\r\n')
    .slice(1, 5)
    .map((line) => line.slice(0, 8));
  expect(starts[0]).toMatch(/^'=1\+1,4/);
  expect(starts[1]).toMatch(/^'＝2,4/);
  expect(starts[2]).toMatch(/^"""a"",b/);
  expect(starts[3]).toMatch(/^ok\.eth,/);
});

test('exports as many rows as were there when asked, while more arrive', async ({ page }) => {
  const setBehaviour = await controlWorkers(page, 'tires');
  await openBulk(page);
  await openFile(page, { name: 'names.txt', content: createRealNames(20_000).join('\n') });
  await page.getByText('Export', { exact: true }).click();
  const button = page.getByRole('button', { name: /^Export \d/ });
  await expect(button).toBeEnabled();
  await page.getByRole('button', { name: 'Pause' }).click();
  await expect(getState(page, 'Paused')).toBeVisible();
  const [download, count] = await Promise.all([
    page.waitForEvent('download'),
    button.evaluate((element) => {
      const shown = Number((element.textContent ?? '').replace(/\D/g, ''));
      (element as HTMLElement).click();
      return shown;
    }),
    page.getByRole('button', { name: 'Resume' }).click(),
    setBehaviour('answers'),
  ]);
  const lines = (await readFile(await download.path(), 'utf8')).split('\r\n');
  expect(lines.length - 2).toBeGreaterThanOrEqual(count);
  expect(lines.length - 2).toBeLessThan(20_000);
  await waitUntilDone(page);
});
