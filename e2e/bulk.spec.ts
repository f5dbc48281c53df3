// Long lists, and the appearance of every part of the screen.

import { writeFile } from 'node:fs/promises';
import { gzipSync } from 'node:zlib';
import { expect, type Page } from '@playwright/test';
import { createRealNames } from '../src/bench/corpora.ts';
import { chooseSize, isWholeRun } from '../src/engine/testing/test-scope.ts';
import { createNodeInspector } from '../src/hosts/node.ts';
import { findViolations } from './find-violations.ts';
import { controlWorkers } from './list-page.ts';
import { expectText, exportFile, getButton, press } from './page-actions.ts';
import { test } from './site-test.ts';

/** Records tasks of the page over 50 ms. The result returns the duration of the longest since its last call. */
async function watchTasks(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const durations: number[] = [];
    Object.assign(window, { longTasks: durations });
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) durations.push(duration);
    }).observe({ type: 'longtask' });
  });
  return () =>
    page.evaluate(() => {
      const { longTasks } = window as unknown as { longTasks: number[] };
      return Math.max(0, ...longTasks.splice(0));
    });
}

test('inspects, filters and exports tens of thousands of names', async ({ page, list }, info) => {
  test.setTimeout(180_000);
  const names = [...createRealNames(chooseSize(29_999, 99_999)), 'the-last-name.eth'];
  // A file on disk, because the page's thread would have to decode bytes from the test.
  const file = info.outputPath('names.txt.gz');
  await writeFile(file, gzipSync(names.join('\n')));
  const measureLongestTask = await watchTasks(page);
  // Other work on the machine makes tasks longer, but a page that blocks does so in every attempt.
  await expect(async () => {
    await page.reload();
    await list.open();
    await measureLongestTask();
    await page.getByLabel('File with names', { exact: true }).setInputFiles(file);
    await list.waitUntilDone(60_000);
    expect(await measureLongestTask()).toBeLessThan(500);
  }).toPass({ timeout: 90_000 });
  await list.expectNames(`${names.length.toLocaleString('en')} names`);
  await list.showAll();

  await list.scroller.evaluate((element) => element.scrollTo({ top: element.scrollHeight }));
  const last = list.getRowAt(names.length);
  await expect(last).toHaveText('the-last-name.eth');
  await last.scrollIntoViewIfNeeded();
  await expect(last).toBeInViewport();

  const engine = await createNodeInspector();
  const reports = engine.bulkInspectNames(names).map((outcome) => {
    if (!outcome.ok) throw new Error(outcome.problem.detail);
    return outcome.value;
  });
  const alerts = reports.filter(({ rating }) => rating === 4);
  await list.filters.click();
  await press(page, /^alert/);
  await list.expectNames(`${alerts.length.toLocaleString('en')} shown`);

  await list.export.click();
  await page.getByLabel('Format').selectOption('jsonl');
  for (const [scope, expected] of [
    ['shown', alerts],
    ['all', reports],
  ] as const) {
    await page.getByLabel('Rows').selectOption(scope);
    const { text } = await exportFile(getButton(page, /^Export \d/));
    const lines = text.split('\n');
    expect(lines.pop()).toBe('');
    expect(lines).toHaveLength(expected.length);
    const differing = lines.findIndex((line, row) => line !== JSON.stringify(expected[row]));
    expect(differing, lines[differing]).toBe(-1);
  }
});

test('judges a long list again without changing what it shows', async ({ page, list, protect }) => {
  test.setTimeout(120_000);
  const measureLongestTask = await watchTasks(page);
  const setBehaviour = await controlWorkers(page, 'answers');
  const names = createRealNames(chooseSize(29_998, 399_998));
  await list.inspect([...names, 'zebrafinch-one.eth', 'zebrafinsh-one.eth']);
  await list.search.fill('zebrafin');
  await list.expectNames('2 shown');
  await protect.visit();
  await measureLongestTask();
  await setBehaviour('keeps');
  await protect.trust('zebrafinch-one');
  await list.visit();
  await expectText(page, 'Updating verdicts…');
  await setBehaviour('answers');
  await list.waitUntilDone();
  expect(await measureLongestTask()).toBeLessThan(500);
  await expect(list.search).toHaveValue('zebrafin');
  for (const name of ['One of your trusted names', 'Close to zebrafinch-one.eth'])
    await expect(list.rows.getByRole('cell', { name, exact: true })).toBeVisible();
});

test('is accessible in every part', async ({ page, list }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  const check = async () => {
    expect((await findViolations(page)).violations).toEqual([]);
    if (!isWholeRun) return;
    // tokens.test.ts checks the contrast of all tokens in both themes.
    await page.emulateMedia({ colorScheme: 'light' });
    expect((await findViolations(page, 'looks')).violations).toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark' });
  };
  await list.open();
  await check();
  await list.openFile('name,x\na.eth,1\n', 'n.csv');
  await check();
  await press(page, 'Choose another file');
  await list.judge(`vitalik.eth\nvita1ik.eth\n\nÜ.eth\n[${'0'.repeat(64)}].eth`);
  await list.export.click();
  await press(page, '1 skipped');
  await check();
  await list.filters.click();
  await list.search.fill('ZWJ');
  await check();
  for (const part of ['Look-alike groups', 'Imitated names']) {
    await press(page, part);
    await expect(page.getByRole('heading', { name: /^(?:Look identical|vitalik)/ })).toBeVisible();
    await check();
  }
  // The question before a list is closed fits every width.
  await list.newList.click();
  for (const width of [1440, 768, 320]) {
    await page.setViewportSize({ width, height: 700 });
    await expect(list.getQuestion('Leave this list?')).toBeInViewport({ ratio: 1 });
  }
  await check();
});
