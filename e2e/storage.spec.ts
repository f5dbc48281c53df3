import { expect, type Page } from '@playwright/test';
import { chooseEvery } from '../src/engine/testing/test-scope.ts';
import { getVerdict, openDetails, openName } from './name-page.ts';
import { collectComplaints, expectText, press } from './page-actions.ts';
import { test } from './site-test.ts';

const ADDRESS = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045';

/** Ways in which the storage of a page fails. These functions run in the page before its scripts. */
const FAULTS = {
  'is denied': () => {
    for (const storage of ['localStorage', 'indexedDB']) {
      Object.defineProperty(window, storage, {
        get() {
          throw new DOMException('Access is denied.', 'SecurityError');
        },
      });
    }
  },
  throws: () => {
    const refuse = () => {
      throw new DOMException('Access is denied.', 'SecurityError');
    };
    for (const method of ['getItem', 'setItem', 'removeItem', 'key', 'clear'] as const) {
      Storage.prototype[method] = refuse;
    }
    Object.defineProperty(Storage.prototype, 'length', { get: refuse });
    IDBFactory.prototype.open = refuse;
  },
  'is full': () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('No room.', 'QuotaExceededError');
    };
  },
} as const;

/** Uses every feature that reads storage, except the trusted names. */
async function usePage(page: Page): Promise<void> {
  await openName(page, 'vitalìk.eth');
  await expect(getVerdict(page)).toContainText('Don’t send. This is not vitalik.eth.');
  await page.getByRole('radio', { name: 'Dark' }).check();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await openDetails(page);
  await press(page, 'Trust this name');
}

for (const fault of chooseEvery(2, ['throws', 'is denied'] as const)) {
  test(`works if the storage ${fault}`, async ({ page, context, list, protect }) => {
    const complaints = collectComplaints(context);
    await page.addInitScript(FAULTS[fault]);
    await usePage(page);
    await expectText(page, /^You trust it until you close the page/);
    await expect(getVerdict(page)).not.toContainText('Don’t send');
    await press(page, 'You trust this name');
    await expect(getVerdict(page)).toContainText('Don’t send. This is not vitalik.eth.');
    await protect.knownNames.uncheck();
    await expect(getVerdict(page)).not.toContainText('Don’t send');

    await list.inspect('vitalík.eth\nb.eth');
    await protect.visit();
    await expectText(page, /^Your browser doesn’t let this page store data/);
    await protect.trust('vitalik.eth');
    await expect(protect.trusted).toContainText('vitalik.eth');
    await protect.trust(ADDRESS);
    await protect.trustAddress();
    await expectText(page, /^Your addresses are lost when you close the page/);
    await expect(protect.trusted).toContainText('7aA96045');
    await list.visit();
    await expect(list.rows.getByRole('cell', { name: 'Imitates vitalik.eth' })).toBeVisible();
    expect(complaints).toEqual([]);
  });
}

test('reports what it could not store', async ({ page, context, list, protect }) => {
  const complaints = collectComplaints(context);
  const alert = page.getByRole('alert').last();
  await page.goto('./');
  await page.evaluate(() => localStorage.setItem('namescope.watch.name:kept-name.eth', ''));
  await page.addInitScript(FAULTS['is full']);
  await page.reload();
  await usePage(page);
  await expect(alert).toHaveText('Storage is full: “vitalìk.eth” was not added.');

  await list.inspect('kept-narne.eth\nb.eth');
  await protect.visit();
  await expect(protect.entries).toHaveText([/kept-name\.eth.*1 name in your open list/]);
  for (const [change, words] of [
    [() => protect.trust('another.eth'), '“another.eth” was not added.'],
    [() => protect.importFile('one.eth\ntwo.eth'), '0 of 2 names and addresses were added.'],
    [() => protect.trust(ADDRESS).then(protect.trustAddress), 'the address was not added.'],
    [() => protect.knownNames.click(), 'nothing was changed.'],
  ] as const) {
    await change();
    await expect(alert).toHaveText(`Storage is full: ${words}`);
    // A typed name is still in the field.
    if (words.includes('another')) await expect(protect.field).toHaveValue('another.eth');
  }
  await expect(protect.entries).toHaveText([/kept-name\.eth/]);
  await expect(protect.knownNames).toBeChecked();
  expect(complaints).toEqual([]);
});

test('ignores foreign values in the storage', async ({ page, context, protect }) => {
  const complaints = collectComplaints(context);
  await page.goto('./');
  await page.evaluate(() => {
    localStorage.setItem('namescope-theme', '{"theme":');
    localStorage.setItem('namescope.watch.starter-off', '[object Object]');
    localStorage.setItem('namescope.watch', 'null');
    for (const name of ['', '\ud800', '\u0000', '..', '__proto__', 'x'.repeat(5000), 'mine.eth']) {
      localStorage.setItem(`namescope.watch.name:${name}`, '{]');
    }
  });
  await page.reload();
  await openName(page, 'rnine.eth');
  await expect(page.getByRole('radio', { name: 'Same as device' })).toBeChecked();
  await protect.visit();
  await expect(protect.trusted).toContainText('mine.eth');
  await expect(protect.broken).not.toHaveCount(0);
  expect(complaints).toEqual([]);
});
