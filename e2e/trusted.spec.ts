import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { createRealNames } from '../src/bench/corpora.ts';
import { chooseSize } from '../src/engine/testing/test-scope.ts';
import { expectNames, getQuestion, getRows, inspectList } from './bulk-page.ts';
import { getVerdict, openName } from './name-page.ts';
import { collectComplaints } from './offline/complaints.ts';
import { test } from './site-test.ts';
import {
  ALL_BUILT_IN_SHOWN,
  getBrokenEntries,
  getBuiltInNames,
  getKnownNamesSwitch,
  getOwnNames,
  getWatchField,
  importNames,
  visitList,
  visitWatchlist,
  watch,
} from './trusted-page.ts';

/** Opens the watchlist without the browser's dialog for saving files. */
async function openWatchlist(page: Page): Promise<void> {
  await page.addInitScript(() => Reflect.deleteProperty(window, 'showSaveFilePicker'));
  await page.goto('./#/watchlist');
  await expect(getWatchField(page)).toBeVisible();
}

const getItem = (page: Page, text: RegExp) =>
  getOwnNames(page).getByRole('listitem').filter({ hasText: text });

/** Drops a file on the page. */
function drop(page: Page, content: string): Promise<void> {
  return page.getByRole('heading', { level: 1 }).evaluate((heading, text) => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File([text], 'watchlist.txt'));
    heading.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }));
  }, content);
}

test('adds, removes and restores watched names without losing the focus', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openWatchlist(page);
  const own = getOwnNames(page).getByRole('listitem');
  const field = getWatchField(page);
  await expect(page.getByText('No names yet.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Add', exact: true })).toBeDisabled();

  await field.fill('Treasury');
  await field.press('Enter');
  await expect(field).toBeFocused();
  await expect(field).toHaveValue('');
  await watch(page, 'metamask.eth');
  await expect(field).toBeFocused();
  await watch(page, 'mine');
  await watch(page, 'ab.eth');
  await expect(own).toHaveText([
    /Treasury.*Watched as treasury\.eth.*look-alikes, one-letter changes and added words/,
    /ab\.eth.*Too short/,
    /metamask\.eth.*one-letter changes.*Also in the built-in list: MetaMask, wallet/,
    /mine.*Watched as mine\.eth.*Protected against look-alikes only/,
  ]);
  await watch(page, 'ab.eth');
  await expect(page.getByText('“ab.eth” is already on your watchlist.')).toBeVisible();
  await watch(page, ' MINE.eth');
  await expect(
    page.getByText('“MINE.eth” is already on your watchlist as “mine”.', { exact: true }),
  ).toBeVisible();
  await expect(own).toHaveCount(4);

  // A link or several names are not one entry. The names in them are offered instead.
  await watch(page, 'https://app.ens.domains/ab.eth');
  await expect(field).not.toHaveValue('');
  await page.getByRole('button', { name: 'Add ab.eth instead' }).click();
  await expect(page.getByText('“ab.eth” is already on your watchlist.')).toBeVisible();
  await watch(page, 'ab.eth,yours.eth');
  await field.press('End');
  await field.press('Space');
  await expect(page.getByText('It contains several')).toHaveCount(0);
  await field.press('Enter');
  await page.getByRole('button', { name: 'Add these 2 names instead' }).click();
  await expect(field).toBeFocused();
  await expect(own).toHaveCount(5);
  await getItem(page, /yours\.eth/)
    .getByRole('button', { name: 'Remove yours.eth' })
    .click();

  const remove = getItem(page, /ab\.eth/).getByRole('button', { name: 'Remove ab.eth' });
  const undo = getItem(page, /ab\.eth/).getByRole('button', { name: 'Undo' });
  await remove.press('Enter');
  await expect(undo).toBeFocused();
  await expect(own).toHaveCount(4);
  await undo.press('Enter');
  await expect(remove).toBeFocused();
  await remove.press('Enter');
  // A second removal makes the first one final.
  await getItem(page, /mine/).getByRole('button', { name: 'Remove mine' }).press('Enter');
  await expect(own).toHaveText([/Treasury/, /metamask/, /mine.*No longer watched/]);
  await expect(getItem(page, /mine/).getByRole('button', { name: 'Undo' })).toBeFocused();
  await page.reload();
  // Entries show their normalized name only after it is known.
  await expect(own).toHaveText([/Treasury.*Watched as treasury\.eth/, /metamask/]);
  await page.getByRole('button', { name: 'Copy your names' }).click();
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toBe('Treasury\nmetamask.eth\n');

  await getOwnNames(page).getByRole('link', { name: 'Treasury', exact: true }).click();
  await expect(getVerdict(page)).toContainText('Spelled exactly like a name on your watchlist');
  await expect(page.getByText('This name is on your watchlist')).toBeVisible();
  await page.getByRole('link', { name: 'Watchlist' }).last().click();
  await page.getByRole('button', { name: 'Remove all…' }).click();
  const question = getQuestion(page, 'Remove all 2 names?');
  await question.getByRole('button', { name: 'Keep them' }).click();
  await expect(own).toHaveCount(2);
  await page.getByRole('button', { name: 'Remove all…' }).click();
  await question.getByRole('button', { name: 'Remove all' }).click();
  await expect(page.getByText('No names yet.')).toBeVisible();
  await expect(field).toBeFocused();
});

