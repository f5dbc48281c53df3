// Actions and locators of the watchlist screen.

import { expect, type Page } from '@playwright/test';
import { KNOWN_NAMES } from '../src/data/known-names/known-names.ts';

const visit = (page: Page, name: string) =>
  page
    .getByRole('navigation', { name: 'Screens' })
    .getByRole('link', { name, exact: true })
    .click();

/** Opens the watchlist with the navigation, which keeps the open list. */
export async function visitWatchlist(page: Page): Promise<void> {
  await visit(page, 'Protect');
  await expect(page.getByRole('heading', { level: 1, name: 'Watchlist' })).toBeVisible();
}

/** Returns to the open list. */
export async function visitList(page: Page): Promise<void> {
  await visit(page, 'Lists');
  await expect(page.getByRole('heading', { level: 1, name: 'Inspect a list' })).toBeVisible();
}

export const getWatchField = (page: Page) => page.getByLabel('Name to watch', { exact: true });
export const getOwnNames = (page: Page) => page.getByRole('list', { name: 'Your watched names' });
export const getBrokenEntries = (page: Page) =>
  page.getByRole('list', { name: 'Entries that cannot be watched' });
/** Status of the list of built-in names while no filter is set. */
export const ALL_BUILT_IN_SHOWN = `${KNOWN_NAMES.length.toLocaleString('en')} shown`;
export const getBuiltInNames = (page: Page) => page.getByRole('list', { name: 'Built-in names' });
/** Returns the checkbox that turns the built-in names on and off. */
export const getKnownNamesSwitch = (page: Page) =>
  page.getByRole('checkbox', { name: 'Compare with known names' });

/** Adds a name to the watchlist. */
export async function watch(page: Page, name: string): Promise<void> {
  await getWatchField(page).fill(name);
  await page.getByRole('button', { name: 'Add', exact: true }).click();
}

/** Imports a file into the watchlist. */
export async function importNames(
  page: Page,
  content: string | Buffer,
  name = 'names.txt',
): Promise<void> {
  await page
    .getByLabel('File with names to watch')
    .setInputFiles({ name, mimeType: 'text/plain', buffer: Buffer.from(content) });
}
