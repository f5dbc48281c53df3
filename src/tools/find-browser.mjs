import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { findProgram, installPackage, tryToRun } from './find-program.mjs';

/** Where a Chromium is expected to be, by the names that systems give it. */
const COMMANDS = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const APPLICATIONS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

const findOnThisMachine = () => findProgram(COMMANDS, APPLICATIONS);

async function findFromPlaywright() {
  const { chromium } = await import('@playwright/test');
  const path = chromium.executablePath();
  return path && existsSync(path) ? path : undefined;
}

/**
 * Path of a Chromium to test with: one already on the machine (or named by BROWSER_PATH), else
 * Playwright's own download, else the distribution's package. Throws when none can be had.
 */
export async function findBrowser() {
  const present = process.env.BROWSER_PATH ?? findOnThisMachine() ?? (await findFromPlaywright());
  if (present) return present;
  tryToRun('npx', ['playwright', 'install', '--with-deps', 'chromium']);
  const downloaded = await findFromPlaywright();
  if (downloaded) return downloaded;
  const installed = installPackage('chromium') ? findOnThisMachine() : undefined;
  if (installed) return installed;
  throw new Error('No Chromium: install one and set BROWSER_PATH to it.');
}

/** What the browser prints about itself; its path on Windows, where it would open a window instead. */
export function getBrowserVersion(path) {
  if (process.platform === 'win32') return path;
  return execFileSync(path, ['--version'], { encoding: 'utf8' }).trim();
}
