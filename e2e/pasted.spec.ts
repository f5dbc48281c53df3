import { expect } from '@playwright/test';
import { findViolations } from './find-violations.ts';
import { getField, getFullReport, getTitle } from './name-page.ts';
import { expectNoOverflow, expectText, press } from './page-actions.ts';
import { readingTest, test } from './site-test.ts';

const ADDRESS = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045';

readingTest('concludes on a text in its title and leads to its names', async ({ page }) => {
  await page.getByRole('link', { name: 'Check', exact: true }).click();
  const title = 'Pay rnetamask.eth please: Don’t send. This is not metamask.eth. · Namescope';
  await getField(page).fill('Pay rnetamask.eth please');
  await expect(page).toHaveTitle(title);
  await page.getByRole('link', { name: 'About' }).first().click();
  await expect(page).toHaveTitle('About · Namescope');
  await page.goBack();
  await expect(page).toHaveTitle(title);
  expect((await findViolations(page)).violations).toEqual([]);

  const wrong = ADDRESS.replace('6045', '6046');
  const words = 'The checksum of this address is wrong.';
  await getField(page).fill(wrong);
  await expect(page.getByRole('status').filter({ hasText: words })).toBeAttached();
  await expect(page).toHaveTitle(`${wrong}: ${words} · Namescope`);
  await getField(page).fill('@vitalik');
  await expect(page.getByRole('status').filter({ hasText: 'This is a handle' })).toBeAttached();
  await expect(page).toHaveTitle(/^@vitalik: This is a handle of another service/u);
  expect((await findViolations(page)).violations).toEqual([]);

  await getField(page).fill('Ask nick.eth first, and then pay vitalìk.eth the rest');
  await expect(getTitle(page, 'vitalìk.eth')).toBeAttached();
  await page.getByRole('list', { name: 'Other names' }).getByRole('link').click();
  await expect(getTitle(page, 'nick.eth')).toBeAttached();
  await page.goBack();
  await press(page, 'Inspect these 2 names as a list');
  await expect(page).toHaveURL(/#\/lists$/u);
  await expectText(page, '2 names');
});

test('shows the worst finding first on a phone, and links to its card', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('./');
  for (const [text, words] of [
    ['Please pay [vitalik.eth](https://app.ens.domains/nick.eth) today', /leads to nick\.eth/u],
    [`Ask nick.eth about ${ADDRESS}, or pay vital\u00eck.eth`, /This is not vitalik\.eth/u],
  ] as const) {
    await getField(page).fill(text);
    await expect(page.getByRole('heading', { name: words })).toBeInViewport({ ratio: 1 });
    await page.getByRole('button', { name: /^alert/u }).click();
    await expect(page.locator(':focus').getByRole('heading', { name: words })).toBeVisible();
  }
  await page.setViewportSize({ width: 320, height: 640 });
  const link = `https://app.ens.domains/vital%C3%ACk.eth?${'x'.repeat(200)}`;
  await getField(page).fill(`${'word '.repeat(60)}${link} nick.eth`);
  await expect(getFullReport(page)).toBeVisible();
  await expectNoOverflow(page);
});

readingTest('keeps a long message out of the field and the address', async ({ page }) => {
  await page.getByRole('link', { name: 'Check', exact: true }).click();
  await getField(page).fill(
    `${'Nobody in town knows why. '.repeat(1_000)}Pay vital\u00eck.eth please.`,
  );
  await expectText(page, 'Message with 1 name');
  await expect(getTitle(page, 'vital\u00eck.eth')).toBeAttached();
  await expect(page).toHaveURL(/#\/$/u);
  await expect(getField(page)).toHaveJSProperty('readOnly', true);
  expect((await getField(page).inputValue()).length).toBeLessThan(1_000);
  await press(page, 'Clear');
  await expect(getField(page)).toHaveValue('');
});
