import { afterEach, expect, inject, onTestFinished, test } from 'vitest';
import { SCREENS } from '../screens.ts';
import { getByRole, openFirefox, startFirefox, waitForText } from './open-firefox.ts';

const address = inject('address');

const tab = startFirefox();
afterEach(() => expect(tab.complaints).toEqual([]));

// Puppeteer's goBack waits for an event that Firefox does not send if the address loses its fragment.
const goBack = () => tab.page.evaluate(() => history.back());
const getFocus = () => tab.page.evaluate(() => document.activeElement?.textContent);
const getHash = () => tab.page.evaluate(() => decodeURIComponent(location.hash));

test('inspects a typed name, opens its evidence and goes back', async () => {
  const { page } = tab;
  await page.goto(address);
  await getByRole(page, 'textbox', 'Name, message, link or address').click();
  await page.keyboard.type('vitalìk.eth');
  await page.locator('article[aria-busy="false"]').wait();
  const verdict = await page.$eval('article header', (header) => header.textContent);
  expect(verdict).toContain('alert');
  expect(verdict).toContain('vitalik.eth');
  expect(await page.title()).toContain('vitalìk.eth');

  await page.locator('article header a[href^="#/grapheme/%C3%AC/"]').click();
  await waitForText(page, 'Latin Small Letter I With Grave');
  expect(await getHash()).toBe('#/grapheme/ì/in/vitalìk.eth/6');
  await expect.poll(getFocus).toBe('Latin Small Letter I With Grave');
  await goBack();
  await expect.poll(getHash).toBe('#/name/vitalìk.eth');
  await page.locator('article[aria-busy="false"]').wait();
  await goBack();
  await waitForText(page, 'What is really in that name?');
});

test('shows a grid, measures it with the fonts of the device and follows the arrow keys', async () => {
  const { page } = tab;
  await page.goto(`${address}#/grapheme/${encodeURIComponent('👨')}`);
  await waitForText(page, '143 confusables');
  const getTiles = () => page.$$eval('[data-tile]', (tiles) => tiles.map((it) => it.textContent));
  await expect.poll(getTiles).toHaveLength(143);
  await expect
    .poll(async () => (await getTiles())[0])
    .toMatch(/alike in this device|no glyph|identical/u);

  await page.focus('[data-tile]');
  await page.keyboard.press('ArrowRight');
  const second = await page.evaluate(() => document.activeElement?.getAttribute('href'));
  expect(second).toBe(await page.$$eval('[data-tile]', (tiles) => tiles[1]?.getAttribute('href')));
  await page.keyboard.press('Enter');
  await expect.poll(getHash).toBe(decodeURIComponent(second ?? ''));
});

test('every screen fits every width', async () => {
  const { page } = tab;
  const screens = [...SCREENS, 'name/vital%C3%ACk.eth', 'grapheme/a', 'nowhere'];
  for (const width of [320, 768, 1440]) {
    await page.setViewport({ width, height: 800 });
    for (const screen of screens) {
      await page.goto(`${address}#/${screen}`);
      await page.locator('main h1').wait();
      await page.waitForFunction(() => !document.querySelector('[aria-busy="true"]'));
      const overflow = await page.evaluate(() => {
        const { scrollWidth, clientWidth } = document.documentElement;
        return scrollWidth - clientWidth;
      });
      expect([screen, width, overflow]).toEqual([screen, width, 0]);
    }
  }
});

test('works with few fonts and without service workers, and shows code points for missing glyphs', async () => {
  const bare = await openFirefox({
    // Fonts without hieroglyphs.
    'font.system.whitelist': 'DejaVu Sans, Liberation Sans, Arial',
    'dom.serviceWorkers.enabled': false,
  });
  onTestFinished(() => bare.close());
  const { page, complaints } = await bare.openPage();
  await page.goto(`${address}#/name/${encodeURIComponent('𓀀.eth')}`);
  await page.locator('article header [data-label="U+13000"]').wait();
  await page.goto(`${address}#/about`);
  await waitForText(page, 'can’t be stored for offline use');
  await page.goto(`${address}#/developers`);
  await getByRole(page, 'button', 'Inspect').click();
  await waitForText(page, '"canonical_name"');
  expect(complaints).toEqual([]);
});
