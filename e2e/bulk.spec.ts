import { writeFile } from 'node:fs/promises';
import { gzipSync } from 'node:zlib';
import { expect, type Page } from '@playwright/test';
import { createRealNames } from '../src/bench/corpora.ts';
import { chooseSize, isWholeRun } from '../src/engine/testing/test-scope.ts';
import { createNodeInspector } from '../src/hosts/node.ts';
import {
  getFilters,
  getQuestion,
  getRows,
  getScroller,
  getState,
  inspectList,
  openBulk,
  openFile,
  showAllNames,
  startNewList,
  waitUntilDone,
} from './bulk-page.ts';
import { exportFile } from './export-file.ts';
import { findViolations } from './find-violations.ts';
import { controlWorkers } from './list-workers.ts';
import { test } from './site-test.ts';
import {
  getKnownNamesSwitch,
  getTrustField,
  trust,
  visitList,
  visitProtect,
} from './trusted-page.ts';

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

test('inspects, shows, filters and exports tens of thousands of names', async ({ page }, info) => {
  test.setTimeout(180_000);
  const names = [...createRealNames(chooseSize(29_999, 99_999)), 'the-last-name.eth'];
  const count = names.length.toLocaleString('en');
  // A file on disk, because the page's thread would have to decode bytes from the test.
  const file = info.outputPath('names.txt.gz');
  await writeFile(file, gzipSync(names.join('\n')));
  const measureLongestTask = await watchTasks(page);
  // Other work on the machine makes tasks longer, but a page that blocks does so in every attempt.
  await expect(async () => {
    await page.reload();
    await openBulk(page);
    await measureLongestTask();
    await page.getByLabel('File with names', { exact: true }).setInputFiles(file);
    await waitUntilDone(page, 60_000);
    expect(await measureLongestTask()).toBeLessThan(500);
  }).toPass({ timeout: 90_000 });
  await expect(page.getByText(`${count} names`, { exact: true })).toBeVisible();
  await showAllNames(page);

  await getScroller(page).evaluate((element) => element.scrollTo({ top: element.scrollHeight }));
  const last = page.getByRole('link', { name: 'the-last-name.eth' });
  await last.scrollIntoViewIfNeeded();
  await expect(last).toBeInViewport();
  await expect(getRows(page).getByRole('row').last()).toHaveAttribute(
    'aria-rowindex',
    String(names.length + 1),
  );

  const engine = await createNodeInspector();
  const reports = engine.bulkInspectNames(names).map((outcome) => {
    if (!outcome.ok) throw new Error(outcome.problem.detail);
    return outcome.value;
  });
  const alerts = reports.filter(({ rating }) => rating === 4);
  await getFilters(page).click();
  await page.getByRole('button', { name: /^alert/ }).click();
  await expect(
    page.getByText(`${alerts.length.toLocaleString('en')} shown`, { exact: true }),
  ).toBeVisible();

  await page.getByText('Export', { exact: true }).click();
  await page.getByLabel('Format').selectOption('jsonl');
  for (const [scope, expected] of [
    ['shown', alerts],
    ['all', reports],
  ] as const) {
    await page.getByLabel('Rows').selectOption(scope);
    const { text } = await exportFile(page.getByRole('button', { name: /^Export \d/ }));
    const lines = text.split('\n');
    expect(lines.pop()).toBe('');
    expect(lines).toHaveLength(expected.length);
    const differing = lines.findIndex((line, row) => line !== JSON.stringify(expected[row]));
    expect(differing, lines[differing]).toBe(-1);
  }
});

/** Drops a folder, which browsers pass to the page as a file that cannot be read. */
function dropFolder(page: Page): Promise<void> {
  return page.getByLabel('Names, one per line').evaluate((field) => {
    const data = new DataTransfer();
    const folder = new File(['x'], 'folder');
    const fail = () => {
      throw new DOMException('A requested file or directory could not be found.', 'NotFoundError');
    };
    Object.defineProperty(folder, 'slice', { value: fail });
    data.items.add(folder);
    const drop = new DragEvent('drop', { bubbles: true, cancelable: true });
    Object.defineProperty(drop, 'dataTransfer', { value: { files: [folder], types: ['Files'] } });
    field.dispatchEvent(drop);
  });
}

