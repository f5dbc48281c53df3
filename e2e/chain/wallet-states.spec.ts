// Every way in which a wallet can fail to answer, on the card of a name.

import { expect, type Page } from '@playwright/test';
import { createAddress } from '../../src/chain/testing/test-chain.ts';
import { openName } from '../name-page.ts';
import { test } from './chain-page.ts';
import {
  answers,
  answersGarbage,
  answersTenMegabytes,
  isOnChain,
  isUnconnected,
  limitsRate,
  refuses,
  staysSilent,
  stopsAfterChain,
  type WalletBehaviour,
} from './wallet-behaviours.ts';

const owner = createAddress(1);

const getAsk = (page: Page) => page.getByRole('button', { name: 'Ask your wallet' });

const FAILURES: readonly [what: string, behaviour: WalletBehaviour, sentence: string][] = [
  ['that refuses', refuses, 'Your wallet refused to answer.'],
  ['on another chain', isOnChain(8453), 'Your wallet is on chain 8453.'],
  ['with a rate limit', limitsRate, 'Your wallet allows no more requests now.'],
  ['that never answers', staysSilent, 'Your wallet did not answer within 10 seconds.'],
  ['that stops answering', stopsAfterChain, 'Your wallet did not answer within 10 seconds.'],
  ['that answers garbage', answersGarbage, 'Your wallet gave an unreadable answer.'],
];

for (const [what, behaviour, sentence] of FAILURES) {
  test(`a wallet ${what} is explained, and can be asked again`, async ({
    page,
    chain,
    wallets,
  }) => {
    await chain.register('vitalik', { owner, address: owner });
    const wallet = await wallets.add({ behaviour });
    await openName(page, 'vitalik.eth');
    await getAsk(page).click();
    await expect(page.getByRole('status').getByText(sentence)).toBeVisible();
    await expect(page.getByText('Only the spelling was checked.')).toBeVisible();
    wallet.behave(answers);
    await getAsk(page).click();
    await expect(page.getByText('leads to 0x')).toBeVisible();
    await expect(page.getByText(sentence)).toBeHidden();
  });
}

test('a wallet that throws is explained', async ({ page, wallets }) => {
  await wallets.add({ throwsAtOnce: true });
  await openName(page, 'vitalik.eth');
  await getAsk(page).click();
  await expect(page.getByText('Your wallet could not read the chain.')).toBeVisible();
});

test('answers of 10 MB are refused', async ({ page, wallets }) => {
  await wallets.add({ behaviour: answersTenMegabytes });
  await openName(page, 'vitalik.eth');
  await getAsk(page).click();
  await expect(page.getByText('an answer that is too long')).toBeVisible();
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

test('a wallet that announces itself twice is asked without a choice', async ({
  page,
  chain,
  wallets,
}) => {
  await chain.register('vitalik', { owner, address: owner });
  await wallets.add({ announcements: 2 });
  await openName(page, 'vitalik.eth');
  await getAsk(page).click();
  await expect(page.getByText('leads to 0x')).toBeVisible();
});

test('the user chooses one of several wallets, and another one if it fails', async ({
  page,
  chain,
  wallets,
}) => {
  await chain.register('vitalik', { owner, address: owner });
  const first = await wallets.add({ name: 'First \u202Ewallet', behaviour: refuses });
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

test('a question can be cancelled, also with the keyboard', async ({ page, chain, wallets }) => {
  await chain.register('vitalik', { owner, address: owner });
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
});

test('leaving the card cancels the question', async ({ page, wallets }) => {
  const wallet = await wallets.add({ behaviour: staysSilent });
  await openName(page, 'vitalik.eth');
  await getAsk(page).click();
  await expect.poll(() => wallet.calls.length).toBe(1);
  await openName(page, 'nick.eth');
  await expect(getAsk(page)).toBeVisible();
  await expect(page.getByText('did not answer')).toBeHidden();
});
