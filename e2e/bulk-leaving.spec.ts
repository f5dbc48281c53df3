import { type Dialog, expect, type Page } from '@playwright/test';
import type { ListPage } from './list-page.ts';
import { getField } from './name-page.ts';
import { drop, expectText, exportFile, getButton, paste, press } from './page-actions.ts';
import { test } from './site-test.ts';

const NAMES = 'a.eth\nb.eth';
const OTHER = 'one.eth\ntwo.eth\nthree.eth';

/** Tries to leave the page and cancels the browser's question. */
async function stay(page: Page, go: () => unknown): Promise<void> {
  const asking = page.waitForEvent('dialog');
  const going = page.evaluate(go);
  const dialog = await asking;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.dismiss();
  await going;
}

/** Reloads the page and confirms every question. Returns the number of questions. */
async function reloadAnyway(page: Page): Promise<number> {
  let asked = 0;
  const accept = (dialog: Dialog) => {
    asked += 1;
    return dialog.accept();
  };
  page.on('dialog', accept);
  await page.reload();
  page.off('dialog', accept);
  return asked;
}

/** Ways to replace a list. */
const WAYS: Record<string, (page: Page) => Promise<unknown>> = {
  'a dropped file': (page) => drop(page, ['n.txt', OTHER]),
  'a list that is pasted on the first screen': async (page) => {
    await page.getByRole('link', { name: 'Check', exact: true }).click();
    await paste(getField(page), OTHER);
  },
  'a list that is typed on the first screen': async (page) => {
    await page.getByRole('link', { name: 'Check', exact: true }).click();
    await getField(page).fill(OTHER);
  },
  'a file that is opened on the first screen': async (page) => {
    await page.getByRole('link', { name: 'Check', exact: true }).click();
    const choosing = page.waitForEvent('filechooser');
    await press(page, 'Open a file…');
    const file = { name: 'n.txt', mimeType: 'text/plain', buffer: Buffer.from(OTHER) };
    await (await choosing).setFiles(file);
  },
};

/** Expects a question, and cancels it with Escape, Enter or a click. */
async function keepList({ page, getQuestion, expectNames }: ListPage, title: string, how: string) {
  const question = getQuestion(title);
  const keep = getButton(question, 'Keep the list');
  await expect(keep).toBeFocused();
  await expect(question).toContainText('2 names');
  await (how === 'click' ? keep.click() : page.keyboard.press(how));
  await expect(question).toHaveCount(0);
  await expectNames('2 names');
  await expect(page.getByRole('link', { name: 'a.eth' })).toBeVisible();
}

test('asks before a list is closed or replaced', async ({ page, list }) => {
  await list.open();
  await list.judge(NAMES);
  for (const how of ['Escape', 'Enter', 'click']) {
    await list.newList.click();
    await keepList(list, 'Leave this list?', how);
  }
  await list.startNew();
  for (const [way, replace] of Object.entries(WAYS)) {
    await test.step(way, async () => {
      await list.judge(NAMES);
      await replace(page);
      await keepList(list, 'Replace this list?', 'Escape');
      await replace(page);
      await press(list.getQuestion('Replace this list?'), 'Open the new list');
      await list.expectNames('3 names');
      await expect(page.getByText('2 names', { exact: true })).toHaveCount(0);
      await list.startNew();
    });
  }
});

test('asks before a reload, another address and Back', async ({ page, list }) => {
  await page.goto('./?before');
  await page.goto('./');
  await list.visit();
  await list.judge(NAMES);
  await stay(page, () => location.reload());
  await list.expectNames('2 names');

  // The first Back stays within the page, the second leaves it.
  await page.goBack();
  await expect(getField(page)).toBeVisible();
  await stay(page, () => history.back());
  await list.visit();
  await list.expectNames('2 names');
  await stay(page, () => location.assign('./?elsewhere'));
  await list.expectNames('2 names');

  expect(await reloadAnyway(page)).toBe(1);
  await expect(list.field).toBeVisible();
});

test('keeps typed text, and does not ask if nothing is lost', async ({ page, list }) => {
  await list.open();
  await list.field.fill('a.eth');
  await page.getByRole('link', { name: 'About', exact: true }).click();
  await page.goBack();
  await expect(list.field).toHaveValue('a.eth');
  expect(await reloadAnyway(page)).toBe(0);
  await list.field.fill('a.eth');
  await press(page, 'Inspect the list');
  await list.waitUntilDone();
  expect(await reloadAnyway(page)).toBe(0);

  await list.judge(NAMES);
  await list.export.click();
  await exportFile(getButton(page, 'Export 2 names'));
  await expectText(page, 'Exported.');
  await list.newList.click();
  await expect(list.field).toBeVisible();
  expect(await reloadAnyway(page)).toBe(0);
  await list.openFile('\n\n');
  await expectText(page, 'No names found in this list.');
});
