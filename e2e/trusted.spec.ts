import { expect, type Page } from '@playwright/test';
import { createRealNames } from '../src/bench/corpora.ts';
import { chooseSize } from '../src/engine/testing/test-scope.ts';
import { expectNames, getQuestion, getRows, inspectList } from './bulk-page.ts';
import { downloadExports, exportFile } from './export-file.ts';
import { measureOverflow } from './measure-overflow.ts';
import { getVerdict, openDetails, openName } from './name-page.ts';
import { collectComplaints } from './offline/complaints.ts';
import { drop, paste } from './page-input.ts';
import { test } from './site-test.ts';
import {
  ALL_BUILT_IN_SHOWN,
  getBrokenEntries,
  getBuiltInNames,
  getKnownNamesSwitch,
  getTrusted,
  getTrustField,
  importTrusted,
  trust,
  visitList,
  visitProtect,
} from './trusted-page.ts';

/** Opens Protect in a browser that downloads exported files. */
async function openProtect(page: Page): Promise<void> {
  await downloadExports(page);
  await page.goto('./#/protect');
  await expect(getTrustField(page)).toBeVisible();
}

const getItem = (page: Page, text: RegExp) =>
  getTrusted(page).getByRole('listitem').filter({ hasText: text });

const dropTrusted = (page: Page, content: string) =>
  drop(page.getByRole('heading', { level: 1 }), { name: 'trusted.txt', content });

test('adds, removes and restores trusted names without losing the focus', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openProtect(page);
  const own = getTrusted(page).getByRole('listitem');
  const field = getTrustField(page);
  await expect(page.getByText('Nothing yet.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Add', exact: true })).toBeDisabled();

  await field.fill('Treasury');
  await field.press('Enter');
  await expect(field).toBeFocused();
  await expect(field).toHaveValue('');
  await trust(page, 'metamask.eth');
  await expect(field).toBeFocused();
  await trust(page, 'mine');
  await trust(page, 'ab.eth');
  await expect(own).toHaveText([
    /Treasury.*Read as treasury\.eth.*look-alikes, one-letter changes and added words/,
    /ab\.eth.*Too short/,
    /metamask\.eth.*one-letter changes.*Also in the built-in list: MetaMask, wallet/,
    /mine.*Read as mine\.eth.*Protected against look-alikes only/,
  ]);
  await trust(page, 'ab.eth');
  await expect(page.getByText('You already trust “ab.eth”.')).toBeVisible();
  await trust(page, ' MINE.eth');
  await expect(
    page.getByText('You already trust “MINE.eth” as “mine”.', { exact: true }),
  ).toBeVisible();
  await expect(own).toHaveCount(4);

  // A link is not an entry. The page offers to add the name in it.
  await trust(page, 'https://app.ens.domains/ab.eth');
  await expect(field).not.toHaveValue('');
  await page.getByRole('button', { name: 'Add ab.eth instead' }).click();
  await expect(page.getByText('You already trust “ab.eth”.')).toBeVisible();
  await trust(page, 'ab.eth,yours.eth');
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
  // After a second removal, the first one can no longer be undone.
  await getItem(page, /mine/).getByRole('button', { name: 'Remove mine' }).press('Enter');
  await expect(own).toHaveText([/Treasury/, /metamask/, /mine.*No longer trusted/]);
  await expect(getItem(page, /mine/).getByRole('button', { name: 'Undo' })).toBeFocused();
  await page.reload();
  // Each entry shows its normalized name as soon as the engine has returned the name.
  await expect(own).toHaveText([/Treasury.*Read as treasury\.eth/, /metamask/]);
  await page.getByRole('button', { name: /^Copy your trusted names/ }).click();
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toBe('Treasury\nmetamask.eth\n');

  await getTrusted(page).getByRole('link', { name: 'Treasury', exact: true }).click();
  await expect(getVerdict(page)).toContainText('This is a name you trust.');
  await openDetails(page);
  await page.getByRole('link', { name: 'Trusted names' }).click();
  await page.getByRole('button', { name: 'Remove all…' }).click();
  const question = getQuestion(page, 'Remove all trusted names and addresses?');
  await question.getByRole('button', { name: 'Keep them' }).click();
  await expect(own).toHaveCount(2);
  await page.getByRole('button', { name: 'Remove all…' }).click();
  await question.getByRole('button', { name: 'Remove all' }).click();
  await expect(page.getByText('Nothing yet.')).toBeVisible();
  await expect(field).toBeFocused();
});

