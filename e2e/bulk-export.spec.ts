import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { createRealNames } from '../src/bench/corpora.ts';
import { getState, inspectList, openBulk, openFile, waitUntilDone } from './bulk-page.ts';
import { exportFile } from './export-file.ts';
import { controlWorkers } from './list-workers.ts';
import { test } from './site-test.ts';

test('reports a failed export and exports again', async ({ page }) => {
  await page.addInitScript(() => {
    // A disk that is full after the first piece, which must not remain in the next file.
    const files: string[] = [];
    let isFull = true;
    const showSaveFilePicker = async () => {
      let text = '';
      const stream = {
        async write(piece: string) {
          if (text !== '' && isFull) {
            isFull = false;
            throw new DOMException('Rejected by the test.', 'QuotaExceededError');
          }
          text += piece;
        },
        close: async () => void files.push(text),
        abort: async () => {},
      };
      return { createWritable: async () => stream };
    };
    Object.assign(window, { files, showSaveFilePicker });
  });
  await page.goto('#/lists');
  const names = createRealNames(20_000); // more than one piece of the file
  await openFile(page, { name: 'names.txt', content: names.join('\n') });
  await waitUntilDone(page);
  await page.getByText('Export', { exact: true }).click();
  const button = page.getByRole('button', { name: 'Export 20,000 names' });
  await button.click();
  await expect(page.getByText(/The disk is full/)).toBeVisible();
  await expect(page.getByText('20,000 names', { exact: true })).toBeVisible();
  await button.click();
  const countLines = () =>
    page.evaluate(() =>
      (window as unknown as { files: string[] }).files.map((text) => text.split('\r\n').length),
    );
  await expect.poll(countLines).toEqual([names.length + 2]);
});

test('exports the rows that existed at the click while more arrive', { tag: '@all' }, async ({
  page,
}) => {
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
  expect(imitated.text.trim().split('\n')).toHaveLength(3);
  await page.getByRole('button', { name: 'Look-alike groups' }).click();
  const alike = await download('Export the look-alike groups');
  expect(alike.name).toMatch(/^acsv-look-alikes-/u);
  expect(alike.text).toContain('"grouped_by":"almost_identical"');
});
