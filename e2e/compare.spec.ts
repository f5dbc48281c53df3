// The screen that compares two names. src/ui/features/compare tests what it says.

import { expect } from '@playwright/test';
import { getTitle } from './name-page.ts';
import { expectText, getButton, paste, press } from './page-actions.ts';
import { readingTest, test } from './site-test.ts';

const ZWJ = '\u200d';

readingTest(
  'compares texts that are typed, pasted, swapped, linked or offered',
  async ({ page }) => {
    const first = page.getByRole('textbox', { name: 'First name or address' });
    const second = page.getByRole('textbox', { name: 'Second name or address' });
    const expectConclusion = (text: string) =>
      expect(page.locator('article header h2')).toContainText(text);
    await page.goto('./#/compare');
    await page.getByRole('link', { name: 'Two letters that look like one' }).click();
    await expectConclusion('rnetamask.eth looks like metamask.eth, and imitates it');
    await expectText(page, /^\d\d\s%$/u);
    await press(page, 'Swap');
    await expect(first).toHaveValue('metamask.eth');
    await expect(page).toHaveURL(/#\/compare\/metamask\.eth\/rnetamask\.eth$/u);
    await second.fill('METAMASK.eth');
    await expectConclusion('Two spellings of one name');
    await expect(page).toHaveURL(/#\/compare\/metamask\.eth\/METAMASK\.eth$/u);

    await second.fill('https://app.ens.domains/vitalik.eth?x=1,2');
    await press(page, 'Compare vitalik.eth instead');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(page).toHaveURL(/#\/compare\/metamask\.eth\/vitalik\.eth$/u);

    const address = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045';
    await paste(first, `${address} ${address.toLowerCase()}`);
    await expectConclusion('The same address');
    await second.fill(address.slice(0, -1));
    // Until the user presses Enter, the digits may be the start of a private key.
    await second.press('Enter');
    await expect(page.getByRole('alert')).toContainText('An address has 40 digits after 0x.');

    await paste(second, `ni${ZWJ}ck.eth\r\nnick.eth\nvitalik.eth\n`);
    await expect(second).toHaveValue('nick.eth');
    await expectText(page, 'Only the first two of 3 lines are compared.');
    await expectConclusion('looks identical to the second, nick.eth');

    await page.getByText('How other apps show these names').click();
    await expectText(page, 'Hidden in the drawings:');
    const drawn = [`ni${ZWJ}ck.eth`, 'nick.eth'];
    for (const scheme of ['Light background', 'Dark background']) {
      const letters = page.getByRole('img', { name: scheme }).locator('bdi');
      await expect(letters).toHaveText(Array(12).fill(drawn).flat());
    }
    const grounds = await page
      .locator('figure')
      .evaluateAll((figures) => figures.map((figure) => getComputedStyle(figure).backgroundColor));
    expect(new Set(grounds).size).toBe(2);

    await page.getByRole('region', { name: 'Second name' }).getByRole('link').click();
    await expect(getTitle(page, 'nick.eth')).toBeAttached();
    await page.goBack();
    await expect(first).toHaveValue(`ni${ZWJ}ck.eth`);
    await expectConclusion('looks identical to');
  },
);

test('keeps names that no address can contain, and prints a comparison', async ({ page }) => {
  const long = 'a'.repeat(10_000);
  const second = page.getByRole('textbox', { name: 'Second name or address' });
  await page.goto('./#/compare/nick.eth/');
  await page.getByRole('textbox', { name: 'First name or address' }).fill(`${long}x.eth`);
  await second.fill(`${long}y.eth`);
  await expectText(page, 'This can’t be shared as a link');
  await page.reload();
  await expect(second).toHaveValue(`${long}y.eth`);
  await expectText(page, 'The first 10,000 code points are the same');

  // The text runs from right to left, so the first letter is at the right end.
  await page.goto('./#/compare/مرحبا.eth/مرحيا.eth');
  await expect(page.locator('article header mark')).toHaveText(['ب', 'ي']);
  const line = page.locator('article header p').filter({ has: page.locator('mark') });
  const [first, last] = await line.first().evaluate((joined) => {
    const text = joined.querySelector('bdi')?.firstChild as Text;
    const range = document.createRange();
    return [0, 2].map((at) => {
      range.setStart(text, at);
      range.setEnd(text, at + 1);
      return range.getBoundingClientRect().left;
    });
  });
  expect(first).toBeGreaterThan(last as number);

  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('time')).toBeVisible();
  await expectText(page, '#/compare/');
  await expect(getButton(page, /Copy link/)).toBeHidden();
});