test('asks before it trusts an imitation, and lists the names that are built in', async ({
  page,
}) => {
  const field = getTrustField(page);
  await openProtect(page);
  await trust(page, 'rnetamask.eth');
  await expect(
    page.getByRole('status').getByText(/This is not metamask\.eth\..*if it’s yours/u),
  ).toBeVisible();
  await expect(page.getByText('Nothing yet.')).toBeVisible();
  await expect(field).toHaveValue('rnetamask.eth');
  await page.getByRole('button', { name: 'Add rnetamask.eth anyway' }).click();
  await expect(page.getByText('“rnetamask.eth” added.')).toBeVisible();
  await expect(getTrusted(page).getByRole('listitem')).toHaveCount(1);
  await dropTrusted(page, 'my-own-name.eth\nvital\u00eck.eth\n');
  await expect(page.getByText(/imitates another name: remove it if it isn’t yours/u)).toBeVisible();

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
  await getKnownNamesSwitch(page).check();
  await openName(page, 'pay.metamask.eth');
  await expect(getVerdict(page)).toContainText('This is a subname of metamask.eth.');
});

test('accepts any text as a name and explains why it cannot be protected', async ({
  page,
  context,
}) => {
  const complaints = collectComplaints(context);
  await openProtect(page);
  await paste(getTrustField(page), 'ev\u202eil.eth\r\n\u200b\n  \nשלום.eth\n<b>&amp;.eth');
  await expect(page.getByText('5 names added.')).toBeVisible();
  await trust(page, 'x'.repeat(10_000));
  // The page checks a long text for secrets before it adds the name and empties the field.
  await expect(getTrustField(page)).toHaveValue('');
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
  await expect(getTrusted(page).getByRole('listitem')).toHaveText([/שלום\.eth/]);
  expect(await measureOverflow(page)).toBeLessThanOrEqual(0);

  // The exported file contains every entry that fits on a line. Importing the file restores these entries.
  await page.getByLabel('Format of the export').selectOption('Text');
  const { name, text } = await exportFile(page.getByRole('button', { name: 'Export' }));
  expect(name).toBe('trusted.txt');
  const lines = ['  ', '<b>&amp;.eth', 'ev\u202eil.eth', 'x'.repeat(10_000), 'שלום.eth', '\u200b'];
  expect(text).toBe(`${lines.join('\n')}\n`);
  await expect(page.getByText(/^6 entries exported\. 1 entry could not be exported/)).toBeVisible();
  await page.evaluate(() => localStorage.clear());
  await page.reload();
  await dropTrusted(page, text);
  await expect(broken).toHaveCount(5);

  await broken.filter({ hasText: '<b>' }).getByRole('button', { name: 'Remove' }).click();
  await expect(broken.filter({ hasText: '<b>' })).toContainText('No longer trusted');
  // Invalid names have reports too.
  await broken.getByRole('link', { name: /^ev/ }).click();
  await expect(getVerdict(page)).toContainText('This name hides a character.');
  expect(complaints).toEqual([]);
});

