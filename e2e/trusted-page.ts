// Actions and locators for the screen Protect.

import { expect, type Page } from '@playwright/test';
import { KNOWN_NAMES } from '../src/data/known-names/known-names.ts';

const visit = (page: Page, name: string) =>
  page
    .getByRole('navigation', { name: 'Screens' })
    .getByRole('link', { name, exact: true })
    .click();

/** Opens Protect through the navigation, so that the open list stays open. */
export async function visitProtect(page: Page): Promise<void> {
  await visit(page, 'Protect');
  await expect(page.getByRole('heading', { level: 1, name: 'Protect' })).toBeVisible();
}

/** Returns to the open list. */
export async function visitList(page: Page): Promise<void> {
  await visit(page, 'Lists');
  await expect(page.getByRole('heading', { level: 1, name: 'Inspect a list' })).toBeVisible();
}

export const getTrustField = (page: Page) =>
  page.getByLabel('Name or address to trust', { exact: true });
export const getTrusted = (page: Page) =>
  page.getByRole('list', { name: 'Trusted names and addresses' });
export const getBrokenEntries = (page: Page) =>
  page.getByRole('list', { name: 'Names that cannot be protected' });
/** Status text of the built-in list when no filter is set. */
export const ALL_BUILT_IN_SHOWN = `${KNOWN_NAMES.length.toLocaleString('en')} shown`;
export const getBuiltInNames = (page: Page) => page.getByRole('list', { name: 'Built-in names' });
/** Returns the checkbox that turns the built-in names on and off. */
export const getKnownNamesSwitch = (page: Page) =>
  page.getByRole('checkbox', { name: 'Compare with known names' });

/** Enters a name or an address to trust. */
export async function trust(page: Page, name: string): Promise<void> {
  await getTrustField(page).fill(name);
  await page.getByRole('button', { name: 'Add', exact: true }).click();
}

/** Imports a file with trusted names and addresses. */
export async function importTrusted(
  page: Page,
  content: string | Buffer,
  name = 'trusted.txt',
): Promise<void> {
  await page
    .getByLabel('File with names and addresses to trust')
    .setInputFiles({ name, mimeType: 'text/plain', buffer: Buffer.from(content) });
}
