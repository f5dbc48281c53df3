// The screen Protect. src/client/trusted tests how entries are merged and stored.

import { expect, type Page } from '@playwright/test';
import { createRealNames } from '../src/bench/corpora.ts';
import { chooseSize } from '../src/engine/testing/test-scope.ts';
import { getVerdict, openDetails, openName } from './name-page.ts';
import {
  CLIPBOARD,
  collectComplaints,
  drop,
  expectNoOverflow,
  expectText,
  exportFile,
  getButton,
  paste,
  press,
  readClipboard,
} from './page-actions.ts';
import { ALL_BUILT_IN_SHOWN, createProtectPage } from './protect-page.ts';
import { test } from './site-test.ts';

test('adds, removes and restores names without losing the focus', async ({
  page,
  context,
  protect,
}) => {
  await context.grantPermissions(CLIPBOARD);
  await protect.open();
  const { entries, field, getEntry, trust } = protect;
  await expectText(page, /^Nothing yet\./);
  await expect(getButton(page, 'Add')).toBeDisabled();
  await field.fill('Treasury');
  await field.press('Enter');
  await expect(field).toBeFocused();
  await expect(field).toHaveValue('');
  for (const name of ['metamask.eth', 'mine', 'ab.eth']) await trust(name);
  await expect(entries).toHaveText([
    /Treasury.*Read as treasury\.eth.*look-alikes, one-letter changes and added words/,
    /ab\.eth.*Protected against look-alikes only/,
    /metamask\.eth.*one-letter changes.*Also in the built-in list: MetaMask, wallet/,
    /mine.*Read as mine\.eth.*Protected against look-alikes only/,
  ]);
  await trust(' MINE.eth');
  await expectText(page, 'You already trust “MINE.eth” as “mine”.');

  // A link is not an entry. The page offers to add the name in it.
  await trust('https://app.ens.domains/ab.eth');
  await press(page, 'Add ab.eth instead');
  await expectText(page, 'You already trust “ab.eth”.');
  await trust('ab.eth,yours.eth');
  await field.press('End');
  await field.press('Space');
  await expect(page.getByText('It contains several')).toHaveCount(0);
  await field.press('Enter');
  await press(page, 'Add these 2 names instead');
  await expect(field).toBeFocused();
  await expect(entries).toHaveCount(5);
  await press(page, 'Remove yours.eth');

  const remove = getButton(page, 'Remove ab.eth');
  const undo = getButton(getEntry(/ab\.eth/), /^Undo/);
  await remove.press('Enter');
  await expect(undo).toBeFocused();
  await expect(entries).toHaveCount(4);
  await undo.press('Enter');
  await expect(remove).toBeFocused();
  await remove.press('Enter');
  // After a second removal, the first one can no longer be undone.
  await getButton(page, 'Remove mine').press('Enter');
  await expect(entries).toHaveText([/Treasury/, /metamask/, /mine.*No longer trusted/]);
  await expect(getButton(getEntry(/mine/), /^Undo/)).toBeFocused();
  await page.reload();
  // Each entry shows its normalized name as soon as the engine has returned the name.
  await expect(entries).toHaveText([/Treasury.*Read as treasury\.eth/, /metamask/]);
  await press(page, /^Copy your trusted names/);
  await expect.poll(() => readClipboard(page)).toBe('Treasury\nmetamask.eth\n');

  await entries.getByRole('link', { name: 'Treasury', exact: true }).click();
  await expect(getVerdict(page)).toContainText('This is a name you trust.');
  await openDetails(page);
  await page.getByRole('link', { name: 'Trusted names' }).click();
  await press(page, 'Remove all…');
  await press(protect.question, 'Keep them');
  await expect(entries).toHaveCount(2);
  await protect.removeAll();
  await expect(field).toBeFocused();
});

