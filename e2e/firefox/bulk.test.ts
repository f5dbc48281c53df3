import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, inject, onTestFinished, test } from 'vitest';
import { createRealNames } from '../../src/bench/corpora.ts';
import { createNodeInspector } from '../../src/hosts/node.ts';
import { getByRole, openFirefox, waitForText } from './open-firefox.ts';

const LAST_NAME = '=the,last-"name".eth';

/** Inspects names with the engine in Node. */
async function inspect(names: string[]) {
  const engine = await createNodeInspector();
  return engine.bulkInspectNames(names).map((outcome) => {
    if (!outcome.ok) throw new Error(outcome.problem.detail);
    return outcome.value;
  });
}

/** Returns the first difference of two lists. A diff of 100,000 lines would take minutes. */
function findDifference(found: string[], expected: string[]): unknown {
  const row = expected.findIndex((line, at) => line !== found[at]);
  if (row >= 0) return { row, found: found[row], expected: expected[row] };
  return found.length === expected.length ? null : { found: found.length };
}

test('inspects, filters and exports a hundred thousand names', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'namescope-list-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const names = [...createRealNames(99_999), LAST_NAME];
  const file = join(folder, 'names.txt.gz');
  await writeFile(file, gzipSync(names.join('\n')));
  const reports = await inspect(names);
  const alerts = reports.filter(({ rating }) => rating === 4);

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

  const table = getByRole(page, 'table', 'Names and their verdicts');
  const handle = await table.waitHandle();
  await handle.evaluate((element) => {
    const scroller = element.parentElement?.parentElement;
    scroller?.scrollTo({ top: scroller.scrollHeight });
  });
  await waitForText(page, LAST_NAME);

  await page.locator('button[aria-pressed] ::-p-text(alert)').click();
  await waitForText(page, `${alerts.length.toLocaleString('en')} shown`);

  await page.locator('summary ::-p-text(Export)').click();
  const exportAs = async (format: string, scope: string, count: number, fileName: RegExp) => {
    await getByRole(page, 'combobox', 'Format').fill(format);
    await getByRole(page, 'combobox', 'Rows').fill(scope);
    await getByRole(page, 'button', `Export ${count.toLocaleString('en')} names`).click();
    return firefox.readDownload(fileName);
  };

  const json = (
    await exportAs('jsonl', 'shown', alerts.length, /^names-shown-[\d-]+\.jsonl$/u)
  ).split('\n');
  expect(json.pop()).toBe('');
  expect(
    findDifference(
      json,
      alerts.map((report) => JSON.stringify(report)),
    ),
  ).toBe(null);

  const csv = await exportAs('csv', 'all', reports.length, /^names-all-[\d-]+\.csv$/u);
  expect(csv).toMatch(/^\ufeffname,rating,/u);
  expect(csv.split('\r\n')).toHaveLength(reports.length + 2);
  expect(csv.split('\r\n').at(-2)).toMatch(/^"'=the,last-""name""\.eth",4,/u);
  expect(complaints).toEqual([]);
});