test('accepts any text as an entry and explains why it cannot be watched', async ({
  page,
  context,
}) => {
  const complaints = collectComplaints(context);
  await openWatchlist(page);
  await getWatchField(page).evaluate((field) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', 'ev\u202eil.eth\r\n\u200b\n  \nשלום.eth\n<b>&amp;.eth');
    field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }));
  });
  await expect(page.getByText('5 names were read from this list.')).toBeVisible();
  await watch(page, 'x'.repeat(10_000));
  await page.evaluate(() => localStorage.setItem('namescope.watch.name:\ud800', ''));
  await page.reload();
  const broken = getBrokenEntries(page).getByRole('listitem');
  await expect(broken).toHaveText([
    /This entry is empty/,
    /<b>&amp;\.eth.*rejects this name/,
    /ev.il\.eth.*rejects this name/,
    /x{40} … 9,940 more … x{20}.*at most 200 characters/,
    /rejects this name/,
    /rejects this name/,
  ]);
  await expect(broken.locator('[data-label="RLO"]')).toHaveCount(1);
  await expect(getOwnNames(page).getByRole('listitem')).toHaveText([/שלום\.eth/]);
  const overflow = () =>
    page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
  expect(await overflow()).toBeLessThanOrEqual(0);

  // The exported file has every entry that fits on a line, and can be imported again.
  const downloads = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export' }).click();
  const download = await downloads;
  expect(download.suggestedFilename()).toBe('watchlist.txt');
  const text = await readFile(await download.path(), 'utf8');
  const lines = ['  ', '<b>&amp;.eth', 'ev\u202eil.eth', 'x'.repeat(10_000), 'שלום.eth', '\u200b'];
  expect(text).toBe(`${lines.join('\n')}\n`);
  await expect(page.getByText(/^6 names exported\. 1 entry could not be exported/)).toBeVisible();
  await page.evaluate(() => localStorage.clear());
  await page.reload();
  await drop(page, text);
  await expect(broken).toHaveCount(5);

  await broken.filter({ hasText: '<b>' }).getByRole('button', { name: 'Remove' }).click();
  await expect(broken.filter({ hasText: '<b>' })).toContainText('No longer watched');
  // An invalid name also has a report.
  await broken.getByRole('link', { name: /^ev/ }).click();
  await expect(getVerdict(page)).toContainText('Hides a character');
  expect(complaints).toEqual([]);
});

