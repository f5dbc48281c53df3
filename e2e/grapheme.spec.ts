import { expect, type Page } from '@playwright/test';
import { getField, getTitle, getVerdict, openGrapheme, openName } from './name-page.ts';
import { readingTest, test } from './site-test.ts';

function getTiles(page: Page) {
  return page.locator('[data-tile]');
}

function getCrumbs(page: Page) {
  return page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('listitem');
}

const BY_ITSELF = 'Latin Small Letter A';
const WITH_ACUTE = 'Latin Small Letter A With Acute';

readingTest('follows confusables and neighbours of a grapheme', async ({ page }) => {
  await test.step('from a name to a confusable and back', async () => {
    await openName(page, 'vitalìk.eth');
    await getVerdict(page).getByRole('link', { name: 'Latin Small Letter I With Grave' }).click();
    await expect(getTitle(page, 'Latin Small Letter I With Grave')).toBeFocused();
    await expect(getCrumbs(page)).toHaveText(['vitalìk.eth', 'ì']);
    await expect(page.getByText('Character 6 of 11, in label 1')).toBeVisible();

    const tile = getTiles(page).first();
    await expect(tile).toHaveAccessibleName(/^i Latin Small Letter I U\+0069 Latin pass /u);
    await tile.click();
    await expect(getTitle(page, 'Latin Small Letter I')).toBeVisible();
    await expect(getCrumbs(page)).toHaveText(['vitalìk.eth', 'ì', 'i']);

    await page.goBack();
    await expect(getTitle(page, 'Latin Small Letter I With Grave')).toBeVisible();
    await expect(tile).toBeFocused();
    await page.goBack();
    await expect(getField(page)).toHaveValue('vitalìk.eth');
  });

  await test.step('to a character that was visited before', async () => {
    await openGrapheme(page, 'a');
    await getTiles(page)
      .and(page.getByRole('link', { name: `${WITH_ACUTE} U+00E1` }))
      .click();
    await expect(getTitle(page, WITH_ACUTE)).toBeVisible();
    await expect(page.getByRole('heading', { name: /^Canonical form/u })).toBeVisible();
    await getTiles(page).first().click();
    await expect(getTitle(page, BY_ITSELF)).toBeVisible();
    await expect(getCrumbs(page)).toHaveText(['Characters', 'a', 'á', 'a']);
    await page.goBack();
    await expect(getTitle(page, WITH_ACUTE)).toBeVisible();
    await expect(getCrumbs(page)).toHaveText(['Characters', 'a', 'á']);
    await page.goBack();
    await expect(getTitle(page, BY_ITSELF)).toBeVisible();
    await expect(getCrumbs(page)).toHaveText(['Characters', 'a']);
    await page.goForward();
    await expect(getTitle(page, WITH_ACUTE)).toBeVisible();
    await getCrumbs(page).nth(1).getByRole('link').click();
    await expect(getTitle(page, BY_ITSELF)).toBeVisible();
    await expect(getCrumbs(page)).toHaveText(['Characters', 'a']);
  });

  await test.step('to neighbours in the name, and to the name with a confusable', async () => {
    await openGrapheme(page, 'ì', { name: 'vitalìk.eth', position: 6 });
    await page.getByRole('link', { name: /^Next character/u }).click();
    await expect(getTitle(page, 'Latin Small Letter K')).toBeVisible();
    await expect(page.getByText('Character 7 of 11')).toBeVisible();
    await page.getByRole('link', { name: /^Previous character/u }).click();
    await page.getByRole('link', { name: /^Previous character/u }).click();
    await expect(getTitle(page, 'Latin Small Letter L')).toBeVisible();

    await openGrapheme(page, 'ì', { name: 'vitalìk.eth', position: 6 });
    await page.getByRole('link', { name: 'Replace in name: U+0069' }).click();
    await expect(getField(page)).toHaveValue('vitalik.eth');
    await expect(page.getByText('You changed vitalìk.eth to vitalik.eth')).toBeVisible();
    await page.getByRole('link', { name: 'Undo' }).click();
    await expect(getField(page)).toHaveValue('vitalìk.eth');

    // The first character of a name has only one neighbour.
    await openGrapheme(page, 'v', { name: 'vitalìk.eth', position: 1 });
    await expect(page.getByRole('link', { name: /^Previous character/u })).toHaveCount(0);
  });
});

readingTest(
  'arrow keys follow the visible rows of the grid, which is one Tab stop',
  async ({ page }) => {
    await openGrapheme(page, '👨');
    await expect(getTiles(page)).toHaveCount(143);
    // The tiles change their order when their likeness is measured.
    await expect(page.locator('[data-unsorted="false"]')).toBeVisible();
    await getTiles(page).nth(1).focus();
    await page.keyboard.press('ArrowRight');
    await expect(getTiles(page).nth(2)).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(getTiles(page).nth(2)).not.toBeFocused();
    await page.keyboard.press('ArrowUp');
    await expect(getTiles(page).nth(2)).toBeFocused();
    await page.keyboard.press('End');
    await expect(getTiles(page).last()).toBeFocused();
    await page.keyboard.press('Home');
    await expect(getTiles(page).first()).toBeFocused();
    await expect(page.locator('[data-tile][tabindex="0"]')).toHaveCount(1);
  },
);

