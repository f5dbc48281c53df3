import { expect, type Page } from '@playwright/test';
import { createRealNames } from '../src/bench/corpora.ts';
import {
  expectNames,
  getHeading,
  getState,
  inspectList,
  openBulk,
  openFile,
  startNewList,
  waitUntilDone,
} from './bulk-page.ts';
import { controlWorkers } from './list-workers.ts';
import { getVerdict, openName } from './name-page.ts';
import { collectComplaints } from './offline/complaints.ts';
import { test } from './site-test.ts';

const LIST = { name: 'names.txt', content: createRealNames(20_000).join('\n') };

/** Opens a list that stays half-way until the returned function is called. */
async function openHalfWay(page: Page): Promise<() => Promise<void>> {
  const setBehaviour = await controlWorkers(page, 'tires');
  await openBulk(page);
  await openFile(page, LIST);
  await expect(getState(page, 'Inspecting')).toBeVisible();
  return () => setBehaviour('answers');
}

async function setVisible(page: Page, isVisible: boolean): Promise<void> {
  await page.evaluate((visible) => {
    const state = visible ? 'visible' : 'hidden';
    Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
    Object.defineProperty(document, 'hidden', { value: !visible, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  }, isVisible);
}

test('a list continues while the user goes back and forward', async ({ page }) => {
  await page.goto('./');
  const goOn = await openHalfWay(page);
  await page.goBack();
  await expect(page).toHaveTitle('Namescope: check ENS names');
  await page.goForward();
  await expect(getState(page, 'Inspecting')).toBeVisible();
  await page.goBack();
  await openName(page, 'vitalìk.eth');
  await expect(getVerdict(page)).toContainText('Don’t send. This is not vitalik.eth.');
  await goOn();
  await page.goBack();
  await page.goForward();
  await page.getByRole('link', { name: 'Lists' }).click();
  await waitUntilDone(page);
  await expectNames(page, '20,000 names');
});

test('a list continues in a hidden tab and after the tab was frozen', async ({ page, context }) => {
  const complaints = collectComplaints(context);
  const goOn = await openHalfWay(page);
  const session = await context.newCDPSession(page);
  await setVisible(page, false);
  await session.send('Page.setWebLifecycleState', { state: 'frozen' });
  await session.send('Page.setWebLifecycleState', { state: 'active' });
  await goOn();
  await waitUntilDone(page);
  await setVisible(page, true);
  await expectNames(page, '20,000 names');
  await expect(page.getByText(/could not be inspected/)).toHaveCount(0);
  expect(complaints).toEqual([]);
});

test('a tab that the browser discarded restores its address and the watchlist', async ({
  page,
  context,
}) => {
  await openName(page, 'my-own-name.eth');
  await page.getByRole('button', { name: 'Trust this name' }).click();
  await inspectList(page, LIST);
  const listAddress = page.url();
  // A browser discards a tab without events or questions, and later opens its address in a new page.
  await page.close();
  const restored = await context.newPage();
  await restored.goto(listAddress);
  await expect(getHeading(restored)).toBeVisible();
  // The list was neither in the address nor on the disk, so it is gone.
  await expect(restored.getByLabel('Names, one per line')).toHaveValue('');
  await expect(restored.getByRole('button', { name: 'New list' })).toHaveCount(0);
  await openName(restored, 'rny-own-narne.eth');
  await expect(getVerdict(restored)).toContainText('Don’t send. This is not my-own-name.eth.');
});

test('a page that the user returns to shows its address again', async ({ page }) => {
  await openName(page, 'vitalìk.eth');
  await page.goto('about:blank');
  await page.goBack();
  await expect(page).toHaveTitle('vitalìk.eth: Don’t send. This is not vitalik.eth. · Namescope');
  await expect(getVerdict(page)).toContainText('Don’t send. This is not vitalik.eth.');
});

test('two tabs share only the watchlist', async ({ page, context }) => {
  await inspectList(page, { name: 'names.txt', content: 'rny-own-narne.eth\nb.eth' });
  const other = await context.newPage();
  await inspectList(other, { name: 'other.txt', content: 'one.eth\ntwo.eth\nthree.eth' });
  const third = await context.newPage();
  await openName(third, 'my-own-name.eth');
  await third.getByRole('button', { name: 'Trust this name' }).click();
  // The open list is judged again.
  await expect(page.getByRole('cell', { name: 'Imitates my-own-name.eth' })).toBeVisible();
  await expectNames(other, '3 names');
  await startNewList(other);
  await expectNames(page, '2 names');

  await openName(other, 'rny-own-narne.eth');
  await expect(getVerdict(other)).toContainText('Don’t send. This is not my-own-name.eth.');
  await third.getByRole('button', { name: 'You trust this name' }).click();
  await expect(getVerdict(other)).not.toContainText('Don’t send');
  await expect(page.getByRole('cell', { name: 'Imitates my-own-name.eth' })).toHaveCount(0);
});
