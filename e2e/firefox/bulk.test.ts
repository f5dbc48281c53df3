import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, inject, onTestFinished, test } from 'vitest';
import { createRealNames } from '../../src/bench/corpora.ts';
import { createNodeInspector } from '../../src/hosts/node.ts';
import { getByRole, openFirefox, waitForText } from './open-firefox.ts';

const LAST_NAME = '=the,last-"name".eth';

test('inspects, filters and exports a hundred thousand names', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'namescope-list-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const names = [...createRealNames(99_999), LAST_NAME];
  const file = join(folder, 'names.txt.gz');
  await writeFile(file, gzipSync(names.join('\n')));
  const engine = await createNodeInspector();
  const alerts = engine
    .bulkInspectNames(names)
    .flatMap((outcome) => (outcome.ok && outcome.value.rating === 4 ? [outcome.value] : []));

  const firefox = await openFirefox();
  onTestFinished(() => firefox.close());
  const { page, complaints } = await firefox.openPage();
  await page.goto(`${inject('address')}#/lists`);
  const input = await page.waitForSelector('input[type="file"]');
  await input.uploadFile(file);
  await waitForText(page, 'Done', 60_000);
  await waitForText(page, '100,000 names');

  // An inspected list first shows its imitations, the most dangerous first.
  await page.locator('button[aria-pressed="true"] ::-p-text(imitate)').click();
  await page.locator('::-p-text(Filters)').click();
  await getByRole(page, 'combobox', 'Order').fill('1');
  const table = await getByRole(page, 'table', 'Names and their verdicts').waitHandle();
  await table.evaluate((element) => {
    const scroller = element.parentElement?.parentElement;
    scroller?.scrollTo({ top: scroller.scrollHeight });
  });
  await waitForText(page, LAST_NAME);

  await page.locator('button[aria-pressed] ::-p-text(alert)').click();
  const count = alerts.length.toLocaleString('en');
  await waitForText(page, `${count} shown`);
  await page.locator('summary ::-p-text(Export)').click();
  await getByRole(page, 'combobox', 'Format').fill('jsonl');
  await getByRole(page, 'combobox', 'Rows').fill('shown');
  await getByRole(page, 'button', `Export ${count} names`).click();
  const text = await firefox.readDownload(/^names-shown-[\d-]+\.jsonl$/u);
  const expected = alerts.map((report) => `${JSON.stringify(report)}\n`).join('');
  // A diff of 100,000 lines would take minutes.
  expect(text === expected).toBe(true);
  expect(complaints).toEqual([]);
});