readingTest('filters and sorts confusables', async ({ page }) => {
  await test.step('filters show the number of results', async () => {
    await openGrapheme(page, '1');
    const all = await getTiles(page).count();
    const script = page.getByRole('combobox', { name: 'Script' });
    const option = script.getByRole('option').nth(1);
    const label = (await option.textContent()) ?? '';
    await script.selectOption({ label });
    await expect(getTiles(page)).toHaveCount(Number(/\((\d+)\)/u.exec(label)?.[1]));

    await script.selectOption({ index: 0 });
    const rating = page.getByRole('combobox', { name: 'Rating' });
    const warned = rating.getByRole('option', { name: /^Worth checking/u });
    const warnings = Number(/\d+/u.exec((await warned.textContent()) ?? '')?.[0]);
    await rating.selectOption('warn');
    await expect(getTiles(page)).toHaveCount(warnings);
    for (const tile of await getTiles(page).all())
      await expect(tile).toHaveAccessibleName(/ worth checking /u);
    await rating.selectOption({ index: 0 });
    await expect(getTiles(page)).toHaveCount(all);
  });

  await test.step('same script first, in groups', async () => {
    await openGrapheme(page, 'o');
    const all = await getTiles(page).count();
    const order = page.getByRole('combobox', { name: 'Order' });
    await expect(page.getByRole('heading', { level: 3, name: /^Most alike/u })).toBeVisible();
    await order.selectOption('script');
    await expect(page.getByRole('heading', { level: 3, name: /^Same script/u })).toBeVisible();
    await expect(getTiles(page)).toHaveCount(all);

    // Another grapheme has its own order, and Back restores this one.
    await getTiles(page).first().click();
    await expect(getCrumbs(page)).toHaveCount(3);
    await expect(order).toHaveValue('alike');
    await page.goBack();
    await expect(getTitle(page, 'Latin Small Letter O')).toBeVisible();
    await expect(order).toHaveValue('script');
  });
});

test('starts with its grid on small and large screens', async ({ page }) => {
  for (const [width, height, limit] of [
    [1440, 900, 300],
    [320, 640, 340],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const grapheme of ['o', 'ł']) {
      await openGrapheme(page, grapheme);
      await expect(page.getByText('Percentages show')).toBeVisible();
      expect((await getTiles(page).first().boundingBox())?.y).toBeLessThan(limit);
      const bar = page.getByRole('button', { name: 'Lay over each other' }).locator('..');
      expect((await bar.boundingBox())?.height).toBe(40);
    }
  }
});

readingTest('lays both glyphs over each other', async ({ page }) => {
  await openGrapheme(page, 'o');
  // The tiles are sorted after they have been measured.
  await expect(page.getByText('Percentages show')).toBeVisible();
  const tile = getTiles(page).nth(1);
  const over = tile.locator('bdi[aria-hidden]');
  const isOverlaid = () => over.evaluate((element) => getComputedStyle(element).visibility);
  expect(await isOverlaid()).toBe('hidden');
  await tile.hover();
  expect(await isOverlaid()).toBe('visible');
  // The two shapes differ without colour: one is filled, the other is an outline.
  expect(
    await over.evaluate((element) => {
      const { color, webkitTextStrokeWidth } = getComputedStyle(element);
      return { color, webkitTextStrokeWidth };
    }),
  ).toEqual({ color: 'rgba(0, 0, 0, 0)', webkitTextStrokeWidth: '1.5px' });
  await page.mouse.move(0, 0);
  expect(await isOverlaid()).toBe('hidden');
  await getTiles(page).first().focus();
  await page.keyboard.press('ArrowRight');
  expect(await isOverlaid()).toBe('visible');

  // Touch screens cannot hover, so they have a button.
  await page.keyboard.press('ArrowLeft');
  const toggle = page.getByRole('button', { name: 'Lay over each other' });
  await toggle.click();
  await expect(toggle).toHaveAttribute('aria-pressed', 'true');
  expect(await isOverlaid()).toBe('visible');
  await expect(page.getByText('filled: the tile')).toBeVisible();
});

readingTest('finds a character by name, code point, block and itself', async ({ page }) => {
  await openGrapheme(page, 'o');
  await getCrumbs(page).first().getByRole('link').click();
  await expect(getTitle(page, 'Find a character')).toBeFocused();
  await page.getByRole('link', { name: 'ZWJ', exact: true }).click();
  const field = page.getByRole('searchbox');
  const count = page.locator('#found').getByRole('status');
  await expect(field).toHaveValue('ZWJ');
  await field.fill('hangul syllable');
  await page.getByRole('button', { name: 'Show 600' }).click();
  await expect(count).toHaveText('11,172 characters, showing the first 600');
  await expect(getTiles(page)).toHaveCount(600);
  await expect(getTiles(page).nth(119)).toBeFocused();
  await page.getByRole('button', { name: 'Show 1,200' }).click();
  await expect(getTiles(page)).toHaveCount(1_200);
  await expect(page.getByText('There are too many results to show')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Show/u })).toHaveCount(0);

  // Typing adds one history entry. Arrow down moves from the field to the results.
  await field.fill('snowman');
  await expect(count).toHaveText('3 characters');
  await field.press('ArrowDown');
  await expect(getTiles(page).first()).toBeFocused();
  await page.keyboard.press('End');
  await expect(getTiles(page).nth(2)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(getTitle(page, 'Snowman Without Snow')).toBeFocused();
  await page.goBack();
  await expect(field).toHaveValue('snowman');
  await expect(getTiles(page).nth(2)).toBeFocused();
});
