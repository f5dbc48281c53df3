import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';

/** Makes pages download exported files, because a test cannot answer the browser's dialog for saving files. */
export async function downloadExports(page: Page): Promise<void> {
  await page.addInitScript(() => Reflect.deleteProperty(window, 'showSaveFilePicker'));
}

/** Presses a button that exports a file. Returns the name of the file and its text. */
export async function exportFile(button: Locator): Promise<{ name: string; text: string }> {
  const [download] = await Promise.all([button.page().waitForEvent('download'), button.click()]);
  return {
    name: download.suggestedFilename(),
    text: await readFile(await download.path(), 'utf8'),
  };
}
