import { expect, type Page } from '@playwright/test';
import { isWholeRun } from '../src/engine/testing/test-scope.ts';
import { findViolations } from './find-violations.ts';
import { measureOverflow } from './measure-overflow.ts';
import { test } from './site-test.ts';
import { ALL_BUILT_IN_SHOWN } from './trusted-page.ts';

const long = 'a\u0301'.repeat(90);

interface State {
  name: string;
  fragment: string;
  /** Text that appears when the screen is complete. */
  ready: string;
  /** Summary to click first. */
  unfolds?: string;
}

/** Every screen in each state that has elements of its own. */
const STATES: readonly State[] = [
  { name: 'inspect', fragment: '/', ready: 'How to read a verdict' },
  { name: 'alert', fragment: '/name/Ni%E2%80%8Dck_.eth', ready: 'ENSIP-15 does not allow' },
  { name: 'imitation', fragment: '/name/rnetamask.eth', ready: 'differs from' },
  { name: 'another look', fragment: '/name/caf%C3%A9.eth', ready: 'but is another name' },
  {
    name: 'long name',
    fragment: `/name/${encodeURIComponent(long)}.eth`,
    ready: 'Raw JSON',
  },
  {
    name: 'in a name',
    fragment: '/grapheme/%C3%AC/in/vital%C3%ACk.eth/6',
    ready: 'Percentages show',
  },
  { name: 'finder', fragment: '/characters', ready: 'What you can search for' },
  { name: 'found', fragment: '/characters/joiner', ready: 'Zero Width Joiner' },
  { name: 'similar', fragment: '/characters/looks%20like%20o', ready: 'Compare their shapes' },
  { name: 'bulk', fragment: '/lists', ready: 'Inspect a list' },
  { name: 'watchlist', fragment: '/protect', ready: ALL_BUILT_IN_SHOWN },
  { name: 'API', fragment: '/developers', ready: 'HTTP API' },
  { name: 'names in your app', fragment: '/developers/element', ready: 'Names in your app' },
  { name: 'command line', fragment: '/developers/command-line', ready: 'Exit codes' },
  { name: 'assistants', fragment: '/developers/assistants', ready: 'Tools' },
  { name: 'no such page', fragment: '/nothing', ready: 'There is nothing at this address' },
  { name: 'about', fragment: '/about', ready: 'About Namescope' },
  {
    name: 'imitations',
    fragment: '/imitations/%D7%A9%D7%9C%D7%95%D7%9D.eth',
    ready: 'Use J and K or the arrow keys',
  },
  { name: 'no imitations', fragment: '/imitations/a_b.eth', ready: 'Imitations can’t be listed' },
  {
    name: 'two addresses',
    fragment: `/compare/0xd8dA${'1'.repeat(32)}6045/0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045`,
    ready: 'Two different addresses that look alike',
  },
  {
    name: 'alike',
    fragment: '/compare/ni%E2%80%8Dck.eth/nick.eth',
    ready: 'look identical in this device',
    unfolds: 'How other apps show these names',
  },
  { name: 'repaired name', fragment: '/name/sh_op.eth', ready: 'You probably want' },
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
const LIGHT_STATES = [
  'inspect',
  'alert',
  'in a name',
  'found',
  'watchlist',
  'API',
  'about',
  'imitations',
  'alike',
];

const describeTheme = (colorScheme: 'light' | 'dark', width: number) => ({
  colorScheme,
  viewport: { width, height: 800 },
  reducedMotion: 'reduce' as const,
});

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
async function showState(page: Page, { fragment, ready, unfolds }: State): Promise<void> {
  await page.goto(`./#${fragment}`);
  await expect(page.locator('main').getByText(ready).first()).toBeAttached();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  if (unfolds) await page.getByText(unfolds).click();
  await unfoldAll(page);
}

async function expectAccessible(page: Page, name: string, part: 'all' | 'looks'): Promise<void> {
  const { violations, unjudged } = await findViolations(page, part);
  expect.soft([name, ...violations, ...unjudged]).toEqual([name]);
}

async function expectNoOverflow(page: Page, name: string): Promise<void> {
  expect.soft(await measureOverflow(page), `${name} scrolls sideways`).toBeLessThanOrEqual(0);
}

// Two tests, so that two workers share the states.
for (const half of [0, 1]) {
  test.describe(`screens in the dark theme, half ${half + 1}`, () => {
    test.use(describeTheme('dark', 1280));

    test('follow all rules of axe, and fit at 1280 and 320 px', async ({ page }) => {
      test.setTimeout(240_000);
      await openSite(page);
      for (const state of STATES.filter((_, at) => at % 2 === half)) {
        await showState(page, state);
        await expectAccessible(page, state.name, 'all');
        await expectNoOverflow(page, state.name);
        await page.setViewportSize({ width: 320, height: 800 });
        await expectNoOverflow(page, state.name);
        await page.setViewportSize({ width: 1280, height: 800 });
      }
    });
  });
}

test.describe('screens in the light theme', () => {
  test.use(describeTheme('light', 320));

  test('follow the rules about colours and sizes at 320 px', async ({ page }) => {
    test.setTimeout(240_000);
    await openSite(page);
    // tokens.test.ts checks the contrast of all tokens in both themes.
    for (const state of STATES.filter(({ name }) => isWholeRun || LIGHT_STATES.includes(name))) {
      await showState(page, state);
      await expectAccessible(page, state.name, 'looks');
      await expectNoOverflow(page, state.name);
    }
  });
});

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
