// What a user does with wallets, on the card of a name. Tables in src/chain and src/words prove every failure.

import { expect, type Page } from '@playwright/test';
import { createAddress } from '../../src/chain/testing/test-chain.ts';
import { openName } from '../name-page.ts';
import { test } from './chain-page.ts';
import { answers, isUnconnected, refuses, staysSilent } from './wallet-behaviours.ts';

const owner = createAddress(1);

const getAsk = (page: Page) => page.getByRole('button', { name: 'Ask your wallet' });

test('a wallet that refuses is explained, and can be asked again', async ({
  page,
  chain,
  wallets,
}) => {
  await chain.register('vitalik', { owner, address: owner });
  const wallet = await wallets.add({ behaviour: refuses });
  await openName(page, 'vitalik.eth');
  await getAsk(page).click();
  const sentence = page.getByRole('status').getByText('Your wallet refused to answer.');
  await expect(sentence).toBeVisible();
  await expect(page.getByText('Only the spelling was checked.')).toBeVisible();
  wallet.behave(answers);
  await getAsk(page).click();
  await expect(page.getByText('leads to 0x')).toBeVisible();
  await expect(sentence).toBeHidden();
});

test('a browser without a wallet is explained', async ({ page, wallets }) => {
  await openName(page, 'vitalik.eth');
  await getAsk(page).click();
  await expect(page.getByText('No wallet was found in this browser.')).toBeVisible();
  expect(wallets.countAnnouncementRequests()).toBe(1);
});

test('a wallet that needs a connection is connected only after a click', async ({
  page,
  chain,
  wallets,
}) => {
  await chain.register('vitalik', { owner, address: owner });
  const wallet = await wallets.add({ behaviour: isUnconnected(refuses) });
  await openName(page, 'vitalik.eth');
  await getAsk(page).click();
  const connect = page.getByRole('button', { name: 'Connect your wallet' });
  await expect(connect).toBeVisible();
  expect(wallet.calls.map(({ method }) => method)).not.toContain('eth_requestAccounts');
  await connect.click();
  await expect(page.getByText('Your wallet refused to answer.')).toBeVisible();
  wallet.behave(isUnconnected());
  await getAsk(page).click();
  await connect.click();
  await expect(page.getByText('leads to 0x')).toBeVisible();
});

test('the user chooses one of several wallets, and another one if it fails', async ({
  page,
  chain,
  wallets,
}) => {
  await chain.register('vitalik', { owner, address: owner });
  const first = await wallets.add({
    name: 'First \u202Ewallet',
    behaviour: refuses,
    announcements: 2,
  });
  const second = await wallets.add({ name: `Second ${'x'.repeat(5000)}` });
  await openName(page, 'vitalik.eth');
  await getAsk(page).click();
  const choice = page.getByRole('group', { name: 'Which wallet should read the chain?' });
  await expect(choice.getByRole('button')).toHaveCount(2);
  await expect(choice.locator('[data-label]')).toHaveCount(1);
  expect([first.calls, second.calls]).toEqual([[], []]);
  await choice.getByRole('button').first().click();
  await expect(page.getByText('Your wallet refused to answer.')).toBeVisible();
  await page.getByRole('button', { name: 'Choose another wallet' }).click();
  await choice.getByRole('button', { name: 'Second' }).click();
  await expect(page.getByText('leads to 0x')).toBeVisible();
});

test('the keyboard cancels a question, and so does leaving the card', async ({ page, wallets }) => {
  const wallet = await wallets.add({ behaviour: staysSilent });
  await openName(page, 'vitalik.eth');
  await getAsk(page).focus();
  await page.keyboard.press('Enter');
  const cancel = page.getByRole('button', { name: 'Cancel' });
  await expect(cancel).toBeFocused();
  await expect.poll(() => wallet.calls.length).toBe(1);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').getByText('Cancelled.')).toBeVisible();
  await expect(getAsk(page)).toBeFocused();
  expect(wallet.calls).toHaveLength(1);

  await getAsk(page).click();
  await expect.poll(() => wallet.calls.length).toBe(2);
  await openName(page, 'nick.eth');
  await expect(getAsk(page)).toBeVisible();
  await expect(page.getByText('did not answer')).toBeHidden();
});
