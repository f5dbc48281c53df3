import { expect, type Page } from '@playwright/test';
import { getTitle } from './name-page.ts';
import { paste } from './page-actions.ts';
import { readingTest, test } from './site-test.ts';

const ZWJ = '\u200d';

const getFirst = (page: Page) => page.getByRole('textbox', { name: 'First name or address' });
const getSecond = (page: Page) => page.getByRole('textbox', { name: 'Second name or address' });

/** Returns the sentence about both names. */
const getConclusion = (page: Page) => page.locator('article header h2');

readingTest(
  'compares texts that are typed, pasted, swapped, linked or offered',
  async ({ page }) => {
    await page.goto('./#/compare');
    await page.getByRole('link', { name: 'Two letters that look like one' }).click();
    await expect(getConclusion(page)).toHaveText(
      'rnetamask.eth looks like metamask.eth, and imitates it',
    );
    await expect(page.getByText(/^\d\d\s%$/u).first()).toBeVisible();
    await page.getByRole('button', { name: 'Swap' }).click();
    await expect(getFirst(page)).toHaveValue('metamask.eth');
    await expect(page).toHaveURL(/#\/compare\/metamask\.eth\/rnetamask\.eth$/u);
    await getSecond(page).fill('METAMASK.eth');
    await expect(getConclusion(page)).toHaveText('Two spellings of one name');
    await expect(page).toHaveURL(/#\/compare\/metamask\.eth\/METAMASK\.eth$/u);

    await getSecond(page).fill('https://app.ens.domains/vitalik.eth?x=1,2');
    await page.getByRole('button', { name: 'Compare vitalik.eth instead' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(page).toHaveURL(/#\/compare\/metamask\.eth\/vitalik\.eth$/u);

    const address = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045';
    await paste(getFirst(page), `${address} ${address.toLowerCase()}`);
    await expect(getConclusion(page)).toHaveText('The same address');
    await getSecond(page).fill(address.slice(0, -1));
    // Until the user presses Enter, the digits may be the start of a private key.
    await getSecond(page).press('Enter');
    await expect(page.getByRole('alert')).toContainText('An address has 40 digits after 0x.');

    await paste(getSecond(page), `ni${ZWJ}ck.eth\r\nnick.eth\nvitalik.eth\n`);
    await expect(getSecond(page)).toHaveValue('nick.eth');
    await expect(page.getByText('Only the first two of 3 lines are compared.')).toBeVisible();
    await expect(getConclusion(page)).toContainText('looks identical to the second, nick.eth');

    await page.getByText('How other apps show these names').click();
    await expect(page.getByText('Hidden in the drawings:')).toBeVisible();
    for (const scheme of ['Light background', 'Dark background']) {
      const drawn = page.getByRole('img', { name: scheme }).locator('bdi');
      await expect(drawn).toHaveText(
        Array(12)
          .fill([`ni${ZWJ}ck.eth`, 'nick.eth'])
          .flat(),
      );
    }
    const grounds = await page
      .locator('figure')
      .evaluateAll((figures) => figures.map((figure) => getComputedStyle(figure).backgroundColor));
    expect(new Set(grounds).size).toBe(2);

    await page.getByRole('region', { name: 'Second name' }).getByRole('link').click();
    await expect(getTitle(page, 'nick.eth')).toBeAttached();
    await page.goBack();
    await expect(getFirst(page)).toHaveValue(`ni${ZWJ}ck.eth`);
    await expect(getConclusion(page)).toContainText('looks identical to');
  },
);

test('keeps names that fit no address, and prints the address of a comparison', async ({
  page,
}) => {
  const long = 'a'.repeat(10_000);
  await page.goto('./#/compare/nick.eth/');
  await getFirst(page).fill(`${long}x.eth`);
  await getSecond(page).fill(`${long}y.eth`);
  await expect(page.getByText('This can’t be shared as a link')).toBeVisible();
  await page.reload();
  await expect(getSecond(page)).toHaveValue(`${long}y.eth`);
  await expect(page.getByText('The first 10,000 code points are the same')).toBeVisible();

  await getFirst(page).evaluate((field: HTMLInputElement) => {
    const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {};
    set?.call(field, 'a\ud800.eth');
    field.dispatchEvent(new Event('input', { bubbles: true }));
  });
  await expect(page.getByRole('alert')).toContainText('Unicode');

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
  await expect(page.getByText('#/compare/')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Copy link' })).toBeHidden();
});
