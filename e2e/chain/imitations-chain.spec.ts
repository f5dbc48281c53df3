import { expect, type Page } from '@playwright/test';
import { createNodeInspector } from '../../src/hosts/node.ts';
import { exportFile, press } from '../page-actions.ts';
import { test } from './chain-page.ts';

const getRows = (page: Page) =>
  page.getByRole('list', { name: 'Names that could imitate it' }).getByRole('listitem');
const getPart = (page: Page) => page.getByRole('region', { name: 'Registration' });
const getButton = (page: Page, name: string | RegExp) =>
  getPart(page).getByRole('button', { name });

async function openImitations(page: Page, name: string): Promise<void> {
  await page.goto(`#/imitations/${name}`);
  await expect(getRows(page).first()).toBeVisible();
  await press(page, 'Registration');
}

test('twelve requests tell which of 2,500 imitations are registered', async ({ page, wallets }) => {
  const { imitations } = await createNodeInspector();
  const names = Array.from(imitations('uniswap.eth'), ({ name }) => name);
  const taken = names.filter((_, at) => at % 10 < 3);
  const wallet = await wallets.add({
    like: {
      'uniswap.eth': 'own.eth',
      ...Object.fromEntries(
        taken.map((name, at) => [name, at === 0 ? 'empty.eth' : 'foreign.eth']),
      ),
    },
  });
  await openImitations(page, 'uniswap.eth');
  await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText(
    `${names.length.toLocaleString('en')} names could imitate uniswap.eth`,
  );
  expect(names.length).toBeGreaterThan(2_500);
  expect(wallet.calls).toEqual([]);

  await getButton(page, 'Which are registered?').click();
  await expect(getButton(page, 'Ask again')).toBeVisible();
  expect(wallet.calls.length).toBeLessThanOrEqual(12);
  await expect(getPart(page)).toContainText('uniswap.eth: leads to 0x0000…0001, registered until');
  await expect(getButton(page, `Registered ${taken.length - 1}`)).toBeVisible();
  await expect(getButton(page, 'Same owner 1')).toBeVisible();
  const free = (names.length - taken.length).toLocaleString('en');

  // Registered imitations come first.
  await expect(getRows(page).first()).toContainText(
    'Registered; leads to 0x0000…0004, not the address of uniswap.eth.',
  );
  await getButton(page, `Not registered ${free}`).click();
  await expect(getRows(page).first()).toContainText('Nobody has registered it.');
  await getButton(page, `Not registered ${free}`).click();
  await getButton(page, 'Same owner 1').click();
  await expect(getRows(page)).toHaveCount(1);
  await expect(getRows(page)).toContainText(
    'Registered by the owner of uniswap.eth, probably as protection.',
  );

  await page.getByText('Export', { exact: true }).first().click();
  const { text } = await exportFile(page.getByRole('button', { name: 'Export', exact: true }));
  const [head = '', line = ''] = text.split('\r\n');
  expect(head).toMatch(/,likeness,same_owner,looked_up,registration,expires,owner,/u);
  expect(line).toContain(`,true,${taken[0]},registered,`);
});
