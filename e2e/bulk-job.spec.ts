// The inspection of a list while it runs, fails, or runs again.

import { expect } from '@playwright/test';
import { createRealNames } from '../src/bench/corpora.ts';
import { controlWorkers } from './list-page.ts';
import { expectText, getButton, press } from './page-actions.ts';
import { test } from './site-test.ts';

test('pauses, resumes and stops without losing results or the focus', async ({ page, list }) => {
  const setBehaviour = await controlWorkers(page, 'answers');
  await list.open();
  await list.field.fill('a.eth');
  await list.field.press('ControlOrMeta+Enter');
  await list.waitUntilDone();
  await expect(list.heading).toBeFocused();
  await list.newList.press('Enter');
  await expect(list.heading).toBeFocused();

  await setBehaviour('tires');
  await list.openFile(createRealNames(20_000));
  await getButton(page, 'Pause').press('Enter');
  await expect(getButton(page, 'Resume')).toBeFocused();
  await expect(list.getState('Paused')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(getButton(page, 'Pause')).toBeFocused();
  await getButton(page, 'Stop and keep results').press('Enter');
  await expect(list.getState('Stopped')).toBeFocused();
  await expect(list.getRowAt(1)).toBeVisible();
  await list.export.click();
  await expectText(page, /^You stopped this list, so the file contains only/u);
  await list.newList.click();
  await expect(list.getQuestion('Leave this list?')).toBeVisible();
});

test('a running list continues while the page asks whether to leave it', async ({ page, list }) => {
  const setBehaviour = await controlWorkers(page, 'tires');
  await list.open();
  await list.openFile(createRealNames(20_000));
  await list.newList.click();
  const question = list.getQuestion('Leave this list?');
  await expect(question).toContainText('The list is still being inspected.');
  await setBehaviour('answers');
  await expect(question).toContainText('Its 20,000 names and their verdicts would be lost.');
  await page.keyboard.press('Escape');
  await list.waitUntilDone();
  await expect(list.newList).toBeFocused();
  await list.expectNames('20,000 names');
});

test('retries rows for which every worker crashed', async ({ page, list }) => {
  const setBehaviour = await controlWorkers(page, 'dies');
  await list.open();
  await list.judge([...createRealNames(1500), 'vitalìk.eth', 'vitálik.eth']);
  const failure = page.getByText('Rows 1–1,502 could not be inspected');
  const again = getButton(page, 'Try again');
  await expect(failure).toBeVisible();
  await expect(list.rows.getByRole('cell', { name: 'normalized', exact: true })).toHaveCount(0);
  await press(page, 'Look-alike groups');
  await expectText(page, /^Look almost identical 0/);

  await setBehaviour('keeps');
  await again.press('Enter');
  await expect(getButton(page, 'Trying again…')).toBeFocused();
  await setBehaviour('dies');
  await expect(again).toBeFocused();
  await expect(failure).toBeVisible();

  await setBehaviour('answers');
  await again.press('Enter');
  await expect(failure).toBeHidden();
  await expect(list.getState('Done')).toBeFocused();
  await expectText(page, /^Look almost identical 1/);
  await press(page, 'Names');
  await expect(list.getTile(/^2 imitate known names/)).toBeVisible();
  await expect(list.getTile(/not inspected/)).toHaveCount(0);
  await list.search.fill('vitalì');
  await expect(list.rows.getByRole('cell', { name: 'Imitates vitalik.eth' })).toHaveCount(2);
});

test('retries rows that could not be judged again', async ({ page, list, protect }) => {
  const setBehaviour = await controlWorkers(page, 'answers');
  await list.inspect('vita1ik.eth\nvitalik.eth');
  await protect.visit();
  await setBehaviour('dies');
  await protect.knownNames.uncheck();
  await list.visit();
  const failure = page.getByText('Rows 1–2 could not be updated after your trusted names changed');
  await expect(failure).toBeVisible();
  const getFinding = (name: string) => list.rows.getByRole('cell', { name, exact: true });
  await expect(getFinding('Imitates vitalik.eth')).toBeVisible();
  await setBehaviour('answers');
  await getButton(page, 'Update verdicts').press('Enter');
  await expect(failure).toBeHidden();
  await expect(list.getState('Done')).toBeFocused();
  await expect(getFinding('No problem found')).toHaveCount(2);
});
