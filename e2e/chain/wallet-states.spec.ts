import { expect } from '@playwright/test';
import { createAddress } from '../../src/chain/testing/test-chain.ts';
import { openName } from '../name-page.ts';
import { test } from './chain-page.ts';

test('a wallet says where a name leads to', async ({ page, chain, wallets }) => {
  const owner = createAddress(1);
  await chain.register('vitalik', { owner, address: owner, primary: true });
  const wallet = await wallets.add();
  await openName(page, 'vitalik.eth');
  expect(wallets.countAnnouncementRequests()).toBe(0);
  expect(wallet.calls).toEqual([]);
  await page.getByRole('button', { name: 'Ask your wallet' }).click();
  await expect(page.getByText('primary name agrees')).toBeVisible();
});
