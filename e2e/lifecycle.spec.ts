// Tabs that are left, hidden, frozen, discarded or opened twice.

import { expect, type Page } from '@playwright/test';
import { createRealNames } from '../src/bench/corpora.ts';
import { controlWorkers, createListPage } from './list-page.ts';
import { getVerdict, openName } from './name-page.ts';
import { collectComplaints, press } from './page-actions.ts';
import { test } from './site-test.ts';

const NAMES = createRealNames(20_000);

async function setVisible(page: Page, isVisible: boolean): Promise<void> {
  await page.evaluate((visible) => {
    const state = visible ? 'visible' : 'hidden';
    Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
    Object.defineProperty(document, 'hidden', { value: !visible, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  }, isVisible);
}

test('a list continues in a tab that is hidden or frozen', async ({ page, context, list }) => {
  const complaints = collectComplaints(context);
  const setBehaviour = await controlWorkers(page, 'tires');
  await page.goto('./');
  await list.visit();
  await list.openFile(NAMES);
  await expect(list.getState('Inspecting')).toBeVisible();
  await page.goBack();
  await expect(page).toHaveTitle('Namescope: check ENS names');
  await page.goForward();
  await expect(list.getState('Inspecting')).toBeVisible();
  await openName(page, 'vitalìk.eth');
  await expect(getVerdict(page)).toContainText('Don’t send. This is not vitalik.eth.');

  const session = await context.newCDPSession(page);
  await setVisible(page, false);
  await session.send('Page.setWebLifecycleState', { state: 'frozen' });
  await session.send('Page.setWebLifecycleState', { state: 'active' });
  await setBehaviour('answers');
  await setVisible(page, true);
  await list.visit();
  await list.waitUntilDone();
  await list.expectNames('20,000 names');
  await expect(page.getByText(/could not be inspected/)).toHaveCount(0);
  expect(complaints).toEqual([]);
});

test('a discarded tab restores its address and the watchlist', async ({ page, context, list }) => {
  await openName(page, 'my-own-name.eth');
  await press(page, 'Trust this name');
  await list.inspect(NAMES);
  const address = page.url();
  // A browser discards a tab without events or questions, and later opens its address in a new page.
  await page.close();
  const restored = createListPage(await context.newPage());
  await restored.page.goto(address);
  await expect(restored.heading).toBeVisible();
  // The list was neither in the address nor on the disk, so it is gone.
  await expect(restored.field).toHaveValue('');
  await expect(restored.newList).toHaveCount(0);
  await openName(restored.page, 'rny-own-narne.eth');
  const verdict = getVerdict(restored.page);
  await expect(verdict).toContainText('Don’t send. This is not my-own-name.eth.');
});

test('a page that the user returns to shows its address again', async ({ page }) => {
  await openName(page, 'vitalìk.eth');
  await page.goto('about:blank');
  await page.goBack();
  await expect(page).toHaveTitle('vitalìk.eth: Don’t send. This is not vitalik.eth. · Namescope');
  await expect(getVerdict(page)).toContainText('Don’t send. This is not vitalik.eth.');
});

test('two tabs share only the watchlist', async ({ context, list }) => {
  await list.inspect('rny-own-narne.eth\nb.eth');
  const other = createListPage(await context.newPage());
  await other.inspect('one.eth\ntwo.eth\nthree.eth');
  const third = await context.newPage();
  await openName(third, 'my-own-name.eth');
  await press(third, 'Trust this name');
  // The open list is judged again.
  const imitation = list.rows.getByRole('cell', { name: 'Imitates my-own-name.eth' });
  await expect(imitation).toBeVisible();
  await other.expectNames('3 names');
  await other.startNew();
  await list.expectNames('2 names');

  const verdict = getVerdict(other.page);
  await openName(other.page, 'rny-own-narne.eth');
  await expect(verdict).toContainText('Don’t send. This is not my-own-name.eth.');
  await press(third, 'You trust this name');
  await expect(verdict).not.toContainText('Don’t send');
  await expect(imitation).toHaveCount(0);
});