test('imports many names and finds one of them', async ({ page }) => {
  test.setTimeout(120_000);
  await openWatchlist(page);
  const names = [...new Set(createRealNames(chooseSize(20_000, 100_000)))];
  await importNames(page, names.join('\n'));
  const count = names.length.toLocaleString('en');
  await expect(page.getByText(`${count} names were read from this list.`)).toBeVisible({
    timeout: 60_000,
  });
  const own = getOwnNames(page).getByRole('listitem');
  await expect(own.first()).toHaveAttribute('aria-setsize', /^\d{5,6}$/, { timeout: 60_000 });
  expect(await own.count()).toBeLessThan(200);
  const scroller = getOwnNames(page).locator('..');
  const last = names.toSorted().at(-1) ?? '';
  await expect(async () => {
    await scroller.evaluate((element) => element.scrollTo(0, element.scrollHeight));
    await expect(own.last()).toContainText(last.slice(0, 3), { timeout: 1_000 });
  }).toPass();
  expect(await own.count()).toBeLessThan(200);

  // A button lets Tab skip the whole list.
  await page.getByRole('button', { name: 'Skip the list “Your watched names”' }).press('Enter');
  await page.keyboard.press('Tab');
  await expect(getKnownNamesSwitch(page)).toBeFocused();

  const sought = names[Math.floor(names.length * 0.7)] ?? '';
  await page.getByLabel('Search your names').fill(sought.toUpperCase());
  await expect(own.filter({ hasText: sought }).first()).toBeVisible();
  expect(await own.count()).toBeLessThan(200);
  await page.getByRole('button', { name: 'Remove all…' }).click();
  await getQuestion(page, `Remove all ${count} names?`)
    .getByRole('button', { name: 'Remove all' })
    .click();
  await expect(page.getByText('No names yet.')).toBeVisible({ timeout: 60_000 });
});

test('lists the built-in names and turns them off', async ({ page }) => {
  await openWatchlist(page);
  const listed = getBuiltInNames(page).getByRole('listitem');
  await expect(page.getByText(ALL_BUILT_IN_SHOWN, { exact: true })).toBeVisible();
  await page.getByLabel('Category').selectOption('wallet');
  await page.getByLabel('Search the built-in names').fill('meta mask');
  await expect(listed).toHaveText([
    /^metamask\.eth.*MetaMask, wallet.*one-letter changes.*metamask\.io$/,
  ]);
  const source = listed.getByRole('link', { name: 'metamask.io' });
  await expect(source).toHaveAttribute('href', 'https://metamask.io');
  await expect(source).toHaveAttribute('rel', /noreferrer/);
  await page.getByLabel('Search the built-in names').fill('circle');
  await expect(page.getByText('No built-in name matches.')).toBeVisible();
  await page.getByLabel('Category').selectOption('');
  await expect(listed.first()).toHaveText(
    /^circle\.eth.*Protected against look-alikes and the most likely one-letter changes/,
  );

  await getKnownNamesSwitch(page).uncheck();
  await expect(page.getByText('Turned off')).toBeVisible();
  await openName(page, 'rnetamask.eth');
  await expect(getVerdict(page)).toContainText('No problem found in the spelling');
  await page.goBack();
  await getKnownNamesSwitch(page).check();
  await openName(page, 'pay.metamask.eth');
  await expect(page.getByText('A subname of metamask.eth, the built-in known name')).toBeVisible();
});

test('counts and shows names of the open list that imitate a watched name', async ({
  page,
  context,
}) => {
  await inspectList(page, {
    name: 'names.txt',
    content: 'rny-narne.eth\nmy-name-support.eth\nb.eth\nrnetamask.eth',
  });
  await visitWatchlist(page);
  await watch(page, 'my-name');
  await watch(page, 'unlike-all.eth');
  await expect(getItem(page, /unlike-all/)).toContainText('Protected against look-alikes');
  // Another tab removes the name and restores it.
  const other = await context.newPage();
  await openWatchlist(other);
  await getItem(other, /my-name/)
    .getByRole('button', { name: 'Remove' })
    .click();
  await expect(getItem(page, /my-name/)).toHaveCount(0);
  await getItem(other, /my-name/)
    .getByRole('button', { name: 'Undo' })
    .click();
  await expect(getItem(page, /unlike-all/)).not.toContainText('in your open list');
  await expect(getItem(other, /my-name/)).not.toContainText('in your open list');
  await other.close();

  await getItem(page, /my-name/)
    .getByRole('link', { name: '2 names in your open list imitate it' })
    .click();
  await expect(page.getByText('2 shown', { exact: true })).toBeVisible();
  await expect(getRows(page)).toContainText('rny-narne.eth');
  await expect(getRows(page)).toContainText('my-name-support.eth');
  await page.getByRole('button', { name: 'Imitations of my-name.eth' }).click();
  await expectNames(page, '4 names');
  await visitWatchlist(page);
  await expect(getItem(page, /my-name/)).toContainText('2 names in your open list');
  await visitList(page);
  await expect(page.getByText('4 shown', { exact: true })).toBeVisible();
});
