import { expect, type Page } from '@playwright/test';
import { isWholeRun } from '../src/engine/testing/test-scope.ts';
import { findViolations } from './find-violations.ts';
import { measureOverflow } from './page-actions.ts';
import { ALL_BUILT_IN_SHOWN } from './protect-page.ts';
import { test } from './site-test.ts';

const long = 'a\u0301'.repeat(90);

/** `ready` is a text that appears when the screen is complete, `unfolds` a summary to click first. */
type State = readonly [name: string, fragment: string, ready: string, unfolds?: string];

/** Every screen in each state that has elements of its own. */
const STATES: readonly State[] = [
  ['inspect', '/', 'Names to try'],
  ['alert', '/name/Ni%E2%80%8Dck_.eth', 'ENSIP-15 does not allow'],
  ['imitation', '/name/rnetamask.eth', 'differs from'],
  ['another look', '/name/caf%C3%A9.eth', 'which is another name'],
  ['long name', `/name/${encodeURIComponent(long)}.eth`, 'Raw JSON'],
  ['in a name', '/grapheme/%C3%AC/in/vital%C3%ACk.eth/6', 'Percentages show'],
  ['finder', '/characters', 'What you can search for'],
  ['found', '/characters/joiner', 'Zero Width Joiner'],
  ['similar', '/characters/looks%20like%20o', 'Compare their shapes'],
  ['bulk', '/lists', 'Inspect a list'],
  ['watchlist', '/protect', ALL_BUILT_IN_SHOWN],
  ['API', '/developers', 'HTTP API'],
  ['names in your app', '/developers/element', 'Names in your app'],
  ['command line', '/developers/command-line', 'Exit codes'],
  ['package', '/developers/package', 'Modules'],
  ['assistants', '/developers/assistants', 'Tools'],
  ['no such page', '/nothing', 'There is nothing at this address'],
  ['about', '/about', 'About Namescope'],
  ['imitations', '/imitations/%D7%A9%D7%9C%D7%95%D7%9D.eth', 'Use J and K or the arrow keys'],
  ['no imitations', '/imitations/a_b.eth', 'Imitations can’t be listed'],
  [
    'two addresses',
    `/compare/0xd8dA${'1'.repeat(32)}6045/0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045`,
    'Two different addresses that look alike',
  ],
  [
    'alike',
    '/compare/ni%E2%80%8Dck.eth/nick.eth',
    'percentages show how alike',
    'How other apps show these names',
  ],
  ['repaired name', '/name/sh_op.eth', 'You probably want'],
];

/** Opens all details, because axe skips hidden content. Keeps menus closed, because they cover other content. */
async function unfoldAll(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const details of document.querySelectorAll<HTMLDetailsElement>('details:not([data-menu])'))
      details.open = true;
  });
  // The JSON report is rendered only after its details are opened.
  const rawJson = page.locator('details', { has: page.getByText('Raw JSON', { exact: true }) });
  for (const each of await rawJson.all()) await expect(each.locator('pre')).toBeVisible();
}

/** States that `npm test` also checks in the light theme: they use every colour that is not a token. */
const LIGHT_STATES = ['inspect', 'in a name', 'watchlist', 'API', 'imitations', 'alike'];

/** Opens the site on a device with trusted names of every kind, including invalid names. */
async function openSite(page: Page): Promise<void> {
  await page.addInitScript(() => {
    for (const name of ['My-Treasury', 'ab.eth', 'no?name.eth', 'ev\u202eil.eth']) {
      localStorage.setItem(`namescope.watch.name:${name}`, '');
    }
  });
  await page.goto('./');
}

/** Shows a state with everything unfolded. */
async function showState(page: Page, [, fragment, ready, unfolds]: State): Promise<void> {
  await page.goto(`./#${fragment}`);
  await expect(page.locator('main').getByText(ready).first()).toBeAttached();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  if (unfolds) await page.getByText(unfolds).click();
  await unfoldAll(page);
}

const LIGHT_ONES = isWholeRun ? STATES : STATES.filter(([name]) => LIGHT_STATES.includes(name));

// The dark theme has two tests, so that two workers share the states.
for (const [where, colorScheme, width, part, states] of [
  ['dark theme, first half', 'dark', 1280, 'all', STATES.filter((_, at) => at % 2 === 0)],
  ['dark theme, second half', 'dark', 1280, 'all', STATES.filter((_, at) => at % 2 === 1)],
  // tokens.test.ts checks the contrast of all tokens in both themes.
  ['light theme', 'light', 320, 'looks', LIGHT_ONES],
] as const) {
  test.describe(where, () => {
    test.use({ colorScheme, viewport: { width, height: 800 }, reducedMotion: 'reduce' });

    test(`screens follow the rules of axe and fit every width: ${where}`, async ({ page }) => {
      test.setTimeout(240_000);
      await openSite(page);
      for (const state of states) {
        await showState(page, state);
        const [name] = state;
        const { violations, unjudged } = await findViolations(page, part);
        expect.soft([name, ...violations, ...unjudged]).toEqual([name]);
        for (const each of [320, width]) {
          await page.setViewportSize({ width: each, height: 800 });
          const overflow = await measureOverflow(page);
          expect.soft(overflow, `${name} scrolls sideways at ${each} px`).toBeLessThanOrEqual(0);
        }
      }
    });
  });
}

test('nothing moves when the user prefers reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('./#/name/vital%C3%ACk.eth');
  await expect(page.getByText('Technical details')).toBeVisible();
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
