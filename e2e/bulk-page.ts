// Actions and locators of the bulk screen.

import { expect, type Page } from '@playwright/test';
import { downloadExports } from './export-file.ts';

interface ListFile {
  name: string;
  content: string | Uint8Array;
}

/** Returns the heading of the screen. The page that is shown before the program loads has another one. */
export const getHeading = (page: Page) =>
  page.getByRole('heading', { level: 1, name: 'Inspect a list' });

/** Opens the screen without a list. */
export async function openBulk(page: Page): Promise<void> {
  await downloadExports(page);
  await page.goto('#/lists');
  await expect(getHeading(page)).toBeVisible();
}

/** Opens a file through the file input. */
export async function openFile(page: Page, { name, content }: ListFile): Promise<void> {
  await page
    .getByLabel('File with names', { exact: true })
    .setInputFiles({ name, mimeType: 'application/octet-stream', buffer: Buffer.from(content) });
}

/** Returns the table of names. */
export const getRows = (page: Page) =>
  page.getByRole('table', { name: 'Names and their verdicts' });
/** Returns the element that scrolls the rows. */
export const getScroller = (page: Page) => getRows(page).locator('../..');
/** Returns the state of the job if it is this word. */
export const getState = (page: Page, word: string) =>
  page.locator('strong[role=status]', { hasText: word });

/** Waits for a number of names, such as `2 names`. */
export const expectNames = (page: Page, words: string) =>
  expect(page.getByText(words, { exact: true })).toBeVisible();

/** Returns the dialog that asks before a list or an export is lost. */
export const getQuestion = (page: Page, title: string) =>
  page.getByRole('alertdialog', { name: title });

/** Returns the tile with these words. A tile shows how many names have one finding. */
export const getTile = (page: Page, words: RegExp | string) =>
  page.getByRole('group', { name: 'What was found' }).getByRole('button', { name: words });
/** Returns the button that closes the open list. */
export const getNewList = (page: Page) => page.getByRole('button', { name: /^New(?: list)?$/u });
/** Returns the button that opens the filters of a list. */
export const getFilters = (page: Page) => page.getByText(/^Filters/u);

/** Shows all names in the order of the list. After its inspection, a list with imitations shows only these. */
export async function showAllNames(page: Page): Promise<void> {
  const tile = getTile(page, /imitate/u);
  if (((await tile.textContent()) ?? '').startsWith('0')) return;
  await expect(tile).toHaveAttribute('aria-pressed', 'true');
  await tile.click();
  await getFilters(page).click();
  await page.getByLabel('Order', { exact: true }).selectOption('Order of the list');
  await page.getByLabel('Order', { exact: true }).press('Escape');
}

/** Closes the open list and confirms it. */
export async function startNewList(page: Page): Promise<void> {
  await getNewList(page).click();
  const question = getQuestion(page, 'Leave this list?');
  await question.getByRole('button', { name: 'Start a new list' }).click();
  await expect(page.getByLabel('Names, one per line')).toBeVisible();
}

/** Waits until the list is inspected. */
export async function waitUntilDone(page: Page, timeout = 30_000): Promise<void> {
  await expect(getState(page, 'Done')).toBeVisible({ timeout });
}

/** Opens the screen, inspects a list and shows all its names. */
export async function inspectList(page: Page, file: ListFile): Promise<void> {
  await openBulk(page);
  await openFile(page, file);
  await waitUntilDone(page);
  await showAllNames(page);
}