test('reads text and UTF-16, and rejects other files', async ({ page }) => {
  const lines = ['a.eth', '', 'b\ufffd.eth', 'x'.repeat(1 << 20), 'c.eth', ''];
  const content = Buffer.from(lines.join('\r\n').replace('\ufffd', '\u0001'));
  content[content.indexOf(1)] = 0xff;
  await inspectList(page, { name: 'names.txt', content });
  await expect(page.getByText('2 names', { exact: true })).toBeVisible();
  await page.getByText('3 lines skipped').click();
  for (const line of [/^Line 2 is empty/, /^Line 3 is not valid/, /^Line 4 /]) {
    await expect(page.getByText(line)).toBeVisible();
  }
  await expect(page.getByRole('link', { name: 'c.eth' })).toBeVisible();

  await test.step('UTF-16', async () => {
    await startNewList(page);
    const utf16 = Buffer.from('\ufeffzwölf.eth\r\none.eth\r\n', 'utf16le');
    await openFile(page, { name: 'names.txt', content: utf16 });
    await waitUntilDone(page);
    await expect(page.getByText(/UTF-16 \(little-endian\)/)).toBeVisible();
    await expect(page.getByRole('link', { name: 'one.eth' })).toBeVisible();
  });

  await test.step('a binary file', async () => {
    await startNewList(page);
    const content = Uint8Array.from({ length: 5000 }, (_, at) => (at * 89) % 251);
    await openFile(page, { name: 'names.txt', content });
    await expect(page.getByRole('alert')).toContainText(/binary file/);
    await expect(page.getByLabel('Names, one per line')).toBeVisible();
  });
  await test.step('a folder', async () => {
    await dropFolder(page);
    await expect(page.getByRole('alert')).toContainText('It may be a folder');
  });
  await test.step('gzip with several members, and a damaged one', async () => {
    const part = gzipSync(createRealNames(20_000).join('\n').concat('\n'));
    const open = async (buffer: Buffer) =>
      page
        .getByLabel('File with names', { exact: true })
        .setInputFiles({ name: 'names.txt.gz', mimeType: 'application/gzip', buffer });
    await open(Buffer.concat([part, part]));
    await waitUntilDone(page);
    await expect(page.getByText('40,000 names', { exact: true })).toBeVisible();
    await startNewList(page);
    await open(Buffer.concat([part, Buffer.from('?')]));
    await expect(page.getByText(/rest of the compressed file is damaged/)).toBeVisible();
    await expect(getState(page, 'Partly read')).toBeVisible();
    await expect(page.getByLabel('Keep this list on this device')).toBeHidden();
    await expect(page.getByText('20,000 names', { exact: true })).toBeVisible();
  });
});

test('asks for the column with the names of a CSV file', async ({ page }) => {
  await openBulk(page);
  // On a phone, a long first column does not push the names out of view.
  await page.setViewportSize({ width: 320, height: 700 });
  const long = 'a long note '.repeat(9);
  const content = `${long},label,owner\n${long},"a,b\u200d.eth",me\u200d.eth\n2,c.eth,you.eth\n`;
  await openFile(page, { name: 'names.csv', content });
  await expect(page.getByLabel('Column with the names')).toHaveValue('1');
  await expect(page.getByLabel('The first row names the columns')).toBeChecked();
  // Hidden characters are marked only in the names.
  const marked = page.getByRole('region', { name: 'First rows' }).locator('[data-label="ZWJ"]');
  await expect(marked.locator('xpath=ancestor::td')).toHaveText(/^a,b/);
  await expect(marked).toBeInViewport();
  await page.getByLabel('Column with the names').selectOption('owner');
  await expect(marked.locator('xpath=ancestor::td')).toHaveText(/^me/);
  await expect(marked).toBeInViewport();
  await page.getByRole('button', { name: 'Inspect the list' }).click();
  await waitUntilDone(page);
  await expect(page.getByRole('link', { name: 'you.eth' })).toBeVisible();
  await expect(page.getByText('Read as CSV, names from “owner”.')).toBeVisible();
});

