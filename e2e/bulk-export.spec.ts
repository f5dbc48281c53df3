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
import { exportFile } from './export-file.ts';
import { controlWorkers } from './list-workers.ts';
import { test } from './site-test.ts';

/** Replaces the picker of a place to save with a disk that takes its time. */
async function saveToSlowDisk(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const stream = {
      write: () => new Promise((resolve) => setTimeout(resolve, 1500)),
      close: () => Promise.resolve(),
      abort: () => Promise.resolve(),
    };
    const handle = { createWritable: () => Promise.resolve(stream) };
    Object.assign(window, { showSaveFilePicker: () => Promise.resolve(handle) });
  });
}

type Step = 'showSaveFilePicker' | 'createWritable' | 'write' | 'close';

interface Disk {
  /** Texts of the exported files. */
  files: string[];
  /** The step that fails next, and the name of its error. */
  failure: [step: Step, error: string] | undefined;
}

/** Replaces the picker of a place to save with a disk that keeps files in `window.disk` and fails on request. */
async function saveToMemory(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const disk: Disk = { files: [], failure: undefined };
    const failAt = (step: Step) => {
      if (disk.failure?.[0] !== step) return;
      const [, error] = disk.failure;
      disk.failure = undefined;
      throw new DOMException('Rejected by the test.', error);
    };
    Object.assign(window, {
      disk,
      async showSaveFilePicker() {
        failAt('showSaveFilePicker');
        let text = '';
        return {
          async createWritable() {
            failAt('createWritable');
            return {
              async write(piece: string) {
                // Fails after the first piece, which must not remain in the next file.
                if (text !== '') failAt('write');
                text += piece;
              },
              async close() {
                failAt('close');
                disk.files.push(text);
              },
              async abort() {},
            };
          },
        };
      },
    });
  });
}

const FAILURES: readonly [title: string, step: Step, error: string, message: RegExp | null][] = [
  ['no permission to write', 'createWritable', 'NotAllowedError', /not allowed to write there/],
  ['a disk that fills up', 'write', 'QuotaExceededError', /The disk is full/],
  ['a disk that is removed', 'write', 'NotFoundError', /could not be written/],
  ['a disk that is full at the end', 'close', 'QuotaExceededError', /The disk is full/],
  ['a dismissed picker', 'showSaveFilePicker', 'AbortError', null],
  ['a forbidden picker', 'showSaveFilePicker', 'SecurityError', /not allowed to write there/],
];

/** Returns the number of lines of each exported file. */
const countLines = (page: Page) =>
  page.evaluate(() =>
    (window as unknown as { disk: Disk }).disk.files.map((text) => text.split('\r\n').length),
  );

test('reports a failed export and exports again', async ({ page }) => {
  await saveToMemory(page);
  await page.goto('#/lists');
  const names = createRealNames(20_000); // more than one piece of the file
  await openFile(page, { name: 'names.txt', content: names.join('\n') });
  await waitUntilDone(page);
  await page.getByText('Export', { exact: true }).click();
  const button = page.getByRole('button', { name: 'Export 20,000 names' });
  for (const [title, step, error, message] of FAILURES) {
    await test.step(title, async () => {
      await page.evaluate(
        (failure) => {
          const { disk } = window as unknown as { disk: Disk };
          disk.files.length = 0;
          disk.failure = failure;
        },
        [step, error] as [Step, string],
      );
      await button.click();
      if (message) await expect(page.getByText(message)).toBeVisible();
      else await expect(button).toBeEnabled();
      await expect(page.getByText('20,000 names', { exact: true })).toBeVisible();
      await button.click();
      // The list still has the note of the export before.
      await expect.poll(() => countLines(page)).toEqual([names.length + 2]);
    });
  }
});

test('continues an export while another screen is shown, and stops it on request', async ({
  page,
}) => {
  await saveToSlowDisk(page);
  await page.goto('#/lists');
  await openFile(page, { name: 'names.txt', content: createRealNames(20_000).join('\n') });
  await waitUntilDone(page);
  await page.getByText('Export', { exact: true }).click();
  await page.getByRole('button', { name: 'Export 20,000 names' }).click();
  await expect(page.getByRole('progressbar', { name: 'Export progress' })).toBeVisible();
  await page.goto('#/about');
  await expect(page.getByRole('heading', { level: 1, name: 'About Namescope' })).toBeVisible();
  await page.goto('#/lists');
  await page.getByRole('button', { name: 'Stop the export' }).click();
  const question = getQuestion(page, 'Stop the export?');
  await question.getByRole('button', { name: 'Stop the export' }).click();
  await expect(page.getByRole('button', { name: 'Export 20,000 names' })).toBeVisible();
});

test('writes CSV that spreadsheets read as text', async ({ page }) => {
  await inspectList(page, { name: 'names.txt', content: '=1+1\n＝2\n"a",b\nok.eth' });
  await page.getByText('Export', { exact: true }).click();
  await page.getByLabel(/spells out hidden characters/).check();
  const { text } = await exportFile(page.getByRole('button', { name: 'Export 4 names' }));
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

test('exports the rows that existed at the click while more arrive', async ({ page }) => {
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

test('exports groups and what is shown, under the name of the list', async ({ page }) => {
  const content = ['nick.eth', 'rnetamask.eth', 'metamàsk.eth', 'n1ck.eth', 'ok-1234567.eth'];
  await inspectList(page, { name: 'a\u202ecsv.txt', content: content.join('\n') });
  await page.getByText('Export', { exact: true }).click();
  const download = async (button: string) => {
    const file = await exportFile(page.getByRole('button', { name: button }));
    await expect(page.getByText('Exported.')).toBeVisible();
    return file;
  };
  const all = await download('Export 5 names');
  expect(all.name).toMatch(/^acsv-all-\d{4}-\d\d-\d\d\.csv$/u);
  expect(all.text).toContain('Don’t send. This is not metamask.eth.');

  await page.getByLabel('Format').selectOption('JSON Lines');
  await expect(page.getByText('Exported.')).toBeHidden();
  await page.getByRole('button', { name: 'Imitated names' }).click();
  const imitated = await download('Export the imitated names');
  expect(imitated.name).toMatch(/^acsv-imitated-names-.*\.jsonl$/u);
  const lines = imitated.text.trim().split('\n');
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    { group: 1, name: 'rnetamask.eth', imitates: 'metamask.eth', evidence: '“rn” reads as “m”' },
    { group: 1, name: 'metamàsk.eth', imitates: 'metamask.eth' },
    { group: 2, name: 'n1ck.eth', imitates: 'nick.eth' },
  ]);
  await page.getByRole('button', { name: 'Look-alike groups' }).click();
  const alike = await download('Export the look-alike groups');
  expect(alike.name).toMatch(/^acsv-look-alikes-/u);
  expect(alike.text).toContain('"grouped_by":"almost_identical"');
});
