// What a user does with wallets, on the card of a name. Tables in src/chain and src/words prove every failure.

import { expect, type Page } from '@playwright/test';
import { openName } from '../name-page.ts';
import { expectText, press } from '../page-actions.ts';
import { answers, isUnconnected, refuses, staysSilent, test } from './chain-page.ts';

const getAsk = (page: Page) => page.getByRole('button', { name: 'Ask your wallet' });

test('a wallet that refuses or needs to connect can be asked again', async ({ page, wallets }) => {
  const wallet = await wallets.add({ behaviour: isUnconnected(refuses) });
  await openName(page, 'vitalik.eth');
  await getAsk(page).click();
  const connect = page.getByRole('button', { name: 'Connect your wallet' });
  await expect(connect).toBeVisible();
  expect(wallet.calls.map(({ method }) => method)).not.toContain('eth_requestAccounts');
  await connect.click();
  const refused = page.getByRole('status').getByText('Your wallet refused to answer.');
  await expect(refused).toBeVisible();
  await expectText(page, 'Only the spelling was checked.');
  wallet.behave(isUnconnected(answers));
  await getAsk(page).click();
  await connect.click();
  await expectText(page, 'leads to 0x');
  await expect(refused).toBeHidden();
});

test('the user chooses one of several wallets and cancels a question', async ({
  page,
  wallets,
}) => {
  const name = 'First \u202Ewallet';
  const first = await wallets.add({ name, behaviour: refuses, announcements: 2 });
  const second = await wallets.add({
    name: `Second ${'x'.repeat(5000)}`,
    behaviour: staysSilent,
  });
  await openName(page, 'vitalik.eth');
  await getAsk(page).click();
  const choice = page.getByRole('group', { name: 'Which wallet should read the chain?' });
  await expect(choice.getByRole('button')).toHaveCount(2);
  await expect(choice.locator('[data-label]')).toHaveCount(1);
  expect([first.calls, second.calls]).toEqual([[], []]);
  await choice.getByRole('button').first().click();
  await expectText(page, 'Your wallet refused to answer.');
  await press(page, 'Choose another wallet');
  await choice.getByRole('button', { name: 'Second' }).press('Enter');

  await expect.poll(() => second.calls.length).toBe(1);
  const cancel = page.getByRole('button', { name: 'Cancel' });
  await cancel.click();
  await getAsk(page).press('Enter');
  await expect(cancel).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').getByText('Cancelled.')).toBeVisible();
  await expect(getAsk(page)).toBeFocused();
  second.behave(answers);
  await getAsk(page).click();
  await expectText(page, 'leads to 0x');
});
