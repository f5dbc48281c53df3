import { expect, type Locator, type Page } from '@playwright/test';
import { getFullReport, getTitle, openDetails, openName } from './name-page.ts';
import { paste } from './page-input.ts';
import { test } from './site-test.ts';

const ZWJ = '\u200d';

const getFirst = (page: Page) => page.getByRole('textbox', { name: 'First name or address' });
const getSecond = (page: Page) => page.getByRole('textbox', { name: 'Second name or address' });

/** Returns the sentence about both names. */
const getConclusion = (page: Page) => page.locator('article header h2');

/** Returns the result of one comparison. */
function getFact(page: Page, word: string): Locator {
  return page
    .locator('dl > div')
    .filter({ has: page.getByText(word, { exact: true }) })
    .locator('dd');
}

test('compares two names that are typed, pasted, swapped or linked', async ({ page }) => {
  await page.goto('./#/compare');
  await page.getByRole('link', { name: 'Two letters that look like one' }).click();
  await expect(getFirst(page)).toHaveValue('rnetamask.eth');
  await expect(getConclusion(page)).toHaveText(
    'rnetamask.eth looks like metamask.eth, and imitates it',
  );
  await expect(page.getByRole('list', { name: 'Different in 1 of 12 places' })).toBeVisible();
  await expect(getFact(page, 'On this device')).toHaveText(
    /^The whole names look \d\d\s% alike in this device’s fonts$/u,
  );
  await expect(getFact(page, 'Namehash')).toHaveText('Different: they are two names in ENS');

  await page.getByRole('button', { name: 'Swap' }).click();
  await expect(getFirst(page)).toHaveValue('metamask.eth');
  await expect(page).toHaveURL(/#\/compare\/metamask\.eth\/rnetamask\.eth$/u);
  await getSecond(page).fill('METAMASK.eth');
  await expect(getConclusion(page)).toHaveText('Two spellings of one name');
  await expect(page).toHaveURL(/#\/compare\/metamask\.eth\/METAMASK\.eth$/u);
  await expect(getFact(page, 'Normalized')).toHaveText(
    'Only the first is a valid ENS spelling, but ENS normalizes both to the same name',
  );
  await getSecond(page).fill('metamask.eth');
  await expect(getConclusion(page)).toHaveText('The same text');
  await getSecond(page).fill('');
  await expect(page.getByText('Enter the second name')).toBeVisible();

  await paste(getSecond(page), `ni${ZWJ}ck.eth\r\nnick.eth\nvitalik.eth\n`);
  await expect(getFirst(page)).toHaveValue(`ni${ZWJ}ck.eth`);
  await expect(getSecond(page)).toHaveValue('nick.eth');
  await expect(page.getByText('Only the first two of 3 lines are compared.')).toBeVisible();
  await expect(getConclusion(page)).toContainText(
    'looks identical to the second, nick.eth, and imitates it',
  );
  await expect(
    page.getByRole('status').filter({ hasText: 'alert: The first name looks identical' }),
  ).toBeAttached();
  await expect(getFact(page, 'On this device')).toHaveText(
    'The whole names look identical in this device’s fonts',
  );

  // The names as other apps show them.
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

  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('time')).toBeVisible();
  await expect(page.getByText('#/compare/')).toBeVisible();
  await page.emulateMedia({ media: null });
  await expect(page.getByRole('button', { name: 'Copy link' })).toBeVisible();

  await page.getByRole('region', { name: 'Second name' }).getByRole('link').click();
  await expect(getTitle(page, 'nick.eth')).toBeAttached();
  await page.goBack();
  await expect(getFirst(page)).toHaveValue(`ni${ZWJ}ck.eth`);
  await expect(getConclusion(page)).toContainText('looks identical to');
});

test('explains a pasted link and compares its name', async ({ page }) => {
  await page.goto('./#/compare/nick.eth/');
  await getSecond(page).fill('https://app.ens.domains/vitalik.eth?x=1,2');
  await expect(getConclusion(page)).toHaveText('The second text is not a name');
  const card = page.getByRole('region', { name: 'Second name' });
  await expect(card.getByText('Name found:')).toBeVisible();
  await expect(card.getByText('Valid ENS spelling')).toBeHidden();
  await card.getByRole('button', { name: 'Compare vitalik.eth instead' }).click();
  await expect(getSecond(page)).toHaveValue('vitalik.eth');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page).toHaveURL(/#\/compare\/nick\.eth\/vitalik\.eth$/u);
  await expect(getFirst(page)).toHaveValue('nick.eth');
});

test('compares two addresses, and explains a name beside an address', async ({ page }) => {
  const address = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045';
  await page.goto('./#/compare');
  await paste(getFirst(page), `${address} ${address.toLowerCase()}`);
  await expect(getConclusion(page)).toHaveText('The same address');
  await expect(
    page.getByRole('article').getByText('Only capital letters or spaces differ'),
  ).toBeVisible();
  await getSecond(page).fill('0xd8da111111111111111111111111111111116045');
  await expect(getConclusion(page)).toHaveText('Two different addresses that look alike');
  await expect(
    page.getByRole('status').filter({ hasText: '31 of 40 digits differ' }),
  ).toBeAttached();
  await expect(getFact(page, 'First')).toContainText('Checksum right.');
  await expect(getFact(page, 'Second')).toContainText('No checksum.');
  await getSecond(page).fill(address.slice(0, -1));
  // Until the user presses Enter, the digits may be the start of a private key.
  await getSecond(page).press('Enter');
  await expect(page.getByRole('alert')).toContainText('An address has 40 digits after 0x.');
  await getSecond(page).fill('vitalik.eth');
  await expect(page.getByText('A name and an address can’t be compared')).toBeVisible();
  await getSecond(page).fill('');
  await expect(page.getByRole('heading', { name: 'Not among the addresses' })).toBeVisible();
});

test('joins the letters of Arabic names and folds long names', async ({ page }) => {
  await page.goto(
    './#/compare/%D9%85%D8%B1%D8%AD%D8%A8%D8%A7.eth/%D9%85%D8%B1%D8%AD%D9%8A%D8%A7.eth',
  );
  const marks = page.locator('article header mark');
  await expect(marks).toHaveText(['\u0628', '\u064a']);
  const lines = page.locator('article header p').filter({ has: page.locator('mark') });
  await expect(lines).toHaveText([
    '\u0645\u0631\u062d\u0628\u0627.eth',
    '\u0645\u0631\u062d\u064a\u0627.eth',
  ]);
  // The text runs from right to left, so the first letter is at the right end.
  const [first, last] = await lines.first().evaluate((line) => {
    const text = line.querySelector('bdi')?.firstChild as Text;
    const range = document.createRange();
    return [0, 2].map((at) => {
      range.setStart(text, at);
      range.setEnd(text, at + 1);
      return range.getBoundingClientRect().left;
    });
  });
  expect(first).toBeGreaterThan(last as number);

  const long = 'averyveryverylongnamethatgoeson';
  await page.goto(`./#/compare/${long}a.eth/${long}b.eth`);
  await expect(page.getByText('… 23 equal …')).toBeVisible();
});

test('keeps and explains names that fit no address or cannot be judged', async ({ page }) => {
  const long = 'a'.repeat(10_000);
  await page.goto('./#/compare/nick.eth/');
  await getFirst(page).fill(`${long}x.eth`);
  await getSecond(page).fill(`${long}y.eth`);
  await expect(getConclusion(page)).toContainText('too long to compare');
  await expect(page.getByText('The first 10,000 code points are the same')).toBeVisible();
  await page.reload();
  await expect(getSecond(page)).toHaveValue(`${long}y.eth`);
  await expect(page.getByText('The first 10,000 code points are the same')).toBeVisible();

  await expect(getFact(page, 'Normalized')).toHaveText('Not checked: both are too long');
  await expect(page.getByText('This can’t be shared as a link')).toBeVisible();

  await getFirst(page).fill('\u05e9\u05dc\u05d5\u05dd.eth');
  await getSecond(page).fill('\u05e9\u05dc\u05d5\u05e1.eth');
  await expect(getConclusion(page)).toHaveText('They differ in one place: look closely');

  await getFirst(page).evaluate((field: HTMLInputElement) => {
    const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {};
    set?.call(field, 'a\ud800.eth');
    field.dispatchEvent(new Event('input', { bubbles: true }));
  });
  await expect(page.getByRole('alert')).toContainText('Unicode');
  await page.reload();
  await expect(page.getByRole('alert')).toContainText('Unicode');
  await expect(getSecond(page)).toHaveValue('\u05e9\u05dc\u05d5\u05e1.eth');

  await page.goto('./#/compare/%E0%A4/b');
  await expect(page.getByText('This link is malformed')).toBeVisible();
});

test('a report links to the comparison, and to other sites for valid names', async ({ page }) => {
  await openName(page, 'caf\u00e9.eth');
  await openDetails(page);
  const facts = page.getByRole('complementary', { name: 'Facts' });
  const app = facts.getByRole('link', { name: 'ENS app' });
  await expect(app).toHaveAttribute('href', 'https://app.ens.domains/caf%C3%A9.eth');
  const explorer = facts.getByRole('link', { name: 'Etherscan' });
  await expect(explorer).toHaveAttribute(
    'href',
    'https://etherscan.io/name-lookup-search?id=caf%C3%A9.eth',
  );
  for (const link of [app, explorer]) {
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', 'noreferrer noopener');
  }
  await expect(facts.getByText('opens etherscan.io and sends the name there')).toBeVisible();

  for (const [name, reason] of [
    ['Nick.eth', 'ENS doesn’t accept this spelling'],
    [`[${'0'.repeat(64)}].eth`, 'No links, because part of the name'],
    ['a'.repeat(300), 'too long to inspect'],
    ['nick', 'these sites need a complete name'],
  ] as const) {
    await openName(page, name);
    await expect(facts.getByText(reason)).toBeVisible();
    await expect(facts.locator('a[target="_blank"]')).toHaveCount(0);
  }

  await openName(page, 'rnetamask.eth');
  await expect(app).toBeVisible();
  await page.locator('article').getByRole('link', { name: 'Compare', exact: true }).click();
  await expect(getSecond(page)).toHaveValue('metamask.eth');
  await page.goBack();
  await expect(getFullReport(page)).toBeVisible();
});
