import { expect, type Page, test } from '@playwright/test';
import { getField, getTitle, openName } from './name-page.ts';

/** Pastes where the focus is, as the keyboard would. */
function paste(page: Page, text: string): Promise<void> {
  return page.evaluate((pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', pasted);
    const init = { bubbles: true, cancelable: true, clipboardData };
    document.activeElement?.dispatchEvent(new ClipboardEvent('paste', init));
  }, text);
}

const SPLIT = 'Line breaks were split off';

test('the field has the focus at start, and what is pasted anywhere is taken as if into it', async ({
  page,
}) => {
  await page.goto('./');
  await expect(getField(page)).toBeFocused();
  await getField(page).blur();
  await paste(page, '\n\nvitalìk.eth\r\n');
  await expect(getTitle(page, 'vitalìk.eth')).toBeFocused();
  await expect(getField(page)).toHaveValue('vitalìk.eth');
  await expect(page.getByText(SPLIT)).toBeVisible();

  await page.getByRole('link', { name: 'About' }).click();
  await expect(getTitle(page, 'About Namescope')).toBeFocused();
  await paste(page, ' nick.eth');
  await expect(getField(page)).toHaveValue(' nick.eth');
  await expect(page.getByText(SPLIT)).toHaveCount(0);

  await getField(page).blur();
  await paste(page, 'nick.eth\nvitalik.eth');
  await expect(getTitle(page, 'Inspect a list')).toBeVisible();
  await expect(page.getByText('vitalik.eth').first()).toBeVisible();
});

test('a field on another screen keeps what is pasted into it', async ({ page }) => {
  await page.goto('./#/bulk');
  await page.getByLabel('Names, one a line').focus();
  await paste(page, 'vitalik.eth');
  await expect(page).toHaveURL(/#\/bulk$/u);
});

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, isMobile: true });

  test('the field waits for a tap, which brings the keyboard', async ({ page }) => {
    await page.goto('./');
    await expect(page.getByRole('heading', { name: 'How to read a verdict' })).toBeVisible();
    await expect(getField(page)).not.toBeFocused();
  });
});

test('blank lines around a name that is typed or pasted into the field make no list', async ({
  page,
}) => {
  await openName(page, 'vitalik.eth');
  await getField(page).fill('\nvitalìk.eth\n\n');
  await expect(getTitle(page, 'vitalìk.eth')).toBeAttached();
  await expect(page.getByText(SPLIT)).toBeVisible();
  await getField(page).pressSequentially('x');
  await expect(page.getByText(SPLIT)).toHaveCount(0);
});

test('a report is shared as its address and its verdict in words', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
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
  await page.getByRole('button', { name: 'Copy link' }).click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());

  const share = page.getByRole('button', { name: 'Share…' });
  await share.click();
  const shared = await page.evaluate(() => (window as unknown as { shared: ShareData[] }).shared);
  expect(shared).toEqual([
    {
      title: 'vitalìk[RLO].eth · Namescope',
      text: 'Alert. Hides a character: Part of this name is invisible: U+202E.',
      url: page.url(),
    },
  ]);
  await share.click();
  await expect(page.getByText('Copy the link instead.')).toBeVisible();

  await getField(page).fill(`${'a'.repeat(20_000)}.eth`);
  await expect(page.getByText('No link can hold this')).toBeVisible();
  await expect(share).toHaveCount(0);
});

test('a printed report has the name, the verdict, its address and the date, and no navigation', async ({
  page,
}) => {
  await openName(page, 'vital\u00eck.eth');
  await page.emulateMedia({ media: 'print' });
  const report = page.locator('article');
  await expect(report.getByText(page.url())).toBeVisible();
  await expect(report.locator('time')).toBeVisible();
  await expect(report.locator('header').getByText('Imitates')).toBeVisible();
  await expect(page.getByRole('navigation')).toBeHidden();
  await expect(getField(page)).toBeHidden();
  await expect(page.getByRole('button', { name: 'Copy link' })).toBeHidden();
});