test('finds look-alikes within the list and imitations of watched names', async ({ page }) => {
  const names = ['vitalik.eth', 'vita1ik.eth', 'vitalìk.eth', 'hello.eth', 'rny-narne.eth'];
  await inspectList(page, { name: 'names.txt', content: names.join('\n') });

  await page.getByRole('button', { name: 'Look-alike groups' }).click();
  const exact = page.locator('section', {
    has: page.getByRole('heading', { name: /^Look identical/ }),
  });
  await expect(exact.getByRole('listitem')).toHaveText([/vitalik\.eth.*vita1ik\.eth/]);
  const loose = page.locator('section', {
    has: page.getByRole('heading', { name: /^Look almost identical/ }),
  });
  await expect(loose.getByRole('listitem')).toHaveText([
    /vitalik\.eth.*vita1ik\.eth.*vital.k\.eth/,
  ]);

  await page.getByRole('button', { name: 'Imitated names' }).click();
  const groups = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 3 }) });
  await expect(groups).toHaveText([
    /^vitalik\.eth.*Vitalik Buterin, person.*2 names.*vita1ik\.eth.*vital.k\.eth/,
  ]);

  // Names that another tab adds are used immediately.
  const other = await page.context().newPage();
  await other.goto('./#/protect');
  await trust(other, 'my-name.eth');
  await trust(other, 'hel1o.eth');
  await expect(groups).toHaveText([
    /^hel1o\.eth.*trusted by you.*1 name.*hello\.eth/,
    /^my-name\.eth.*trusted by you.*1 name.*rny-narne\.eth/,
    /^vitalik\.eth/,
  ]);

  // The list and its open part are still there after a visit to the watchlist.
  await page.getByRole('link', { name: 'your trusted names' }).click();
  await getKnownNamesSwitch(page).uncheck();
  await visitList(page);
  await expect(groups).toHaveText([/^hel1o\.eth/, /^my-name\.eth/]);

  // A group leads to its names.
  await groups.first().getByRole('button', { name: 'Show 1 name' }).click();
  await expect(getRows(page).locator('tbody a')).toHaveText(['hello.eth']);
  await page.getByRole('button', { name: 'Imitations of hel1o.eth' }).click();
  await expect(getRows(page).locator('tbody a')).toHaveCount(names.length);
});

test('judges a long list again without changing what it shows', async ({ page }) => {
  test.setTimeout(120_000);
  const measureLongestTask = await watchTasks(page);
  const setBehaviour = await controlWorkers(page, 'answers');
  const names = [
    ...createRealNames(chooseSize(29_998, 399_998)),
    'zebrafinch-one.eth',
    'zebrafinsh-one.eth',
  ];
  await inspectList(page, { name: 'names.txt', content: names.join('\n') });
  await page.getByLabel('Search the names').fill('zebrafin');
  await expect(page.getByText('2 shown', { exact: true })).toBeVisible();
  await visitProtect(page);
  await getTrustField(page).fill('zebrafinch-one');
  await measureLongestTask();
  await setBehaviour('keeps');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await visitList(page);
  await expect(page.getByText('Updating verdicts…')).toBeVisible();
  await setBehaviour('answers');
  await waitUntilDone(page);
  expect(await measureLongestTask()).toBeLessThan(500);
  await expect(page.getByLabel('Search the names')).toHaveValue('zebrafin');
  await expect(
    getRows(page).getByRole('cell', { name: 'One of your trusted names', exact: true }),
  ).toBeVisible();
  await expect(
    getRows(page).getByRole('cell', { name: 'Close to zebrafinch-one.eth' }),
  ).toBeVisible();
});

test('is accessible in every part', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  const check = async () => {
    expect((await findViolations(page)).violations).toEqual([]);
    if (!isWholeRun) return;
    // tokens.test.ts checks the contrast of all tokens in both themes.
    await page.emulateMedia({ colorScheme: 'light' });
    expect((await findViolations(page, 'looks')).violations).toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark' });
  };
  await openBulk(page);
  await check();
  await openFile(page, { name: 'n.csv', content: 'name,x\na.eth,1\n' });
  await check();
  await page.getByRole('button', { name: 'Choose another file' }).click();
  const content = `vitalik.eth\nvita1ik.eth\n\nÜ.eth\n[${'0'.repeat(64)}].eth`;
  await openFile(page, { name: 'names.txt', content });
  await waitUntilDone(page);
  await page.getByText('Export', { exact: true }).click();
  await page.getByRole('button', { name: '1 skipped' }).click();
  await check();
  await getFilters(page).click();
  await check();
  await page.getByRole('button', { name: 'Look-alike groups' }).click();
  await expect(page.getByRole('heading', { name: /^Look identical/ })).toBeVisible();
  await check();
  await page.getByRole('button', { name: 'Imitated names' }).click();
  await check();
  // The question before a list is closed fits every width.
  await page.getByRole('button', { name: /^New(?: list)?$/u }).click();
  for (const width of [1440, 768, 320]) {
    await page.setViewportSize({ width, height: 700 });
    await expect(getQuestion(page, 'Leave this list?')).toBeInViewport({ ratio: 1 });
  }
  await check();
});

