import { expect } from '@playwright/test';
import { chooseSize } from '../src/engine/testing/test-scope.ts';
import { collectComplaints } from './page-actions.ts';
import { test } from './site-test.ts';

/** Length of the longest fragments. */
const LENGTH = chooseSize(1 << 16, 1 << 20);

/** Fragments with the title of the page that each opens. src/ui/app renders the screens of more fragments. */
const FRAGMENTS: [fragment: string, title: string][] = [
  ['/lists/', 'Inspect a list · Namescope'],
  ['/name/%ED%A0%80', 'Malformed link · Namescope'],
  ['/name/a\ud800b', 'a\ufffdb · Namescope'],
  [`/${'a'.repeat(LENGTH)}`, 'No such page · Namescope'],
  [`/name/${'a'.repeat(LENGTH)}`, `${'a'.repeat(80)}…: `],
  [`/grapheme/${'a'.repeat(LENGTH)}`, `Character ${'a'.repeat(80)}… · Namescope`],
  [`/name/${'%'.repeat(LENGTH)}`, 'Malformed link · Namescope'],
  [`/name/${'/in/'.repeat(LENGTH / 4)}`, `${'/in/'.repeat(20)}…: `],
  [`/name/a${'\u0301'.repeat(5000)}.eth`, `a${'\u0301'.repeat(79)}…: `],
];

const escapePattern = (text: string) => text.replace(/[\\^$.*+?()[\]{}|]/gu, '\\$&');

test('fragments of any length show a heading and the right title', async ({ page, context }) => {
  const complaints = collectComplaints(context);
  await page.goto('./#/about');
  for (const [at, [fragment, title]] of FRAGMENTS.entries()) {
    const shown = fragment.slice(0, 60);
    await page.evaluate((hash) => {
      location.hash = `#${hash}`;
    }, fragment);
    await expect.soft(page, shown).toHaveTitle(new RegExp(`^${escapePattern(title)}`, 'u'));
    await expect.soft(page.getByRole('heading', { level: 1, name: /\S/u }), shown).toHaveCount(1);
    if (at % 3 === 0) {
      await page.reload();
      await expect(page.getByRole('heading', { level: 1, name: /\S/u }), shown).toHaveCount(1);
    }
    expect.soft([shown, ...complaints.splice(0)]).toEqual([shown]);
  }

  // An address of an earlier version becomes the present one without a new history entry.
  await page.goto('./#/about');
  await page.evaluate(() => {
    location.hash = '/bulk';
  });
  await expect.poll(() => new URL(page.url()).hash).toBe('#/lists');
  await page.goBack();
  await expect.poll(() => new URL(page.url()).hash).toBe('#/about');
});
