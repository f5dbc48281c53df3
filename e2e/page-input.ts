// Text and files that a user brings to a page.

import type { Locator } from '@playwright/test';

interface DroppedFile {
  readonly name: string;
  readonly content: string;
}

/** Pastes text into an element. */
export async function paste(target: Locator, text: string): Promise<void> {
  await target.evaluate((element, pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', pasted);
    const init = { bubbles: true, cancelable: true, clipboardData };
    element.dispatchEvent(new ClipboardEvent('paste', init));
  }, text);
}

/** Drops files on an element. Returns false if the browser would open them instead of the page. */
export function drop(target: Locator, ...files: DroppedFile[]): Promise<boolean> {
  return target.evaluate((element, dropped) => {
    const dataTransfer = new DataTransfer();
    for (const { name, content } of dropped) dataTransfer.items.add(new File([content], name));
    const init = { bubbles: true, cancelable: true, dataTransfer };
    return ['dragover', 'drop'].every((type) => !element.dispatchEvent(new DragEvent(type, init)));
  }, files);
}