test('imports many names and finds one of them', async ({ page }) => {
  test.setTimeout(120_000);
  await openProtect(page);
  const real = createRealNames(chooseSize(5_000, 100_000));
  const names = [...new Set(real.map((name) => name.toLowerCase()))];
  await importTrusted(page, names.join('\n'));
  const count = names.length.toLocaleString('en');
  await expect(page.getByText(`${count} names added.`)).toBeVisible({
    timeout: 60_000,
  });
  const own = getTrusted(page).getByRole('listitem');
  await expect(own.first()).toHaveAttribute('aria-setsize', /^\d{4,6}$/, { timeout: 60_000 });
  expect(await own.count()).toBeLessThan(200);
  const scroller = getTrusted(page).locator('..');
  const last = names.toSorted().at(-1) ?? '';
  await expect(async () => {
    await scroller.evaluate((element) => element.scrollTo(0, element.scrollHeight));
    await expect(own.last()).toContainText(last.slice(0, 3), { timeout: 1_000 });
  }).toPass();
  expect(await own.count()).toBeLessThan(200);

  // A button skips the whole list for keyboard users.
  await page
    .getByRole('button', { name: 'Skip the list “Trusted names and addresses”' })
    .press('Enter');
  await page.keyboard.press('Tab');
  await expect(getKnownNamesSwitch(page)).toBeFocused();

  const sought = names[Math.floor(names.length * 0.7)] ?? '';
  await page.getByLabel('Search your names and addresses').fill(sought.toUpperCase());
  await expect(own.filter({ hasText: sought }).first()).toBeVisible();
  expect(await own.count()).toBeLessThan(200);
  await page.getByRole('button', { name: 'Remove all…' }).click();
  await getQuestion(page, 'Remove all trusted names and addresses?')
    .getByRole('button', { name: 'Remove all' })
    .click();
  await expect(page.getByText('Nothing yet.')).toBeVisible({ timeout: 60_000 });
});

test('counts and shows names of the open list that imitate a trusted name', async ({
  page,
  context,
}) => {
  await inspectList(page, {
    name: 'names.txt',
    content: 'rny-narne.eth\nmy-name-support.eth\nb.eth\nrnetamask.eth',
  });
  await visitProtect(page);
  await trust(page, 'my-name');
  await trust(page, 'unlike-all.eth');
  await expect(getItem(page, /unlike-all/)).toContainText('Protected against look-alikes');
  // Another tab removes the name and restores it.
  const other = await context.newPage();
  await openProtect(other);
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
  await visitProtect(page);
  await expect(getItem(page, /my-name/)).toContainText('2 names in your open list');
  await visitList(page);
  await expect(page.getByText('4 shown', { exact: true })).toBeVisible();
});

const VITALIK = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045';
const POISONED = '0xd8da111111111111111111111111111111116045';
const OTHER = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';

const pressTrust = (page: Page) => page.getByRole('button', { name: 'Trust', exact: true }).click();

