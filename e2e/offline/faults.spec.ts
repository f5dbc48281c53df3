import { basename } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { BUILT_FOLDER, chooseFaults, listDamagedFiles } from './built-files.ts';
import { FAULTS, type Fault } from './fault.ts';
import { startStaticSite } from './static-site.ts';
import { expectWholeSite } from './whole-site.ts';

const SCREENS = [
  ...['', 'name/v%C3%ACtalik.eth', 'grapheme/%C3%AC', 'characters/zwj', 'compare/a.eth/b.eth'],
  ...['lists', 'protect', 'developers', 'about'],
];

/** Opens every screen, which must show a heading or an error. Stops and returns true at the first error. */
async function findProblem(page: Page, address: string): Promise<boolean> {
  const alert = page.getByRole('alert').first();
  for (const screen of SCREENS) {
    await page.goto(`${address}#/${screen}`);
    const words = page.locator('main h1').first().or(alert);
    await expect(words.first()).toBeVisible({ timeout: 20_000 });
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0, { timeout: 20_000 });
    if (await alert.isVisible()) return true;
  }
  return false;
}

async function retryOnce(page: Page): Promise<void> {
  const retry = page.getByRole('button', { name: 'Try again' }).first();
  if (await retry.isVisible()) await retry.click();
  else await page.reload();
  // The error stays until the file has been loaded again, which may reload the page.
  await expect(page.getByRole('alert')).toHaveCount(0, { timeout: 30_000 });
}

const isApplicable = (paths: string[], fault: Fault) =>
  fault !== 'a script that throws' || paths.some((path) => path.endsWith('.js'));

const namesOneOf = (paths: string[]) =>
  new RegExp(paths.map((path) => basename(path).replaceAll('.', '\\.')).join('|'));

/** Whether the page cannot do without one of these files. A flipped byte in a script without a hash may change nothing. */
const isNeeded = ([path = '']: string[], fault: Fault) =>
  /(entry|main)-|\.bin$/.test(path) ||
  (/(inspector-worker|start-engine)-/.test(path) && fault !== 'a flipped byte');

test.describe('a first visit recovers from', () => {
  for (const [index, paths] of listDamagedFiles().entries()) {
    for (const fault of chooseFaults(FAULTS, index).filter((each) => isApplicable(paths, each))) {
      test(`${fault} instead of ${paths.join(', ')}`, async ({ page }) => {
        const site = await startStaticSite({ folder: BUILT_FOLDER });
        for (const path of paths) site.damage(path, fault);
        if (paths.includes('index.html')) {
          await page.goto(site.address, { waitUntil: 'commit' }).catch(() => undefined);
          site.repair();
          await page.goto(site.address);
        } else {
          await page.goto(site.address);
          if ((await findProblem(page, site.address)) || isNeeded(paths, fault)) {
            await expect(page.getByRole('alert').first()).toContainText(namesOneOf(paths));
          }
          site.repair();
          await retryOnce(page);
        }
        await expectWholeSite(page, site.address);
        await site.stop();
      });
    }
  }
});