test('asks before it trusts an imitation, and lists built-in names', async ({ page, protect }) => {
  await protect.open();
  await protect.trust('rnetamask.eth');
  await expectText(page, /This is not metamask\.eth\..*if it’s yours/u);
  await expectText(page, /^Nothing yet\./);
  await expect(protect.field).toHaveValue('rnetamask.eth');
  await press(page, 'Add rnetamask.eth anyway');
  await expectText(page, '“rnetamask.eth” added.');
  await expect(protect.entries).toHaveCount(1);
  await drop(page, ['trusted.txt', 'my-own-name.eth\nvital\u00eck.eth\n']);
  await expectText(page, /imitates another name: remove it if it isn’t yours/u);

  const { builtIn, knownNames } = protect;
  await expectText(page, ALL_BUILT_IN_SHOWN);
  const search = page.getByLabel('Search the built-in names');
  const category = page.getByLabel('Category');
  await category.selectOption('wallet');
  await search.fill('meta mask');
  await expect(builtIn.first()).toHaveText(
    /^metamask\.eth.*MetaMask, wallet.*one-letter changes.*metamask\.io$/,
  );
  const source = builtIn.getByRole('link', { name: 'metamask.io' });
  await expect(source).toHaveAttribute('href', 'https://metamask.io');
  await expect(source).toHaveAttribute('rel', /noreferrer/);
  await search.fill('circle');
  await expectText(page, 'No built-in name matches.');
  await category.selectOption('');
  await expect(builtIn.first()).toHaveText(
    /^circle\.eth.*Protected against look-alikes and the most likely one-letter changes/,
  );

  await knownNames.uncheck();
  await expectText(page, /Turned off/);
  await knownNames.check();
  await openName(page, 'pay.metamask.eth');
  await expect(getVerdict(page)).toContainText('This is a subname of metamask.eth.');
});

test('accepts any text and explains why it cannot be protected', async ({
  page,
  context,
  protect,
}) => {
  const complaints = collectComplaints(context);
  await protect.open();
  await paste(protect.field, 'ev\u202eil.eth\r\n\u200b\n  \nשלום.eth\n<b>&amp;.eth');
  await expectText(page, '5 names added.');
  await protect.trust('x'.repeat(10_000));
  // The page checks a long text for secrets before it adds the name and empties the field.
  await expect(protect.field).toHaveValue('');
  await page.evaluate(() => localStorage.setItem('namescope.watch.name:\ud800', ''));
  await page.reload();
  const { broken } = protect;
  await expect(broken).toHaveText([
    /This entry is empty/,
    /<b>&amp;\.eth.*rejects this name/,
    /ev.il\.eth.*rejects this name/,
    /x{40} … 9,940 more … x{20}.*at most 200 characters/,
    /rejects this name/,
    /rejects this name/,
  ]);
  await expect(broken.locator('[data-label="RLO"]')).toHaveCount(1);
  await expect(protect.entries).toHaveText([/שלום\.eth/]);
  await expectNoOverflow(page);

  await page.getByLabel('Format of the export').selectOption('Text');
  const { name, text } = await exportFile(protect.export);
  expect(name).toBe('trusted.txt');
  expect(text).toContain('ev\u202eil.eth\n');
  await expectText(page, /^6 entries exported\. 1 entry could not be exported/);

  const marked = broken.filter({ hasText: '<b>' });
  await press(marked, /^Remove/);
  await expect(marked).toContainText('No longer trusted');
  // Invalid names have reports too.
  await broken.getByRole('link', { name: /^ev/ }).click();
  await expect(getVerdict(page)).toContainText('This name hides a character.');
  expect(complaints).toEqual([]);
});

test('imports many names and finds one of them', async ({ page, protect }) => {
  test.setTimeout(120_000);
  await protect.open();
  const real = createRealNames(chooseSize(5_000, 100_000));
  const names = [...new Set(real.map((name) => name.toLowerCase()))].sort();
  await protect.importFile(names.join('\n'));
  const { entries } = protect;
  await expect(page.getByText(`${names.length.toLocaleString('en')} names added.`)).toBeVisible({
    timeout: 60_000,
  });
  await expect(entries.first()).toHaveAttribute('aria-setsize', /^\d{4,6}$/, { timeout: 60_000 });
  expect(await entries.count()).toBeLessThan(200);

  // A button skips the whole list for keyboard users.
  await getButton(page, 'Skip the list “Trusted names and addresses”').press('Enter');
  await page.keyboard.press('Tab');
  await expect(protect.knownNames).toBeFocused();

  const sought = names[Math.floor(names.length * 0.7)] ?? '';
  await page.getByLabel('Search your names and addresses').fill(sought.toUpperCase());
  await expect(protect.getEntry(sought).first()).toBeVisible();
  await protect.removeAll();
});

