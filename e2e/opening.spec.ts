// The start of the page, and how a name gets into the page and out of it.

import { expect } from '@playwright/test';
import { findViolations } from './find-violations.ts';
import { getField, getFullReport, getTitle, openDetails, openName } from './name-page.ts';
import { CLIPBOARD, expectText, getButton, paste, press, readClipboard } from './page-actions.ts';
import { test } from './site-test.ts';

const SPLIT = 'Line breaks were removed';

test('the field has the focus and receives text pasted anywhere', async ({ page, protect }) => {
  const body = page.locator('body');
  // Delays the code that handles the paste, and the rest of the report, which replaces the focused heading.
  await page.route(/\/(page-input|full-report)-[^/]*\.js$/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 500));
    await route.continue();
  });
  await page.goto('./');
  await expect(getField(page)).toBeFocused();
  await getField(page).blur();
  await paste(body, '\n\nvitalìk.eth\r\n');
  await expect(getFullReport(page)).toBeVisible();
  await expect(getTitle(page, 'vitalìk.eth')).toBeFocused();
  await expect(getField(page)).toHaveValue('vitalìk.eth');
  await expectText(page, SPLIT);

  await page.getByRole('link', { name: 'About' }).click();
  await expect(getTitle(page, 'About Namescope')).toBeFocused();
  await paste(body, ' nick.eth');
  await expect(getField(page)).toHaveValue(' nick.eth');
  await expect(page.getByText(SPLIT)).toHaveCount(0);
  await getField(page).blur();
  await paste(body, 'nick.eth\nvitalik.eth');
  await expect(getTitle(page, 'Inspect a list: Pasted names')).toBeVisible();
  await expectText(page, 'vitalik.eth');

  // Blank lines around a typed name do not make it a list, and fields of other screens keep pasted text.
  await page.getByRole('link', { name: 'Check', exact: true }).click();
  const field = await getField(page).boundingBox();
  const heading = await getTitle(page, 'What is really in that name?').boundingBox();
  expect(field?.y).toBeLessThan(heading?.y ?? 0);
  await getField(page).fill('\nvitalìk.eth\n\n');
  await expect(getTitle(page, 'vitalìk.eth')).toBeAttached();
  await expectText(page, SPLIT);
  await getField(page).pressSequentially('x');
  await expect(page.getByText(SPLIT)).toHaveCount(0);
  await protect.open();
  await paste(protect.field, 'vitalik.eth');
  await expect(page).toHaveURL(/#\/protect$/u);
});

test('Back returns to each pasted or cleared name', async ({ page, context }) => {
  await context.grantPermissions(CLIPBOARD);
  await page.goto('./');
  await getField(page).blur();
  for (const name of ['nick.eth', 'nick.eth', 'brantly.eth']) {
    await paste(page.locator('body'), name);
    await expect(getTitle(page, name)).toBeFocused();
    await expect(page).toHaveTitle(new RegExp(`^${name}: This is `, 'u'));
  }

  await page.goBack();
  await getField(page).click();
  // The page looks for the link to focus during fewer frames.
  await page.evaluate(async () => {
    for (let frame = 0; frame < 60; frame += 1) await new Promise(requestAnimationFrame);
  });
  await expect(getField(page)).toBeFocused();
  await page.keyboard.press('End');
  await page.keyboard.type('x');
  await expect(page).toHaveURL(/nick\.ethx$/u);

  await page.evaluate(() => navigator.clipboard.writeText('vitalik.eth'));
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.press('ControlOrMeta+V');
  await expect(page).toHaveURL(/vitalik\.eth$/u);
  await press(page, 'Clear');
  await expect(page).toHaveURL(/#\/$/u);
  for (const address of [/vitalik\.eth$/u, /nick\.ethx$/u, /\/$/u]) {
    await page.goBack();
    await expect(page).toHaveURL(address);
  }
});

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, isMobile: true });

  test('the field is not focused at start, which would open the keyboard', async ({ page }) => {
    await page.goto('./');
    await expect(page.getByRole('heading', { name: 'Names to try' })).toBeVisible();
    await expect(getField(page)).not.toBeFocused();
  });
});

test('shares and prints the address of a report and its verdict', async ({ page, context }) => {
  await context.grantPermissions(CLIPBOARD);
  await page.addInitScript(() => {
    const shared: ShareData[] = [];
    const share = async (data: ShareData) => {
      shared.push(data);
      if (shared.length > 1) throw new DOMException('', 'NotAllowedError');
    };
    Object.assign(window, { shared });
    Object.assign(Navigator.prototype, { share });
  });
  await openName(page, 'vital\u00eck\u202e.eth');
  await openDetails(page);
  await press(page, /Copy link/);
  expect(await readClipboard(page)).toBe(page.url());
  await press(page, 'Share…');
  const shared = await page.evaluate(() => (window as unknown as { shared: ShareData[] }).shared);
  const title = 'vitalìk[RLO].eth · Namescope';
  const text = /^Alert\. Don’t send\. This name hides a character\. .*U\+202E\.$/u;
  expect(shared).toEqual([{ title, text: expect.stringMatching(text), url: page.url() }]);
  await press(page, 'Share…');
  await expectText(page, 'Copy the link instead.');

  await openName(page, 'vital\u00eck.eth');
  await page.emulateMedia({ media: 'print' });
  const report = page.locator('article');
  await expectText(report, page.url());
  await expect(report.locator('time')).toBeVisible();
  await expectText(report.locator('header'), 'Don’t send');
  for (const hidden of [page.getByRole('navigation'), getField(page), getButton(page, /Copy link/)])
    await expect(hidden).toBeHidden();
});

test('remembers recent names on this device if the user allows it', async ({ page, context }) => {
  const readStored = () => page.evaluate(() => localStorage.getItem('namescope.recent'));
  await page.clock.install();
  await openName(page, 'nick.eth');
  await page.clock.fastForward(2_500); // long enough to count as inspected
  const recent = page.getByRole('region', { name: 'Recent names' });
  const choice = page.getByRole('checkbox', { name: /^Remember names I inspect/u });
  expect(await readStored()).toBeNull();
  await page.goto('./#/about');
  await expect(choice).not.toBeChecked();
  await choice.check();

  await openName(page, 'vital\u00eck.eth');
  await expect.poll(readStored).toContain('vital\u00eck.eth');
  await getField(page).fill('a\u202eb.eth');
  await expect.poll(readStored).toContain('a\u202eb.eth');
  await page.getByRole('link', { name: 'Check', exact: true }).click();
  const names = recent.getByRole('listitem');
  await expect(names).toHaveCount(2);
  await expect(names.first().locator('[data-label="RLO"]')).toBeVisible();
  await expect(names.nth(1).getByRole('img', { name: 'alert' })).toBeVisible();
  expect((await findViolations(page)).violations).toEqual([]);

  // Another tab shows the same names and can remove them.
  const other = await context.newPage();
  await other.goto('./');
  await press(other, 'Forget vital\u00eck.eth');
  await expect(names).toHaveCount(1);
  await press(page, 'Forget all');
  await expect(names).toHaveCount(0);
  await expect(recent.getByRole('heading')).toBeFocused();
  await expectText(other, 'Names appear here after');
  await recent.getByRole('link', { name: 'Turn this off' }).click();
  await choice.uncheck();
  expect(await readStored()).toBeNull();

  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('No room.', 'QuotaExceededError');
    };
  });
  await choice.click();
  await expect(page.getByRole('alert')).toContainText('this change was not saved');
  await expect(choice).not.toBeChecked();
});
