// First view of an inspected list: tiles, imitations and look-alikes.

import { expect, type Page } from '@playwright/test';
import { createRealNames } from '../src/bench/corpora.ts';
import { controlWorkers } from './list-page.ts';
import { press } from './page-actions.ts';
import { createProtectPage } from './protect-page.ts';
import { test } from './site-test.ts';

const NAMES = [
  'hello.eth',
  'metamaskk.eth',
  'a?b.eth',
  'vita1ik.eth',
  'hello-there.eth',
  'Nick.eth',
];

test('opens a list on its imitations and divides all names among tiles', async ({ page, list }) => {
  await list.open();
  await list.judge(NAMES);
  const expectNames = (names: readonly string[]) => expect.poll(list.readNames).toEqual(names);
  const getDiffering = (type: string) =>
    page.locator(`tr [class*="${type}"], li [class*="${type}"]`);
  await expect(list.getTile('2 imitate known names')).toHaveAttribute('aria-pressed', 'true');
  await expectNames(['vita1ik.eth', 'metamaskk.eth']);
  await expect(getDiffering('differs')).toHaveText(['1', 'k']);
  await expect(page.getByRole('progressbar')).toHaveCount(0);

  for (const [words, names] of [
    ['1 is refused by ENS', ['a?b.eth']],
    ['2 no problem found', ['hello.eth', 'hello-there.eth']],
    ['1 needs a closer look', ['Nick.eth']],
  ] as const) {
    await list.getTile(words).click();
    await expectNames(names);
  }
  await list.getTile('1 needs a closer look').click();
  await expect.poll(list.readNames).toHaveLength(NAMES.length);

  // Groups mark the differing letters too, and a tile returns to the names.
  await press(page, 'Imitated names');
  await expect(getDiffering('differs')).toHaveText(['1', 'k']);
  await list.getTile('1 is refused by ENS').click();
  await expectNames(['a?b.eth']);
  await list.getTile('1 is refused by ENS').click();
  await list.search.fill('he11o');
  await expectNames(['hello.eth', 'hello-there.eth']);
  await expect(list.rows.locator('tbody tr').first().locator('[class*="calm"]')).toHaveText([
    'l',
    'l',
  ]);
});

test('judges the exact text of a row in its report', async ({ list }) => {
  await list.open();
  await list.judge(['my name.eth', 'xn--vtalik-r1a.eth', 'Nick.eth', 'vita1ik.eth']);
  await expect(list.getTile('1 imitates a known name')).toHaveAttribute('aria-pressed', 'true');
  // The search finds names that the page did not preselect.
  for (const [text, headline, pages] of [
    ['my name', 'Don’t send. This name contains a space.', 0],
    ['xn--', 'Don’t send. ENS doesn’t accept this spelling.', 0],
    ['Nick', 'Use nick.eth.', 1],
  ] as const) {
    await list.search.fill(text);
    await list.expectNames('1 shown');
    await list.links.click();
    const verdict = list.report.getByRole('heading', { level: 2, name: headline });
    await expect(verdict).toBeVisible();
    await expect(list.report.getByText('Loading the letters and the details…')).toBeHidden();
    await expect(verdict).toBeVisible();
    await expect(list.report.getByRole('link', { name: 'Open as page' })).toHaveCount(pages);
  }
  const row = list.rows.locator('tbody tr').filter({ hasText: 'Use nick.eth' });
  await expect(row.getByRole('img', { name: 'worth knowing' })).toBeVisible();
});

/** Expects the first row of a table or item of a list near the top of small and large screens. */
async function expectRowsAtTop(page: Page, openFilters = async () => {}): Promise<void> {
  for (const [width, height, most] of [
    [1440, 900, 300],
    [320, 700, 340],
  ] as const) {
    await page.setViewportSize({ width, height });
    const row = page.locator('tbody tr, li[aria-posinset]').first();
    await expect.poll(async () => (await row.boundingBox())?.y).toBeLessThan(most);
    await openFilters();
  }
}

test('starts with the first row on small and large screens', async ({ page, list }) => {
  await list.open();
  await list.judge([...NAMES, ...createRealNames(1000)]);
  await expect(list.getTile(/known name/)).toHaveAttribute('aria-pressed', 'true');
  await expectRowsAtTop(page, async () => {
    await list.filters.click();
    await expect(list.order).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Escape');
  });
  await page.goto('./#/imitations/vitalik.eth');
  await expectRowsAtTop(page);
});

test('keeps the filter that the user chose before the list was done', async ({ page, list }) => {
  const setBehaviour = await controlWorkers(page, 'tires');
  await list.open();
  await list.openFile(['vita1ik.eth', 'a?b.eth', ...createRealNames(20_000)]);
  await expect(list.getState('Inspecting')).toBeVisible();
  await list.getTile(/refused by ENS/).click();
  await setBehaviour('answers');
  await list.waitUntilDone();
  await expect(list.getTile(/refused by ENS/)).toHaveAttribute('aria-pressed', 'true');
  await expect(list.getTile(/known name/)).toHaveAttribute('aria-pressed', 'false');
  await expect.poll(async () => (await list.readNames())[0]).toBe('a?b.eth');
});

test('finds look-alikes and imitated names in the list', async ({
  page,
  context,
  list,
  protect,
}) => {
  const names = ['vitalik.eth', 'vita1ik.eth', 'vitalìk.eth', 'hello.eth', 'rny-narne.eth'];
  await list.inspect(names);
  await press(page, 'Look-alike groups');
  for (const [title, group] of [
    [/^Look identical/, /vitalik\.eth.*vita1ik\.eth/],
    [/^Look almost identical/, /vitalik\.eth.*vita1ik\.eth.*vital.k\.eth/],
  ] as const) {
    const section = page.locator('section', { has: page.getByRole('heading', { name: title }) });
    await expect(section.getByRole('listitem')).toHaveText([group]);
  }

  await press(page, 'Imitated names');
  const groups = page.locator('li', { has: page.getByRole('heading', { level: 3 }) });
  const known = /^vitalik\.eth.*Vitalik Buterin, person.*2 names.*vita1ik\.eth.*vital.k\.eth/;
  await expect(groups).toHaveText([known]);

  // Names that another tab adds are used immediately.
  const other = createProtectPage(await context.newPage());
  await other.open();
  await other.trust('my-name.eth');
  await other.trust('hel1o.eth');
  const own = [
    /^hel1o\.eth.*trusted by you.*1 name.*hello\.eth/,
    /^my-name\.eth.*trusted by you.*1 name.*rny-narne\.eth/,
  ];
  await expect(groups).toHaveText([...own, known]);

  // The list and its open part are still there after a visit to the watchlist.
  await page.getByRole('link', { name: 'your trusted names' }).click();
  await protect.knownNames.uncheck();
  await list.visit();
  await expect(groups).toHaveText(own);

  // A group leads to its names.
  await press(groups.first(), 'Show 1 name');
  await expect(list.links).toHaveText(['hello.eth']);
  await press(page, 'Imitations of hel1o.eth');
  await expect(list.links).toHaveCount(names.length);
});