test('counts names of the open list that imitate a trusted name', async ({
  page,
  list,
  protect,
}) => {
  await list.inspect(['rny-narne.eth', 'my-name-support.eth', 'b.eth', 'rnetamask.eth']);
  await protect.visit();
  await protect.trust('my-name');
  await protect.trust('unlike-all.eth');
  const unlike = protect.getEntry(/unlike-all/);
  await expect(unlike).toContainText('Protected against look-alikes');
  const link = protect
    .getEntry(/my-name/)
    .getByRole('link', { name: '2 names in your open list imitate it' });
  await link.click();
  await list.expectNames('2 shown');
  await expect(list.rows).toContainText('rny-narne.eth');
  await expect(list.rows).toContainText('my-name-support.eth');
  await press(page, 'Imitations of my-name.eth');
  await list.expectNames('4 names');
  await protect.visit();
  await expect(link).toBeVisible();
  await expect(unlike).not.toContainText('in your open list');
  await list.visit();
  await list.expectNames('4 shown');
});

const VITALIK = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045';
const POISONED = '0xd8da111111111111111111111111111111116045';
const OTHER = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';

const expectHeading = (page: Page, name: string | RegExp) =>
  expect(page.getByRole('heading', { name })).toBeVisible();

test('trusts addresses, and warns of their look-alikes', async ({ page, context, protect }) => {
  await protect.open();
  const other = createProtectPage(await context.newPage());
  await other.open();
  await protect.trust(`vitalik.eth = ${VITALIK} # from his\u200b site`);
  await expectHeading(page, 'Not among the addresses');
  await expect(page.getByLabel('Name (optional)')).toHaveValue('vitalik.eth');
  await protect.trustAddress();
  await expectHeading(page, 'This is the address you trust as vitalik.eth');
  const entry = protect.getEntry(/vitalik\.eth/);
  await expect(entry).toContainText('d8dA6BF26964aF9D7eEd9e03E53415D37aA96045');
  await expect(entry.locator('[data-label="ZWSP"]')).toHaveCount(1);
  // The other tab shows the address too.
  await expect(other.getEntry(/vitalik\.eth/)).toContainText('7aA96045');

  await protect.trust(POISONED);
  const warning = /^Looks like the address you trust as vitalik\.eth ?: 31 of 40 digits differ\.$/;
  await expectHeading(page, warning);
  await expect(page.locator('figure mark')).toHaveCount(62);
  await expect(getButton(page, /^Copy address/)).toHaveCount(0);
  await page.getByRole('link', { name: 'Compare', exact: true }).last().click();
  await expectHeading(page, 'Two different addresses that look alike');
  await expectText(page, /Looks like the address you trust as vitalik\.eth/);
  await page.goBack();

  // Each name has one trusted address. Trusting another address asks before it replaces the first one.
  await protect.trust(`${OTHER} vitalik.eth`);
  await expectHeading(page, 'You trust vitalik.eth with a different address');
  await press(page, 'Trust this address anyway');
  await protect.trustAddress();
  await press(page, 'Replace it');
  await expect(entry).toContainText('Ef1BeAed');
  await expect(entry).not.toContainText('7aA96045');

  await protect.trust(VITALIK.replace('6045', '6046'));
  await expect(page.getByRole('alert')).toContainText('The checksum of this address is wrong');
  await page.reload();
  await expect(entry).toContainText('Ef1BeAed');
  await press(entry, /^Remove/);
  await expectHeading(page, /^You trust 0 names/);
  await press(entry, /^Undo/);
  await expectHeading(page, /1 name, 1 address$/);
});

test('exports names and addresses and imports them again', async ({ page, protect }) => {
  await protect.open();
  await protect.importFile(`=a.eth\nvitalik.eth = ${VITALIK} # his "site", 2024\n${OTHER}\n`);
  await expectText(page, '2 names and 2 addresses added.');
  const { name, text } = await exportFile(protect.export);
  expect(name).toBe('trusted.csv');
  await protect.removeAll();
  await protect.importFile(text, name);
  await expectText(page, /^2 names and 2 addresses added\./);
  await expect(protect.getEntry(/vitalik\.eth/)).toContainText('his "site", 2024');

  // An import never replaces an address. It explains why it skips a line.
  const lines = [`vitalik.eth = ${OTHER}`, POISONED, VITALIK.slice(0, 41), '=a.eth'];
  await protect.importFile(lines.join('\n'));
  await expectText(page, /^Nothing was added\. 1 entry was trusted already\./);
  await page.getByText('Lines that were not added').click();
  for (const line of [
    /^Line 1: vitalik\.eth .* is trusted as/,
    /^Line 2: .* looks like the trusted/,
    /^Line 3: An address has 40 digits/,
  ])
    await expectText(page, line);
  const broken = Buffer.from('name,rank\nalice.eth,1\n\xff.eth,2\n', 'latin1');
  await protect.importFile(broken, 'trusted.csv');
  await expectText(page, '1 name added. 1 line was refused. Read as CSV, names from “name”.');
});