test('searches by look, by code point and by the name of a character', async ({ page }) => {
  const names = ['vitalik.eth', 'vital\u00eck.eth', 'vita1ik.eth', 'ni\u200dck.eth'];
  const content = [...names, ...createRealNames(3_000)].join('\n');
  await inspectList(page, { name: 'names.txt', content });
  const search = page.getByLabel('Search the names');
  const first = getRows(page).locator('tbody a');
  await search.fill('vitalik');
  await expect(page.getByText(/^Found \d+ by text and \d+ more by look\.$/)).toBeVisible();
  for (const [at, name] of names.slice(0, 3).entries())
    await expect(first.nth(at)).toHaveText(name);
  await getFilters(page).click();
  await page.getByLabel('How to search').selectOption('text');
  await search.fill('u+00EC');
  await expect(page.getByText('1 shown', { exact: true })).toBeVisible();
  await expect(first).toHaveText(['vital\u00eck.eth']);
  await expect(
    page.getByText('Names that contain Latin Small Letter I With Grave (U+00EC).'),
  ).toBeVisible();
  await page.getByLabel('How to search').selectOption('look');
  await search.fill('ZWJ');
  await page
    .getByRole('button', { name: 'Search for the character Zero Width Joiner instead' })
    .press('Enter');
  await expect(search).toBeFocused();
  await expect(page.getByLabel('How to search')).toHaveValue('character');
  await expect(page.getByText('Names that contain Zero Width Joiner (U+200D).')).toBeVisible();
  // Emoji in the list contain this character too.
  await expect(first.first()).toHaveText('ni\u200dck.eth');
  expect((await findViolations(page)).violations).toEqual([]);
});

test('Back returns to the same place in the list', async ({ page }) => {
  const names = Array.from({ length: 3000 }, (_, index) => `g\u00eerl${index}.eth`);
  await inspectList(page, { name: 'names.txt', content: names.join('\n') });
  const getRow = (name: string) => getRows(page).getByRole('link', { name, exact: true });
  await getRow('gîrl0.eth').focus();
  await page.keyboard.press('End');
  await expect(getRow('gîrl2999.eth')).toBeFocused();
  await page.keyboard.press('PageUp');
  await expect(getRow('gîrl2999.eth')).not.toBeFocused();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  const report = page.getByRole('region', { name: 'Report on the row' });
  await report
    .getByRole('link', { name: /U\+00EE/ })
    .first()
    .click();
  await expect(page).toHaveURL(/#\/grapheme\//);
  await page.goBack();
  await expect(report).toBeVisible();
  await expect(getRow('gîrl2990.eth')).toBeVisible();
  await page.getByRole('button', { name: 'Close report' }).click();
  await expect(report).toHaveCount(0);

  // Another list opens while a report is open.
  await getRow('gîrl2990.eth').press('Enter');
  await startNewList(page);
  await openFile(page, { name: 'names.txt', content: 'a.eth\nb.eth' });
  await waitUntilDone(page);
  await expect(page.getByText('2 names', { exact: true })).toBeVisible();
  await page.getByLabel('Search the names').fill('nothing like it');
  await expect(page.getByText('0 shown', { exact: true })).toBeVisible();
});

test('sorts by a column and searches', async ({ page }) => {
  await inspectList(page, { name: 'names.txt', content: 'b.eth\nÜ.eth\na.eth\nvitalìk.eth' });
  const readNames = () => getRows(page).locator('tbody a').allInnerTexts();
  await page.getByRole('button', { name: 'Name', exact: true }).click();
  await expect
    .poll(readNames)
    .toEqual(['a.eth', 'b.eth', expect.stringMatching(/^vital/), 'Ü.eth']);
  // If there are two alerts, the more dangerous one comes first.
  await page.getByRole('button', { name: 'Rating', exact: true }).click();
  await expect
    .poll(readNames)
    .toEqual([expect.stringMatching(/^vital/), 'Ü.eth', 'b.eth', 'a.eth']);
  await page.getByLabel('Search the names').fill('B.ETH');
  await expect.poll(readNames).toEqual(['b.eth']);
  await page.getByLabel('Search the names').fill('');
  await getFilters(page).click();
  await page.getByLabel('Script').selectOption({ label: 'Latin (4)' });
  await expect.poll(async () => (await readNames()).length).toBe(4);

  // The caret stays at its place.
  const search = page.getByLabel('Search the names');
  await search.pressSequentially('vitk');
  await page.keyboard.press('ArrowLeft');
  await search.pressSequentially('ali');
  await expect(search).toHaveValue('vitalik');
});
