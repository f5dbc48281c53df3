// Actions that the journeys of several screens share.

import { readFile } from 'node:fs/promises';
import {
  type BrowserContext,
  type ConsoleMessage,
  expect,
  type Locator,
  type Page,
} from '@playwright/test';

/** Returns the button with this whole name, or with a name that matches. */
export const getButton = (page: Page | Locator, name: string | RegExp) =>
  page.getByRole('button', { name, exact: true });

/** Clicks the button with this whole name, or with a name that matches. */
export const press = (page: Page | Locator, name: string | RegExp) => getButton(page, name).click();

/** Expects an element whose text contains this text, or matches. */
export const expectText = (page: Page | Locator, text: string | RegExp) =>
  expect(page.getByText(text).first()).toBeVisible();

/** Reads the clipboard. The test needs the permission. */
export const readClipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

/** Permissions of a journey that copies or pastes through the clipboard. */
export const CLIPBOARD = ['clipboard-read', 'clipboard-write'];

/** Pastes text into an element. */
export async function paste(target: Locator, text: string): Promise<void> {
  await target.evaluate((element, pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', pasted);
    const init = { bubbles: true, cancelable: true, clipboardData };
    element.dispatchEvent(new ClipboardEvent('paste', init));
  }, text);
}

/** Drops files on the heading of the screen. Fails if the browser would open them instead of the page. */
export async function drop(page: Page, ...files: [name: string, content: string][]) {
  const isTaken = await page.getByRole('heading', { level: 1 }).evaluate((target, dropped) => {
    const dataTransfer = new DataTransfer();
    for (const [name, content] of dropped) dataTransfer.items.add(new File([content], name));
    const init = { bubbles: true, cancelable: true, dataTransfer };
    return ['dragover', 'drop'].every((type) => !target.dispatchEvent(new DragEvent(type, init)));
  }, files);
  expect(isTaken).toBe(true);
}

/** Opens a file through a file input. */
export const setFile = (input: Locator, name: string, content: string | Uint8Array) =>
  input.setInputFiles({ name, mimeType: 'text/plain', buffer: Buffer.from(content) });

/** Presses a button that exports a file. Returns the name of the file and its text. */
export async function exportFile(button: Locator): Promise<{ name: string; text: string }> {
  const [download] = await Promise.all([button.page().waitForEvent('download'), button.click()]);
  return {
    name: download.suggestedFilename(),
    text: await readFile(await download.path(), 'utf8'),
  };
}

/** Returns how much wider the content of a page is than its window, in CSS pixels. */
export function measureOverflow(page: Page): Promise<number> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });
}

/** Expects that a page does not scroll sideways. */
export const expectNoOverflow = async (page: Page, message?: string) =>
  expect(await measureOverflow(page), message).toBeLessThanOrEqual(0);

/** Collects the errors, warnings and policy violations that the browser reports for any page or worker of the context. */
export function collectComplaints(context: BrowserContext): string[] {
  const complaints: string[] = [];
  const collect = (message: ConsoleMessage) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  };
  context.on('console', collect);
  context.on('weberror', (error) => complaints.push(String(error.error())));
  context.on('serviceworker', (worker) => worker.on('console', collect));
  return complaints;
}
