import { expect } from '@playwright/test';
import { createRealNames } from '../src/bench/corpora.ts';
import {
  getNewList,
  getQuestion,
  getRows,
  getState,
  getTile,
  inspectList,
  openBulk,
  openFile,
  waitUntilDone,
} from './bulk-page.ts';
import { controlWorkers } from './list-workers.ts';
import { test } from './site-test.ts';
import { getKnownNamesSwitch, visitList, visitProtect } from './trusted-page.ts';

test('pauses, resumes and stops with its results, and asks before they are lost', async ({
  page,
}) => {
  await controlWorkers(page, 'tires');
  await openBulk(page);
  await openFile(page, { name: 'names.txt', content: createRealNames(20_000).join('\n') });
  await page.getByRole('button', { name: 'Pause' }).click();
  await expect(getState(page, 'Paused')).toBeVisible();
  await page.getByRole('button', { name: 'Resume' }).click();
  await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible();
  await page.getByRole('button', { name: 'Stop and keep results' }).click();
  await expect(getState(page, 'Stopped')).toBeVisible();
  await expect(getRows(page).getByRole('row').nth(1)).toBeVisible();
  await page.getByText('Export', { exact: true }).click();
  await expect(page.getByText(/^You stopped this list, so the file contains only/u)).toBeVisible();
  await getNewList(page).click();
  await expect(getQuestion(page, 'Leave this list?')).toBeVisible();
});

test('retries rows for which every worker died', async ({ page }) => {
  const setBehaviour = await controlWorkers(page, 'dies');
  await openBulk(page);
  const content = [...createRealNames(1500), 'vitalìk.eth', 'vitálik.eth'].join('\n');
  await openFile(page, { name: 'names.txt', content });
  await waitUntilDone(page);
  const failure = page.getByText('Rows 1–1,502 could not be inspected');
  const again = page.getByRole('button', { name: 'Try again', exact: true });
  const trying = page.getByRole('button', { name: 'Trying again…', exact: true });
  await expect(failure).toBeVisible();
  await expect(getRows(page).getByRole('cell', { name: 'normalized', exact: true })).toHaveCount(0);
  await page.getByRole('button', { name: 'Look-alike groups' }).click();
  await expect(page.getByRole('heading', { name: 'Look almost identical 0' })).toBeVisible();

  await setBehaviour('keeps');
  await again.press('Enter');
  await expect(trying).toBeFocused();
  await setBehaviour('dies');
  await expect(again).toBeFocused();
  await expect(failure).toBeVisible();

  await setBehaviour('answers');
  await again.press('Enter');
  await expect(failure).toBeHidden();
  await expect(getState(page, 'Done')).toBeFocused();
  await expect(page.getByRole('heading', { name: 'Look almost identical 1' })).toBeVisible();
  await page.getByRole('button', { name: 'Names', exact: true }).click();
  await expect(getTile(page, /^2 imitate known names/)).toBeVisible();
  await expect(getTile(page, /not inspected/)).toHaveCount(0);
  await page.getByLabel('Search the names').fill('vitalì');
  await expect(getRows(page).getByRole('cell', { name: 'Imitates vitalik.eth' })).toHaveCount(2);
});

test('reports rows that could not be judged again, and retries them on request', async ({
  page,
}) => {
  const setBehaviour = await controlWorkers(page, 'answers');
  await inspectList(page, { name: 'names.txt', content: 'vita1ik.eth\nvitalik.eth' });
  await visitProtect(page);
  await setBehaviour('dies');
  await getKnownNamesSwitch(page).uncheck();
  await visitList(page);
  const failure = page.getByText('Rows 1–2 could not be updated after your trusted names changed');
  await expect(failure).toBeVisible();
  await expect(
    getRows(page).getByRole('cell', { name: 'Imitates vitalik.eth', exact: true }),
  ).toBeVisible();
  await setBehaviour('answers');
  await page.getByRole('button', { name: 'Update verdicts' }).press('Enter');
  await expect(failure).toBeHidden();
  await expect(getState(page, 'Done')).toBeFocused();
  await expect(
    getRows(page).getByRole('cell', { name: 'No problem found', exact: true }),
  ).toHaveCount(2);
});
