import { basename } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { BUILT_FOLDER, chooseFaults, listSpoiledFiles } from './built-files.ts';
import { FAULTS, type Fault } from './fault.ts';
import { startStaticSite } from './static-site.ts';
import { expectWholeSite } from './whole-site.ts';

const SCREENS = [
  ...['', 'name/v%C3%ACtalik.eth', 'grapheme/%C3%AC', 'characters/zwj', 'compare/a.eth/b.eth'],
  ...['bulk', 'watchlist', 'api', 'about'],
];

/** Every screen ends in words: what it is for, or what is wrong. Stays on the first where something is. */
async function findProblem(page: Page, address: string): Promise<boolean> {
  const alert = page.getByRole('alert').first();
  for (const screen of SCREENS) {
    await page.goto(`${address}#/${screen}`);
    const words = page.locator('main h1').first().or(alert);
    await expect(words.first()).toBeVisible({ timeout: 20_000 });
    // A report waits for what it needs.
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0, { timeout: 20_000 });
    if (await alert.isVisible()) return true;
  }
  return false;
}

async function retryOnce(page: Page): Promise<void> {
  const retry = page.getByRole('button', { name: 'Try again' }).first();
  if (await retry.isVisible()) await retry.click();
  else await page.reload();
  // The words stay until what was asked for again is there, and the page may be reloaded for it.
  await expect(page.getByRole('alert')).toHaveCount(0, { timeout: 30_000 });
}

const isApplicable = (paths: string[], fault: Fault) =>
  fault !== 'a script that throws' || paths.some((path) => path.endsWith('.js'));

const namesOneOf = (paths: string[]) =>
  new RegExp(paths.map((path) => basename(path).replaceAll('.', '\\.')).join('|'));

/** The browser compares these with their hashes; later scripts it does not, and one byte may change nothing in them. */
const isNeeded = ([path = '']: string[], fault: Fault) =>
  /(entry|main)-|\.bin$/.test(path) ||
  (/(inspector-worker|start-engine)-/.test(path) && fault !== 'a flipped byte');

test.describe('a first visit survives', () => {
  for (const [place, paths] of listSpoiledFiles().entries()) {
    for (const fault of chooseFaults(FAULTS, place).filter((each) => isApplicable(paths, each))) {
      test(`${fault} for ${paths.join(', ')}`, async ({ page }) => {
        const site = await startStaticSite({ folder: BUILT_FOLDER });
        for (const path of paths) site.spoil(path, fault);
        if (paths.includes('index.html')) {
          await page.goto(site.address, { waitUntil: 'commit' }).catch(() => undefined);
          site.mend();
          await page.goto(site.address);
        } else {
          await page.goto(site.address);
          if ((await findProblem(page, site.address)) || isNeeded(paths, fault)) {
            await expect(page.getByRole('alert').first()).toContainText(namesOneOf(paths));
          }
          site.mend();
          await retryOnce(page);
        }
        await expectWholeSite(page, site.address);
        await site.stop();
      });
    }
  }
});
