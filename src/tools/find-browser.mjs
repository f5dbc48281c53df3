import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { NEEDS_SHELL } from './install.mjs';

/** Where a Chromium is expected to be, by the names that systems give it. */
const COMMANDS = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const APPLICATIONS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

function findCommand(name) {
  const finder = process.platform === 'win32' ? 'where' : 'which';
  const { status, stdout } = spawnSync(finder, [name], { encoding: 'utf8' });
  return status === 0 ? stdout.split(/\r?\n/)[0] : undefined;
}

function findOnThisMachine() {
  for (const command of COMMANDS) {
    const path = findCommand(command);
    if (path) return path;
  }
  return APPLICATIONS.find((path) => existsSync(path));
}

async function findFromPlaywright() {
  const { chromium } = await import('@playwright/test');
  const path = chromium.executablePath();
  return path && existsSync(path) ? path : undefined;
}

/** Runs a command in the open; true when it succeeded. */
function tryToRun(command, args) {
  console.log(`> ${command} ${args.join(' ')}`);
  return (
    spawnSync(command, args, { stdio: 'inherit', timeout: 600_000, shell: NEEDS_SHELL }).status ===
    0
  );
}

function installFromDistribution() {
  if (!findCommand('apt-get')) return undefined;
  const sudo = process.getuid?.() === 0 ? [] : ['sudo'];
  const runApt = (...args) => {
    const [command, ...rest] = [...sudo, 'apt-get', ...args];
    return tryToRun(command, rest);
  };
  runApt('update');
  return runApt('install', '-y', 'chromium') ? findOnThisMachine() : undefined;
}

/**
 * Path of a Chromium to test with: one already on the machine (or named by BROWSER_PATH), else
 * Playwright's own download, else the distribution's package. Throws when none can be had.
 */
export async function findBrowser() {
  const present = process.env.BROWSER_PATH ?? findOnThisMachine() ?? (await findFromPlaywright());
  if (present) return present;
  tryToRun('npx', ['playwright', 'install', '--with-deps', 'chromium']);
  const installed = (await findFromPlaywright()) ?? installFromDistribution();
  if (installed) return installed;
  throw new Error('No Chromium: install one and set BROWSER_PATH to it.');
}

/** What the browser prints about itself; its path on Windows, where it would open a window instead. */
export function getBrowserVersion(path) {
  if (process.platform === 'win32') return path;
  return execFileSync(path, ['--version'], { encoding: 'utf8' }).trim();
}
