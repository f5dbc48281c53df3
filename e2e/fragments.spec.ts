import { expect, type Page } from '@playwright/test';
import { chooseSize } from '../src/engine/testing/test-scope.ts';
import { collectComplaints } from './offline/complaints.ts';
import { test } from './site-test.ts';

const UNKNOWN = 'No such page · Namescope';
const MALFORMED = 'Malformed link · Namescope';
/** Length of the longest fragments. */
const LENGTH = chooseSize(1 << 16, 1 << 20);
const long = 'a'.repeat(LENGTH);
const marks = '\u0301'.repeat(5000);

/** URL fragments, each with the title of the page that it opens. route.test.ts proves which screen each opens. */
const FRAGMENTS: [fragment: string, title: string][] = [
  ['', 'Namescope: check ENS names'],
  ['/lists/', 'Inspect a list · Namescope'],
  ['/developers/command-line', 'Command line · Namescope'],
  ['/developers/package', 'Package · Namescope'],
  ['/developers/assistants', 'Browsers and assistants · Namescope'],
  ['/constructor', UNKNOWN],
  ['/#/lists', UNKNOWN],
  ['/name/__proto__', '__proto__ · Namescope'],
  ['/name/', 'The root name · Namescope'],
  ['/grapheme', 'Find a character · Namescope'],
  ['/characters/U+200D', 'U+200D · Namescope'],
  ['/grapheme/a/in/', 'Character a/in/ · Namescope'],
  ['/grapheme/%C3%AC/in/a.eth/999', 'Character ì · Namescope'],
  ['/grapheme/a/in//1', 'Character a · Namescope'],
  ['/name/%ED%A0%80', MALFORMED],
  ['/grapheme/%FF', MALFORMED],
  ['/name/vital%25C3%25ACk.eth', 'vital%C3%ACk.eth · Namescope'],
  ['/name/a\ud800b', 'a\ufffdb · Namescope'],
  ['/name/%00%08%1B', '[NUL][0008][001B] · Namescope'],
  ['/name/%20%20', '[SPACE][SPACE] · Namescope'],
  ['/name/\u202eeth.kilativ', '[RLO]eth.kilativ · Namescope'],
  ['/name/שלום.eth', 'שלום.eth · Namescope'],
  ['/grapheme/\u200b', 'Character [ZWSP] · Namescope'],
  [`/${long}`, UNKNOWN],
  [`/name/${long}`, `${'a'.repeat(80)}… · Namescope`],
  [`/grapheme/${long}`, `Character ${'a'.repeat(80)}… · Namescope`],
  [`/name/${'%'.repeat(LENGTH)}`, MALFORMED],
  [`/name/${'/in/'.repeat(LENGTH / 4)}`, `${'/in/'.repeat(20)}… · Namescope`],
  [`/name/a${marks}.eth`, `a${'\u0301'.repeat(79)}… · Namescope`],
  [`/grapheme/a/in/a${marks}.eth/1`, 'Character a · Namescope'],
];

/** Returns a pattern that matches a title. In the title of a report, a headline may follow the name. */
function matchTitle(title: string): RegExp {
  const pattern = title.replace(/[\\^$.*+?()[\]{}|]/gu, '\\$&');
  return new RegExp(`^${pattern.replace(/ · Namescope$/u, '(: .*)? · Namescope')}$`, 'u');
}

/** The heading as screen readers read it. */
const getTitle = (page: Page) => page.getByRole('heading', { level: 1, name: /\S/u });

test('fragments show a heading and the right title', async ({ page, context }) => {
  test.setTimeout(180_000);
  const complaints = collectComplaints(context);
  await page.goto('./');
  for (const [at, [fragment, title]] of FRAGMENTS.entries()) {
    const shown = fragment.slice(0, 60);
    // Starts from another screen, so that nothing of the last fragment is left.
    await page.goto('./#/about');
    await expect(page).toHaveTitle('About · Namescope');
    await page.evaluate((hash) => {
      location.hash = `#${hash}`;
    }, fragment);
    await expect.soft(page, shown).toHaveTitle(matchTitle(title));
    await expect.soft(getTitle(page), shown).toHaveCount(1);
    await expect.soft(page.getByRole('heading', { name: 'undefined' }), shown).toHaveCount(0);
    if (at % 3 === 0) {
      await page.reload();
      await expect.soft(page, `${shown} after a reload`).toHaveTitle(matchTitle(title));
    }
    expect.soft([shown, ...complaints.splice(0)]).toEqual([shown]);
  }
});

test('an address of an earlier version becomes the present one without a new history entry', async ({
  page,
}) => {
  await page.goto('./#/about');
  await page.evaluate(() => {
    location.hash = '/bulk';
  });
  await expect.poll(() => new URL(page.url()).hash).toBe('#/lists');
  await expect(getTitle(page)).toBeVisible();
  await page.goBack();
  await expect.poll(() => new URL(page.url()).hash).toBe('#/about');
});
