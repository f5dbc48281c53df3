import { expect, type Page } from '@playwright/test';
import { findViolations } from './find-violations.ts';
import { measureOverflow } from './measure-overflow.ts';
import { formatNameHref, getField, getFullReport, getTitle } from './name-page.ts';
import { test } from './site-test.ts';

const ADDRESS = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045';

/** Enters a text as if the user had pasted it. */
async function openText(page: Page, text: string): Promise<void> {
  await page.goto('./');
  await getField(page).fill(text);
}

const getKind = (page: Page, words: string) => page.getByText(words, { exact: true });

test('judges the name in a message, not the message', async ({ page }) => {
  await openText(page, 'Pay 0.5 ETH to vitaIik.eth please');
  await expect(getKind(page, 'Message with 1 name')).toBeVisible();
  await expect(getFullReport(page)).toBeVisible();
  await expect(getTitle(page, 'vitaIik.eth')).toBeAttached();
  await expect(page.getByText('Contains a space')).toHaveCount(0);
  expect((await findViolations(page)).violations).toEqual([]);
});

test('shows the riskiest of several names, and opens the others', async ({ page }) => {
  await openText(page, 'Ask nick.eth first, and then pay vitalìk.eth the rest');
  await expect(getKind(page, 'Message with 2 names')).toBeVisible();
  await expect(getTitle(page, 'vitalìk.eth')).toBeAttached();
  await expect(page.getByRole('link', { name: 'Compare them' }).first()).toBeVisible();
  await page.getByRole('list', { name: 'Other names' }).getByRole('link').click();
  await expect(getTitle(page, 'nick.eth')).toBeAttached();
  await page.goBack();
  await page.getByRole('button', { name: 'Inspect these 2 names as a list' }).click();
  await expect(page).toHaveURL(/#\/lists$/u);
});

test('keeps the verdict of a message in the title', async ({ page }) => {
  await page.goto('./');
  const title = 'Pay rnetamask.eth please: Don’t send. This is not metamask.eth. · Namescope';
  await getField(page).fill('Pay rnetamask.eth please');
  await expect(page).toHaveTitle(title);
  await page.getByRole('link', { name: 'About' }).first().click();
  await expect(page).toHaveTitle('About · Namescope');
  await page.goBack();
  await expect(page).toHaveTitle(title);
});

test('announces an address and concludes on it in the title', async ({ page }) => {
  await page.goto('./');
  for (const [text, words] of [
    [ADDRESS, 'Not among the addresses you trust.'],
    [ADDRESS.replace('6045', '6046'), 'The checksum of this address is wrong.'],
  ] as const) {
    await getField(page).fill(text);
    await expect(getTitle(page, words)).toBeVisible();
    await expect(page.getByRole('status').filter({ hasText: words })).toBeAttached();
    await expect(page).toHaveTitle(`${text}: ${words} · Namescope`);
  }
  await getField(page).fill('@vitalik');
  await expect(page).toHaveTitle(/^@vitalik: This is a handle of another service/u);
  await expect(page.getByRole('status').filter({ hasText: 'This is a handle' })).toBeAttached();
  expect((await findViolations(page)).violations).toEqual([]);
});

test('says what a text without a name is', async ({ page }) => {
  await openText(page, '0xd8dA…6045');
  await expect(getKind(page, 'Shortened address')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'This is a shortened address.' })).toBeVisible();
  await page.goto(formatNameHref('javascript:alert(1)'));
  await expect(getKind(page, 'Link that can run code')).toBeVisible();
  await expect(page.locator('main a[href^="javascript"]')).toHaveCount(0);
  await page.goto(formatNameHref('@nick'));
  await expect(page.getByRole('link', { name: /nick\.eth/u })).toBeVisible();
  expect((await findViolations(page)).violations).toEqual([]);
});

test('judges the chain that is written with a name or an address', async ({ page }) => {
  await page.goto(formatNameHref('alice.eth@b\u0430se'));
  await expect(page.getByRole('heading', { name: /is not the chain Base/u })).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: /^Don’t send/u })).toBeAttached();
  // Shows no report of the name alone, because its headline would say that the name passes.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/is not the chain Base/u);
  await expect(page.getByRole('heading', { name: /No problem found/u })).toHaveCount(0);
  await expect(page.getByRole('link', { name: /alice\.eth.*pass/u })).toBeVisible();
  expect((await findViolations(page)).violations).toEqual([]);
  await page.goto(formatNameHref('ethereum:vitalik.eth@1?value=2.014e18'));
  await expect(page.getByText('Asks for 2.014 ETH.')).toBeVisible();
});

test('shows the worst finding first, and leads from the text to its card', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const [text, words] of [
    ['Please pay [vitalik.eth](https://app.ens.domains/nick.eth) today', /leads to nick\.eth/u],
    ['Send the 2 ETH to \u202evitalik.eth\u202c before Friday', /Hidden characters change/u],
    [`Ask nick.eth about ${ADDRESS}, or pay vital\u00eck.eth`, /This is not vitalik\.eth/u],
  ] as const) {
    await openText(page, text);
    await expect(page.getByRole('heading', { name: words })).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await page.getByRole('button', { name: /^alert/u }).click();
    await expect(page.locator(':focus').getByRole('heading', { name: words })).toBeVisible();
  }
  expect((await findViolations(page)).violations).toEqual([]);
});

test('keeps a long message out of the field and the address', async ({ page }) => {
  const message = `${'Nobody in town knows why. '.repeat(1_000)}Pay vital\u00eck.eth please.`;
  await page.goto('./');
  await getField(page).fill(message);
  await expect(getKind(page, 'Message with 1 name')).toBeVisible();
  await expect(getTitle(page, 'vital\u00eck.eth')).toBeAttached();
  await expect(page).toHaveURL(/#\/$/u);
  await expect(getField(page)).toHaveJSProperty('readOnly', true);
  expect((await getField(page).inputValue()).length).toBeLessThan(1_000);
  await page.getByRole('button', { name: 'Clear' }).click();
  await expect(getField(page)).toHaveValue('');
});

test('fits a narrow screen', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const long = `${'word '.repeat(60)}https://app.ens.domains/vital%C3%ACk.eth?${'x'.repeat(200)} nick.eth`;
  await openText(page, long);
  await expect(getFullReport(page)).toBeVisible();
  expect(await measureOverflow(page)).toBeLessThanOrEqual(0);
});