test('trusts addresses, and warns of addresses that look like them', async ({ page, context }) => {
  await openProtect(page);
  const other = await context.newPage();
  await openProtect(other);
  await trust(page, `vitalik.eth = ${VITALIK} # from his\u200b site`);
  await expect(page.getByRole('heading', { name: 'Not among the addresses' })).toBeVisible();
  await expect(page.getByLabel('Name (optional)')).toHaveValue('vitalik.eth');
  await pressTrust(page);
  await expect(
    page.getByRole('heading', { name: 'This is the address you trust as vitalik.eth' }),
  ).toBeVisible();
  const entry = getItem(page, /vitalik\.eth/);
  await expect(entry).toContainText('d8dA6BF26964aF9D7eEd9e03E53415D37aA96045');
  await expect(entry.locator('[data-label="ZWSP"]')).toHaveCount(1);
  // The other tab shows the address too.
  await expect(getItem(other, /vitalik\.eth/)).toContainText('7aA96045');
  await other.close();

  await trust(page, POISONED);
  const warning = page.getByRole('heading', {
    name: /^Looks like the address you trust as vitalik\.eth ?: 31 of 40 digits differ\.$/,
  });
  await expect(warning).toBeVisible();
  await expect(page.locator('figure mark')).toHaveCount(62);
  await expect(page.getByRole('button', { name: /^Copy address/ })).toHaveCount(0);
  await page.getByRole('link', { name: 'Compare', exact: true }).last().click();
  await expect(page.locator('article header h2')).toHaveText(
    'Two different addresses that look alike',
  );
  await expect(page.getByText('Looks like the address you trust as vitalik.eth')).toBeVisible();
  await page.goBack();

  // Each name has one trusted address. Trusting another address asks before it replaces the first one.
  await trust(page, `${OTHER} vitalik.eth`);
  await expect(
    page.getByRole('heading', { name: 'You trust vitalik.eth with a different address' }),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Trust this address anyway' }).click();
  await pressTrust(page);
  await page.getByRole('button', { name: 'Replace it' }).click();
  await expect(entry).toContainText('Ef1BeAed');
  await expect(entry).not.toContainText('7aA96045');

  await trust(page, VITALIK.replace('6045', '6046'));
  await expect(page.getByRole('alert')).toContainText('The checksum of this address is wrong');
  await page.reload();
  await expect(entry).toContainText('Ef1BeAed');
  await getItem(page, /vitalik\.eth/)
    .getByRole('button', { name: 'Remove' })
    .click();
  await expect(page.getByRole('heading', { name: /^You trust 0 names/ })).toBeVisible();
  await getItem(page, /vitalik\.eth/)
    .getByRole('button', { name: 'Undo' })
    .click();
  await expect(page.getByRole('heading', { name: /1 name, 1 address$/ })).toBeVisible();
});

test('exports names and addresses and imports them again', async ({ page }) => {
  await openProtect(page);
  const list = `=a.eth\nvitalik.eth = ${VITALIK} # his "site", 2024\n${OTHER}\n`;
  await importTrusted(page, list);
  await expect(page.getByText('2 names and 2 addresses added.')).toBeVisible();
  const { name, text } = await exportFile(page.getByRole('button', { name: 'Export' }));
  expect(name).toBe('trusted.csv');
  await page.getByRole('button', { name: 'Remove all…' }).click();
  await page.getByRole('button', { name: 'Remove all', exact: true }).click();
  await expect(page.getByText('Nothing yet.')).toBeVisible();
  await importTrusted(page, text, name);
  await expect(page.getByText(/^2 names and 2 addresses added\./)).toBeVisible();
  await expect(getItem(page, /vitalik\.eth/)).toContainText('his "site", 2024');

  // An import never replaces an address. It explains why it skips a line.
  await importTrusted(
    page,
    `vitalik.eth = ${OTHER}\n${POISONED}\n${VITALIK.slice(0, 41)}\n=a.eth\n`,
  );
  await expect(page.getByText('Nothing was added. 1 entry was trusted already.')).toBeVisible();
  await page.getByText('Lines that were not added').click();
  await expect(page.getByText(/^Line 1: vitalik\.eth .* is trusted as/)).toBeVisible();
  await expect(page.getByText(/^Line 2: .* looks like the trusted/)).toBeVisible();
  await expect(page.getByText('Line 3: An address has 40 digits')).toBeVisible();
  const broken = Buffer.from('name,rank\nalice.eth,1\n\xff.eth,2\n', 'latin1');
  await importTrusted(page, broken, 'trusted.csv');
  await expect(page.getByText(/^1 name added\./)).toHaveText(
    '1 name added. 1 line was refused. Read as CSV, names from “name”.',
  );
});

test('keeps addresses until the page closes if the browser blocks the database', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'indexedDB', {
      get() {
        throw new DOMException('Access is denied.', 'SecurityError');
      },
    });
  });
  await openProtect(page);
  await trust(page, VITALIK);
  await pressTrust(page);
  await expect(page.getByText('Your addresses are lost when you close the page')).toBeVisible();
  await expect(getTrusted(page)).toContainText('7aA96045');
});
