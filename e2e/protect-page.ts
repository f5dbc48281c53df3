import { expect, type Page } from '@playwright/test';
import { KNOWN_NAMES } from '../src/data/known-names/known-names.ts';
import { listNativeNames } from '../src/data/known-names/native-names.ts';
import { getButton, press, setFile } from './page-actions.ts';

const BUILT_IN = KNOWN_NAMES.length + listNativeNames().length;

/** Status text of the built-in list when no filter is set. */
export const ALL_BUILT_IN_SHOWN = `${BUILT_IN.toLocaleString('en')} shown`;

/** Returns the actions and locators of the screen Protect. */
export function createProtectPage(page: Page) {
  const field = page.getByLabel('Name or address to trust', { exact: true });
  const trusted = page.getByRole('list', { name: 'Trusted names and addresses' });
  const question = page.getByRole('alertdialog', {
    name: 'Remove all trusted names and addresses?',
  });
  return {
    page,
    field,
    trusted,
    question,
    entries: trusted.getByRole('listitem'),
    broken: page
      .getByRole('list', { name: 'Names that cannot be protected' })
      .getByRole('listitem'),
    builtIn: page.getByRole('list', { name: 'Built-in names' }).getByRole('listitem'),
    export: getButton(page, 'Export'),
    /** The checkbox that turns the built-in names on and off. */
    knownNames: page.getByRole('checkbox', { name: 'Compare with known names' }),
    getEntry: (text: RegExp | string) => trusted.getByRole('listitem').filter({ hasText: text }),
    async open(): Promise<void> {
      await page.goto('./#/protect');
      await expect(field).toBeVisible();
    },
    /** Opens Protect through the navigation, so that the open list stays open. */
    async visit(): Promise<void> {
      await page.getByRole('link', { name: 'Protect', exact: true }).click();
      await expect(field).toBeVisible();
    },
    /** Enters a name or an address to trust. */
    async trust(name: string): Promise<void> {
      await field.fill(name);
      await press(page, 'Add');
    },
    /** Trusts the address that is judged. */
    trustAddress: () => press(page, 'Trust'),
    /** Imports a file with trusted names and addresses. */
    importFile: (content: string | Uint8Array, name = 'trusted.txt') =>
      setFile(page.getByLabel('File with names and addresses to trust'), name, content),
    async removeAll(): Promise<void> {
      await press(page, 'Remove all…');
      await press(question, 'Remove all');
      await expect(page.getByText('Nothing yet.')).toBeVisible({ timeout: 60_000 });
    },
  };
}

export type ProtectPage = ReturnType<typeof createProtectPage>;
