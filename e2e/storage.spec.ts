import { expect, type Page } from '@playwright/test';
import { chooseEvery } from '../src/engine/testing/test-scope.ts';
import { getRows, inspectList } from './bulk-page.ts';
import { getVerdict, openDetails, openName } from './name-page.ts';
import { collectComplaints } from './offline/complaints.ts';
import { test } from './site-test.ts';
import {
  getBrokenEntries,
  getKnownNamesSwitch,
  getTrusted,
  getTrustField,
  importTrusted,
  trust,
  visitList,
  visitProtect,
} from './trusted-page.ts';

/** Ways in which the storage of a page fails. These functions run in the page before its scripts. */
const FAULTS = {
  'is denied': () => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('Access is denied.', 'SecurityError');
      },
    });
  },
  throws: () => {
    const refuse = () => {
      throw new DOMException('Access is denied.', 'SecurityError');
    };
    for (const method of ['getItem', 'setItem', 'removeItem', 'key', 'clear'] as const) {
      Storage.prototype[method] = refuse;
    }
    Object.defineProperty(Storage.prototype, 'length', { get: refuse });
  },
  'is full': () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('No room.', 'QuotaExceededError');
    };
  },
} as const;

const KNOWN_NAMES = /known names/i;

/** Uses every feature that reads storage, except the trusted names. */
async function usePage(page: Page): Promise<void> {
  await openName(page, 'vitalìk.eth');
  await expect(getVerdict(page)).toContainText('Don’t send. This is not vitalik.eth.');
  await page.getByRole('radio', { name: 'Dark' }).check();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
}

for (const fault of chooseEvery(2, ['throws', 'is denied'] as const)) {
  test(`works without kept names if the storage ${fault}`, async ({ page, context }) => {
    const complaints = collectComplaints(context);
    await page.addInitScript(FAULTS[fault]);
    await usePage(page);
    await openDetails(page);
    await page.getByRole('button', { name: 'Trust this name' }).click();
    await expect(page.getByText(/^You trust it until you close the page/)).toBeVisible();
    await expect(getVerdict(page)).not.toContainText('Don’t send');
    await page.getByRole('button', { name: 'You trust this name' }).click();
    await expect(getVerdict(page)).toContainText('Don’t send. This is not vitalik.eth.');
    await page.getByRole('checkbox', { name: KNOWN_NAMES }).uncheck();
    await expect(getVerdict(page)).not.toContainText('Don’t send');

    await inspectList(page, { name: 'names.txt', content: 'vitalík.eth\nb.eth' });
    await expect(getRows(page).getByRole('link', { name: 'b.eth' })).toBeVisible();
    await visitProtect(page);
    await expect(page.getByText(/^Your browser doesn’t let this page store data/)).toBeVisible();
    await trust(page, 'vitalik.eth');
    await expect(getTrusted(page)).toContainText('vitalik.eth');
    await visitList(page);
    await expect(getRows(page).getByRole('cell', { name: 'Imitates vitalik.eth' })).toBeVisible();
    expect(complaints).toEqual([]);
  });
}

test('reports what it could not store if the storage is full, and changes nothing', async ({
  page,
  context,
}) => {
  const complaints = collectComplaints(context);
  await page.goto('./');
  await page.evaluate(() => localStorage.setItem('namescope.watch.name:kept-name.eth', ''));
  await page.addInitScript(FAULTS['is full']);
  await page.reload();
  await usePage(page);
  const alert = page.getByRole('alert').last();
  await openDetails(page);
  await page.getByRole('button', { name: 'Trust this name' }).click();
  await expect(alert).toHaveText('Storage is full: “vitalìk.eth” was not added.');
  await page.getByRole('checkbox', { name: KNOWN_NAMES }).click();
  await expect(alert).toHaveText('Storage is full: nothing was changed.');
  await expect(page.getByRole('checkbox', { name: KNOWN_NAMES })).toBeChecked();

  await inspectList(page, { name: 'names.txt', content: 'kept-narne.eth\nb.eth' });
  await visitProtect(page);
  const own = getTrusted(page);
  await expect(own.getByRole('listitem')).toHaveText([/kept-name\.eth.*1 name in your open list/]);
  await trust(page, 'another.eth');
  await expect(alert).toHaveText('Storage is full: “another.eth” was not added.');
  // The typed name is still in the field.
  await expect(getTrustField(page)).toHaveValue('another.eth');
  await importTrusted(page, 'one.eth\ntwo.eth');
  await expect(alert).toHaveText('Storage is full: 0 of 2 names and addresses were added.');
  await trust(page, '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045');
  await page.getByRole('button', { name: 'Trust', exact: true }).click();
  await expect(alert).toHaveText('Storage is full: the address was not added.');
  await expect(own.getByRole('listitem')).toHaveText([/kept-name\.eth/]);
  await getKnownNamesSwitch(page).click();
  await expect(alert.last()).toHaveText('Storage is full: nothing was changed.');
  await expect(getKnownNamesSwitch(page)).toBeChecked();
  expect(complaints).toEqual([]);
});

test('ignores foreign values in the storage or lists them as names that cannot be protected', async ({
  page,
  context,
}) => {
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
  await visitProtect(page);
  const own = getTrusted(page);
  const broken = getBrokenEntries(page);
  await expect(own).toContainText('mine.eth');
  await expect(broken.getByRole('listitem')).not.toHaveCount(0);
  expect(complaints).toEqual([]);
});
