import { expect, type Page, test } from '@playwright/test';
import { findViolations } from './find-violations.ts';
import { ALL_BUILT_IN_SHOWN } from './watchlist-page.ts';

const long = 'a\u0301'.repeat(90);

/** Every screen, in the states that look different; each with a text that says it is all there. */
const STATES: readonly { name: string; fragment: string; ready: string; unfolds?: string }[] = [
  { name: 'inspect', fragment: '/', ready: 'How to read a verdict' },
  { name: 'plain name', fragment: '/name/vitalik.eth', ready: 'Raw JSON' },
  { name: 'warning', fragment: '/name/vital%C3%ACk.eth', ready: 'differs from' },
  { name: 'alert', fragment: '/name/Ni%E2%80%8Dck_.eth', ready: 'ENSIP-15 does not allow' },
  { name: 'imitation', fragment: '/name/rnetamask.eth', ready: 'differs from' },
  { name: 'added words', fragment: '/name/metamask-support.eth', ready: 'differs from' },
  { name: 'known name', fragment: '/name/metamask.eth', ready: 'the known name of MetaMask' },
  { name: 'another look', fragment: '/name/caf%C3%A9.eth', ready: 'Looks like another name' },
  {
    name: 'ordinary spelling',
    fragment: '/name/%D0%B0%D0%B2%D1%82%D0%BE%D1%80.eth',
    ready: 'Ordinary Cyrillic spelling',
  },
  {
    name: 'address',
    fragment: '/name/0xd8da6bf26964af9d7eed9e03e53415d37aa96045.eth',
    ready: 'Poses as an address',
  },
  { name: 'right to left', fragment: '/name/%D7%A9%D7%9C%D7%95%D7%9D.eth', ready: 'Raw JSON' },
  { name: 'long name', fragment: `/name/${encodeURIComponent(long)}.eth`, ready: 'Raw JSON' },
  { name: 'root', fragment: '/name/', ready: 'Raw JSON' },
  { name: 'grapheme', fragment: '/grapheme/a', ready: 'Percentages show' },
  {
    name: 'in a name',
    fragment: '/grapheme/%C3%AC/in/vital%C3%ACk.eth/6',
    ready: 'Percentages show',
  },
  { name: '143 confusables', fragment: '/grapheme/%F0%9F%91%A8', ready: 'Percentages show' },
  { name: 'no confusables', fragment: '/grapheme/%E6%BC%A2', ready: 'No known confusables' },
  { name: 'plain form', fragment: '/grapheme/o', ready: 'imitated by 77 characters' },
  { name: 'finder', fragment: '/characters', ready: 'What you can search for' },
  { name: 'found', fragment: '/characters/joiner', ready: 'Use the arrow keys' },
  { name: 'nothing found', fragment: '/characters/no%20such', ready: 'No character found' },
  { name: 'not a grapheme', fragment: '/grapheme/ab', ready: 'Inspect it as a name' },
  { name: 'bulk', fragment: '/bulk', ready: 'Inspect a list' },
  { name: 'watchlist', fragment: '/watchlist', ready: ALL_BUILT_IN_SHOWN },
  { name: 'API', fragment: '/api', ready: 'The API' },
  { name: 'names in your app', fragment: '/embed', ready: 'Names in your app' },
  { name: 'about', fragment: '/about', ready: 'About Namescope' },
  { name: 'malformed link', fragment: '/name/%E0%A4', ready: 'This link is malformed' },
  {
    name: 'imitations',
    fragment: '/imitations/%D7%A9%D7%9C%D7%95%D7%9D.eth',
    ready: 'Use the arrow keys',
  },
  { name: 'no imitations', fragment: '/imitations/a_b.eth', ready: 'Imitations can’t be listed' },
  { name: 'nothing to compare', fragment: '/compare', ready: 'Pairs to try' },
  { name: 'one to compare', fragment: '/compare/nick.eth/', ready: 'Enter the second name' },
  {
    name: 'alike',
    fragment: '/compare/ni%E2%80%8Dck.eth/nick.eth',
    ready: 'Identical in this device',
    unfolds: 'How other apps show these names',
  },
  {
    name: 'as others show it',
    fragment: '/name/%E2%9D%A4.eth',
    ready: 'Raw JSON',
    unfolds: 'How other apps show this name',
  },
];

/** Shows what is folded away, which axe would not look at. */
async function unfoldAll(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const details of document.querySelectorAll('details')) details.open = true;
  });
  // What is only put there once it is unfolded: the report as JSON.
  const rawJson = page.locator('details', { has: page.getByText('Raw JSON', { exact: true }) });
  for (const each of await rawJson.all()) await expect(each.locator('pre')).toBeVisible();
}

/** Contrast does not depend on the width, nor does the layout on the theme: each is looked at in one of the two. */
const WIDTHS = { light: [320], dark: [1280] };

for (const colorScheme of ['light', 'dark'] as const) {
  for (const width of WIDTHS[colorScheme]) {
    const isWhole = width === 1280;
    test.describe(`${colorScheme}, ${width} px wide`, () => {
      test.use({ colorScheme, viewport: { width, height: 800 }, reducedMotion: 'reduce' });

      test('every screen is clean and fits', async ({ page }) => {
        test.setTimeout(240_000);
        await page.addInitScript(() => {
          for (const name of ['My-Treasury', 'ab.eth', 'no?name.eth', 'ev\u202eil.eth']) {
            localStorage.setItem(`namescope.watch.name:${name}`, '');
          }
        });
        await page.goto('./');
        for (const { name, fragment, ready, unfolds } of STATES) {
          await page.goto(`./#${fragment}`);
          await expect(page.locator('main').getByText(ready).first()).toBeAttached();
          await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
          if (unfolds) await page.getByText(unfolds).click();
          await unfoldAll(page);
          const { violations, unjudged } = await findViolations(page, isWhole ? 'all' : 'looks');
          expect.soft([name, ...violations, ...unjudged]).toEqual([name]);
          const overflow = await page.evaluate(
            () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
          );
          expect
            .soft([name, 'scrolls sideways', overflow])
            .toEqual([name, 'scrolls sideways', false]);
        }
      });
    });
  }
}

test('nothing moves where the visitor asked for less motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('./#/name/vital%C3%ACk.eth');
  await expect(page.getByText('Label by label')).toBeVisible();
  const moving = await page.evaluate(() =>
    [...document.querySelectorAll('*')].flatMap((element) => {
      const { transitionDuration, animationDuration, animationName, scrollBehavior } =
        getComputedStyle(element);
      const durations = [transitionDuration, animationName === 'none' ? '0s' : animationDuration];
      const longest = Math.max(...durations.join().split(',').map(Number.parseFloat));
      return longest > 0.01 || scrollBehavior === 'smooth' ? element.outerHTML.slice(0, 80) : [];
    }),
  );
  expect(moving).toEqual([]);
});
