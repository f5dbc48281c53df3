// The bulk screen, as its tests use it.

import { expect, type Page } from '@playwright/test';
import { createNodeInspector } from '../src/hosts/node.ts';

interface ListFile {
  name: string;
  content: string | Uint8Array;
}

/** What heads the screen; by its words, as what stands there before the program has a heading too. */
export const getHeading = (page: Page) =>
  page.getByRole('heading', { level: 1, name: 'Inspect a list' });

/** The empty screen. */
export async function openBulk(page: Page): Promise<void> {
  // Where a browser can ask where to save, a test could not answer.
  await page.addInitScript(() => Reflect.deleteProperty(window, 'showSaveFilePicker'));
  await page.goto('#/bulk');
  await expect(getHeading(page)).toBeVisible();
}

/** Opens a file as the dialog would. */
export async function openFile(page: Page, { name, content }: ListFile): Promise<void> {
  await page
    .getByLabel('File with names', { exact: true })
    .setInputFiles({ name, mimeType: 'application/octet-stream', buffer: Buffer.from(content) });
}

/** The table of names. */
export const getRows = (page: Page) =>
  page.getByRole('table', { name: 'Names and their verdicts' });
/** What scrolls the rows of the table. */
export const getScroller = (page: Page) => getRows(page).locator('../..');
/** The word for how the job stands. */
export const getState = (page: Page, word: string) =>
  page.locator('strong[role=status]', { hasText: word });

/** Waits for the number of names, such as `2 names`. */
export const expectNames = (page: Page, words: string) =>
  expect(page.getByText(words, { exact: true })).toBeVisible();

/** What is asked before a list or an export goes. */
export const getQuestion = (page: Page, title: string) =>
  page.getByRole('alertdialog', { name: title });

/** Closes the list that is here, and says yes to that. */
export async function startNewList(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'New list' }).click();
  const question = getQuestion(page, 'Leave this list?');
  await question.getByRole('button', { name: 'Start a new list' }).click();
  await expect(page.getByLabel('Names, one per line')).toBeVisible();
}

/** Waits until the whole list is inspected. */
export async function waitUntilDone(page: Page, timeout = 30_000): Promise<void> {
  await expect(getState(page, 'Done')).toBeVisible({ timeout });
}

/** The screen with a list that is inspected. */
export async function inspectList(page: Page, file: ListFile): Promise<void> {
  await openBulk(page);
  await openFile(page, file);
  await waitUntilDone(page);
}

/** A name whose first label is an unknown label. */
export async function hideLabel(label: string): Promise<string> {
  const { labelhashes } = await createNodeInspector();
  return `[${Buffer.from(labelhashes([label])).toString('hex')}].eth`;
}
