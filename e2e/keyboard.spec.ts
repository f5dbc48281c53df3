import { expect, type Page } from '@playwright/test';
import { getField, getFullReport, getTitle, openDetails, openName } from './name-page.ts';
import { getButton } from './page-actions.ts';
import { readingTest, test } from './site-test.ts';

/** Checks that the focused element is in view and has a ring around it, its label or its parent. */
async function expectVisibleFocus(page: Page): Promise<void> {
  const focus = page.locator(':focus');
  await expect(focus).toBeInViewport();
  const unseen = await focus.evaluate((element) => {
    const ringed = [element, element.closest('label'), element.parentElement].some((each) => {
      if (!each) return false;
      const { outlineStyle, outlineWidth } = getComputedStyle(each);
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
    });
    return ringed && element.matches(':focus-visible') ? null : element.outerHTML.slice(0, 200);
  });
  expect(unseen).toBeNull();
}

/** Presses Tab until the focused element has this name. */
async function tabTo(page: Page, name: RegExp, key = 'Tab'): Promise<void> {
  for (let presses = 0; presses < 60; presses += 1) {
    await page.keyboard.press(key);
    const called = await page.evaluate(() => {
      const { activeElement: element } = document;
      return element?.getAttribute('aria-label') ?? element?.textContent ?? '';
    });
    if (name.test(called)) return;
  }
  throw new Error(`Tab never reached ${name}.`);
}

test('inspects a name, a grapheme and a confusable with only the keyboard', async ({ page }) => {
  const grave = 'Latin Small Letter I With Grave';
  /** Moves the focus to an element, expects that the focus is visible, and opens the element. */
  const follow = async (name: RegExp, title: string, key?: string) => {
    await tabTo(page, name, key);
    await expectVisibleFocus(page);
    await page.keyboard.press('Enter');
    await expect(getTitle(page, title)).toBeFocused();
  };
  await page.goto('./#/name/vitalik.eth');
  await expect(getField(page)).toBeVisible();
  // The first stop of every screen skips the navigation.
  await page.keyboard.press('Tab');
  await expect(getButton(page, 'Skip to the content')).toBeFocused();
  await expectVisibleFocus(page);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(getField(page)).toBeFocused();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.insertText('vitalìk.eth');
  await page.keyboard.press('Enter');
  await expect(getFullReport(page)).toBeVisible();
  await expect(getField(page)).toBeFocused();

  await follow(/^ì Latin Small Letter I With Grave, U\+00EC, worth checking/u, grave);
  await follow(/Latin Small Letter I U\+0069/u, 'Latin Small Letter I');
  await page.goBack(); // the browser's own shortcuts do not work in an automated page
  await expect(getTitle(page, grave)).toBeVisible();
  await expect(page.locator('[data-tile]').first()).toBeFocused();
  await follow(/^Next character: k Latin Small Letter K/u, 'Latin Small Letter K', 'Shift+Tab');
  await page.goBack();
  await page.goBack();
  await expect(getField(page)).toHaveValue('vitalìk.eth');
  await expect(page.locator(':focus')).toHaveAccessibleName(/Grave, U\+00EC, worth checking/u);
});

readingTest(
  'the letters of a name are one Tab stop, and arrow keys move between them',
  async ({ page }) => {
    await openName(page, 'vitalìk.eth');
    await tabTo(page, /^ì Latin Small Letter I With Grave/u);
    await page.keyboard.press('ArrowRight');
    await expect(page.locator(':focus')).toHaveAccessibleName(/^k Latin Small Letter K/u);
    await expectVisibleFocus(page);
    await page.keyboard.press('Home');
    await expect(page.locator(':focus')).toHaveAccessibleName(/^v Latin Small Letter V/u);
    await page.keyboard.press('Tab');
    await expect(page.locator(':focus')).toHaveAccessibleName('vitalik.eth');
    await expectVisibleFocus(page);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Copy vitalik.eth' })).toBeFocused();
    // Tab returns to the letter that was focused last.
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Shift+Tab');
    await expect(page.locator(':focus')).toHaveAccessibleName(/^v Latin Small Letter V/u);
  },
);

test('every Tab stop of a report is visible', async ({ page }) => {
  await openName(page, 'Ni\u200dck.sub.eth');
  await openDetails(page);
  await page.locator('#name-field').focus();
  const seen = new Set<string>();
  for (let stops = 0; stops < 80; stops += 1) {
    await page.keyboard.press('Tab');
    const at = await page.evaluate(() =>
      document.activeElement === document.body ? null : document.activeElement?.outerHTML,
    );
    if (at === null || at === undefined) break;
    seen.add(at);
    await expectVisibleFocus(page);
  }
  expect(seen.size).toBeGreaterThan(20);
});

test('/ goes to the field, unless the user is typing or has turned the key off', async ({
  page,
}) => {
  await openName(page, 'vitalik.eth');
  await page.keyboard.press('/');
  await expect(getField(page)).toBeFocused();
  await page.keyboard.press('/');
  await expect(getField(page)).toHaveValue('/');

  await page.goto('./#/about');
  const choice = page.getByRole('checkbox', { name: 'Use single keys such as / as shortcuts' });
  await choice.focus();
  await page.keyboard.press('/');
  await expect(page).toHaveURL(/#\/$/u);
  await expect(getField(page)).toBeFocused();

  await page.goBack();
  await choice.uncheck();
  await page.keyboard.press('/');
  await expect(page).toHaveURL(/#\/about$/u);
});

test('every place is reached at 320 px and marked', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto('./');
  const places = page.getByRole('navigation', { name: 'Screens' }).getByRole('link');
  await expect(places).toHaveText([
    'Check',
    'Compare',
    'Lists',
    'Protect',
    'Characters',
    'Developers',
  ]);
  for (const place of await places.all()) {
    await place.focus();
    await expectVisibleFocus(page);
    const box = await place.boundingBox();
    expect(box?.height).toBeGreaterThanOrEqual(44);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(320);
    await page.keyboard.press('Enter');
    await expect(place).toHaveAttribute('aria-current', 'page');
  }
  // The navigation row also scrolls when a screen is opened by its URL.
  await page.goto('./#/about');
  await page.goto('./#/developers/package');
  await expect(places.last()).toBeInViewport({ ratio: 1 });
});
