import { expect, type Page } from '@playwright/test';
import { createAddress, type TestChain } from '../../src/chain/testing/test-chain.ts';
import { createNodeInspector } from '../../src/hosts/node.ts';
import { downloadExports, exportFile } from '../export-file.ts';
import { test } from './chain-page.ts';
import { limitsRate } from './wallet-behaviours.ts';

const getRows = (page: Page) =>
  page.getByRole('list', { name: 'Names that could imitate it' }).getByRole('listitem');
const getPart = (page: Page) => page.getByRole('region', { name: 'Registration' });
const getButton = (page: Page, name: string | RegExp) =>
  getPart(page).getByRole('button', { name });

const [OWNER, ATTACKER] = [createAddress(1), createAddress(2)];

async function listImitations(imitated: string): Promise<string[]> {
  const { imitations } = await createNodeInspector();
  return Array.from(imitations(imitated), ({ name }) => name);
}

async function openImitations(page: Page, name: string): Promise<void> {
  await downloadExports(page);
  await page.goto(`#/imitations/${name}`);
  await expect(getRows(page).first()).toBeVisible();
  await page.getByRole('button', { name: 'Registration', exact: true }).click();
}

async function registerVitalik(chain: TestChain): Promise<void> {
  await chain.register('vitalik', { owner: OWNER, address: OWNER });
}

test('ten requests tell which of 1,900 imitations are registered', async ({
  page,
  chain,
  wallets,
}) => {
  const names = await listImitations('uniswap.eth');
  const taken = names.filter((_, at) => at % 10 < 3);
  await chain.register('uniswap', { owner: OWNER, address: OWNER });
  await chain.registerMany(
    taken.map((name) => name.slice(0, -'.eth'.length)),
    (_, at) => (at === 0 ? { owner: OWNER } : { owner: ATTACKER, address: ATTACKER }),
  );
  const wallet = await wallets.add();
  await openImitations(page, 'uniswap.eth');
  await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText(
    `${names.length.toLocaleString('en')} names could imitate uniswap.eth`,
  );
  expect(names.length).toBeGreaterThan(1_900);
  expect(wallet.calls).toEqual([]);

  await getButton(page, 'Which are registered?').click();
  await expect(getButton(page, 'Ask again')).toBeVisible();
  expect(wallet.calls.length).toBeLessThanOrEqual(10);
  await expect(getPart(page)).toContainText('uniswap.eth: leads to 0x0000…0001, registered until');
  await expect(getButton(page, `Registered ${taken.length - 1}`)).toBeVisible();
  await expect(getButton(page, 'Same owner 1')).toBeVisible();
  const free = (names.length - taken.length).toLocaleString('en');

  // Registered imitations come first.
  await expect(getRows(page).first()).toContainText(
    'Registered; leads to 0x0000…0002, not the address of uniswap.eth.',
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

test('keeps the answers before a failure or a cancellation', async ({ page, chain, wallets }) => {
  await registerVitalik(chain);
  const [first = ''] = await listImitations('vitalik.eth');
  await chain.register(first.slice(0, -'.eth'.length), { owner: ATTACKER, address: ATTACKER });
  const wallet = await wallets.add();
  let contractCalls = 0;
  // Unregistered names are answered first, before the details of the other names.
  wallet.behave((call) => {
    if (call.method === 'eth_call') contractCalls += 1;
    return contractCalls > 4 ? limitsRate(call) : null;
  });
  await openImitations(page, 'vitalik.eth');
  await getButton(page, 'Which are registered?').click();
  await expect(getPart(page)).toContainText('allows no more requests now', { timeout: 20_000 });
  await expect(getPart(page)).toContainText('The answers received before that are shown.');
  await expect(getButton(page, /^Not registered [\d,]+$/u)).toBeVisible();

  wallet.behave(() => 'never');
  await getButton(page, 'Which are registered?').click();
  await getButton(page, 'Cancel').click();
  await expect(getPart(page)).toContainText('Cancelled.');
  await expect(getButton(page, /^Not registered [\d,]+$/u)).toBeVisible();

  wallet.behave(() => null);
  await getButton(page, 'Which are registered?').click();
  await expect(getRows(page).first()).toContainText('Registered; leads to 0x0000…0002');
});
