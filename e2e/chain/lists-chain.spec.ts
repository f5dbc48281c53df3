import { expect, type Page } from '@playwright/test';
import { createAddress, type TestChain } from '../../src/chain/testing/test-chain.ts';
import { getFilters, getRows, getTile, inspectList, openFile, startNewList } from '../bulk-page.ts';
import { exportFile } from '../export-file.ts';
import { collectStorage } from '../page-storage.ts';
import { test } from './chain-page.ts';

const [OWNER, OTHER] = [createAddress(1), createAddress(2)];

const NAMES = ['vitalik.eth', 'pay.vitalik.eth', 'nobody-has-this.eth', 'Vitalik.eth', 'foo.sol'];
const LIST = { name: 'names.txt', content: `${NAMES.join('\n')}\n` };

const getPart = (page: Page) => page.getByRole('region', { name: 'Registration' });
const getButton = (page: Page, name: string | RegExp) =>
  getPart(page).getByRole('button', { name });
const getRow = (page: Page, name: string) =>
  getRows(page)
    .getByRole('row')
    .filter({ has: page.getByRole('link', { name, exact: true }) });

async function register(chain: TestChain): Promise<void> {
  await chain.register('vitalik', { owner: OWNER, address: OWNER });
  await chain.setSubname('pay.vitalik.eth', { owner: OTHER, address: OTHER });
}

async function openLookUp(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Registration', exact: true }).click();
}

async function exportAs(page: Page, format: string): Promise<string> {
  await page.getByText('Export', { exact: true }).click();
  await page.getByLabel('Format').selectOption(format);
  const { text } = await exportFile(page.getByRole('button', { name: /^Export \d/u }));
  await page.getByText('Export', { exact: true }).press('Escape');
  return text;
}

test('looks up the names of a list that ENS accepts', async ({ page, chain, wallets }) => {
  await register(chain);
  const wallet = await wallets.add();
  await inspectList(page, LIST);
  await openLookUp(page);
  expect(wallet.calls).toEqual([]);
  await expect(getRows(page).getByRole('columnheader', { name: 'Registration' })).toHaveCount(0);
  await getButton(page, 'Which are registered?').click();
  await expect(getButton(page, 'Registered 2')).toBeVisible();
  await expect(getButton(page, 'Not registered 1')).toBeVisible();
  expect(wallet.calls.length).toBeLessThanOrEqual(4);

  const year = new Date(Date.now() + 365 * 86_400_000).getUTCFullYear();
  await expect(getRow(page, 'vitalik.eth')).toContainText(
    new RegExp(`leads to 0x0000…0001, registered until ${year}`, 'u'),
  );
  await expect(getRow(page, 'nobody-has-this.eth')).toContainText('nobody has registered it');
  await expect(getRow(page, 'Vitalik.eth').getByRole('cell').last()).toHaveText('');
  await expect(getRow(page, 'foo.sol').getByRole('cell').last()).toHaveText('');

  // The verdict of a row is the verdict of its report.
  await expect(getRow(page, 'pay.vitalik.eth')).toContainText('Someone else can take it');
  await getRow(page, 'pay.vitalik.eth').getByRole('link').click();
  await expect(page.getByRole('region', { name: 'Report on the row' })).toContainText(
    'someone else can take this name',
  );
  await page.getByRole('button', { name: 'Close report' }).click();
  await expect(getTile(page, /closer look/u)).toHaveText(/^4/u);
  await getFilters(page).click();
  await expect(page.getByRole('button', { name: /^Decentralized Name 3$/iu })).toBeVisible();
  await getFilters(page).press('Escape');

  await getButton(page, 'Registered 2').click();
  await expect(getRows(page).getByRole('link')).toHaveText(['vitalik.eth', 'pay.vitalik.eth']);
  const csv = await exportAs(page, 'CSV');
  const [head = '', ...records] = csv.trim().split('\r\n');
  expect(head).toMatch(/,given,looked_up,registration,expires,owner,/u);
  expect(records).toHaveLength(2);
  expect(records[0]).toMatch(/^vitalik\.eth,.*,vitalik\.eth,registered,2\d{3}-/u);
  expect(records[1]).toMatch(/^pay\.vitalik\.eth,3,.*decentralized_name,warn/u);
  const jsonl = await exportAs(page, 'JSON Lines');
  const objects = jsonl
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  expect(objects[1]).toMatchObject({
    name: 'pay.vitalik.eth',
    rating: 3,
    on_chain: { name: 'pay.vitalik.eth', network: 'mainnet', registration: { status: 'known' } },
  });

  // Nobody is asked about names that ENS does not accept.
  const { length } = wallet.calls;
  await startNewList(page);
  await openFile(page, { name: 'odd.txt', content: 'Vitalik.eth\nfoo.sol\n' });
  await openLookUp(page);
  await getButton(page, /^Which/u).click();
  await expect(getPart(page).getByText(/^ENS accepts none of these names/u)).toBeVisible();
  expect(wallet.calls).toHaveLength(length);
});

test('a kept list contains no facts', async ({ page, chain, wallets }) => {
  await register(chain);
  await wallets.add();
  await inspectList(page, LIST);
  await openLookUp(page);
  await getButton(page, 'Which are registered?').click();
  await expect(getButton(page, 'Registered 2')).toBeVisible();
  await page.getByLabel('Keep this list on this device').check();
  await expect(page.getByText('Clear the checkbox to remove the list')).toBeVisible();
  const stored = await collectStorage(page);
  expect(stored).toContain('names.txt');
  expect(stored).not.toMatch(/0x0000|registered|not_answered/u);
  await page.reload();
  await expect(page.getByRole('columnheader', { name: 'Registration' })).toHaveCount(0);
});
