import { expect } from '@playwright/test';
import { ALICE } from '../../src/chain/testing/seeded-names.ts';
import { findViolations } from '../find-violations.ts';
import { test } from './chain-page.ts';

test('says where trusted names lead, and trusts an address only after a click', async ({
  page,
  protect,
  wallets,
}) => {
  const wallet = await wallets.add({
    like: {
      'same-of-rome.eth': 'own.eth',
      'moved-of-rome.eth': 'foreign.eth',
      'new-of-rome.eth': 'trusted.eth',
    },
  });
  await protect.open();
  const lines = [
    `same-of-rome.eth,${ALICE}`,
    `moved-of-rome.eth,${ALICE}`,
    `free-of-rome.eth,${ALICE}`,
    'new-of-rome.eth,',
  ];
  await protect.importFile(lines.join('\n'), 'trusted.csv');
  const ask = page.getByRole('button', { name: 'Ask your wallet where they lead' });
  await expect(ask).toBeVisible();
  expect(wallet.calls).toEqual([]);

  await ask.click();
  await expect(protect.getEntry('same-')).toContainText('Still leads to this address');
  await expect(protect.getEntry('moved-')).toContainText('Now leads to 0x0000…0004, not to the');
  expect(wallet.calls.length).toBeLessThanOrEqual(6);
  expect(await findViolations(page)).toEqual({ violations: [], unjudged: [] });

  const only = page.getByRole('button', { name: 'Show only what changed' });
  await only.press('Enter');
  await expect(protect.getEntry('-of-rome')).toHaveText([/^free-/u, /^moved-/u]);
  await only.press('Enter');

  const row = protect.getEntry('new-of-rome');
  await row.getByRole('button', { name: 'Trust 0xd8dA…6045 for new-of-rome.eth' }).press('Enter');
  await expect(row).toContainText('Still leads to this address');
  expect(await row.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  await page.reload();
  await expect(row).toContainText('d8dA');
});
