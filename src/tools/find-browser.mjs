import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { NEEDS_SHELL } from './install.mjs';

const CHROMIUM_COMMANDS = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const CHROMIUM_FILES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];
const FIREFOX_COMMANDS = ['firefox-esr', 'firefox'];
const FIREFOX_FILES = [
  '/Applications/Firefox.app/Contents/MacOS/firefox',
  'C:\\Program Files\\Mozilla Firefox\\firefox.exe',
];

const DOWNLOAD_TIMEOUT_MS = 600_000;

/** An error whose message tells the user what to install. */
export class NoBrowserError extends Error {
  name = 'NoBrowserError';
}

/**
 * Returns the path of a Chromium: the one that BROWSER_PATH names, one on the machine, or Playwright's own, which is
 * downloaded if necessary. Installs a system package only as root on a Debian machine that has no browser.
 * Throws a NoBrowserError that names the command to run.
 */
export async function findBrowser(machine = thisMachine) {
  if (machine.env.BROWSER_PATH) return machine.env.BROWSER_PATH;
  const findInstalled = () => machine.findProgram(CHROMIUM_COMMANDS, CHROMIUM_FILES);
  const installed = findInstalled();
  if (installed && machine.canStart(installed)) return installed;

  const downloaded = await findOrDownload(machine);
  if (downloaded && machine.canStart(downloaded)) return downloaded;

  if (machine.isRoot && machine.hasApt()) {
    console.log('This machine has no browser: installing the package chromium with apt-get.');
    const added = machine.installWithApt('chromium') ? findInstalled() : undefined;
    if (added) return added;
  }
  throw new NoBrowserError(explain(machine, downloaded));
}

/** Returns the path of the Firefox that FIREFOX_PATH names or that the machine has. Installs nothing. */
export function findFirefox(machine = thisMachine) {
  if (machine.env.FIREFOX_PATH) return machine.env.FIREFOX_PATH;
  const path = machine.findProgram(FIREFOX_COMMANDS, FIREFOX_FILES);
  // A distribution may have a placeholder command that only says how to install Firefox.
  return path && machine.canStart(path) ? path : undefined;
}

async function findOrDownload(machine) {
  const present = await machine.findDownload();
  if (present) return present;
  return machine.download() ? machine.findDownload() : undefined;
}

function explain(machine, downloaded) {
  if (downloaded) {
    return `${downloaded} does not start, because system libraries are missing. Run: sudo npx playwright install-deps chromium`;
  }
  return machine.hasApt()
    ? 'There is no browser, and Playwright could not download one. Run: sudo apt-get install chromium'
    : 'There is no browser, and Playwright could not download one. Install Chrome or Chromium, or set BROWSER_PATH to it.';
}

function findCommand(name) {
  const finder = process.platform === 'win32' ? 'where' : 'which';
  const { status, stdout } = spawnSync(finder, [name], { encoding: 'utf8' });
  return status === 0 ? stdout.split(/\r?\n/)[0] : undefined;
}

/** Prints and runs a command. Returns whether it succeeded. */
function run(command, args) {
  console.log(`> ${command} ${args.join(' ')}`);
  const options = { stdio: 'inherit', timeout: DOWNLOAD_TIMEOUT_MS, shell: NEEDS_SHELL };
  return spawnSync(command, args, options).status === 0;
}

/** Returns what a browser prints as its version. Throws if it does not start. */
export function getBrowserVersion(path) {
  // On Windows a browser would open a window instead.
  if (process.platform === 'win32') return path;
  return execFileSync(path, ['--version'], { encoding: 'utf8', stdio: 'pipe' }).trim();
}

/** The machine that the tests run on. Tests of this file pass another. */
const thisMachine = {
  env: process.env,
  isRoot: process.getuid?.() === 0,
  hasApt: () => findCommand('apt-get') !== undefined,

  /** Returns the path of the first of these commands, else the first of these files that exists. */
  findProgram(commands, files) {
    for (const command of commands) {
      const path = findCommand(command);
      if (path) return path;
    }
    return files.find((path) => existsSync(path));
  },

  /** Whether a browser starts. It does not where a system library is missing. */
  canStart(path) {
    try {
      return getBrowserVersion(path) !== '';
    } catch {
      return false;
    }
  },

  /** Returns the path of the Chromium that Playwright has downloaded. */
  async findDownload() {
    const { chromium } = await import('@playwright/test');
    const path = chromium.executablePath();
    return path && existsSync(path) ? path : undefined;
  },

  download: () => run('npx', ['playwright', 'install', 'chromium']),

  /** Installs a package with apt. Only root may. */
  installWithApt(name) {
    run('apt-get', ['update']);
    return run('apt-get', ['install', '-y', name]);
  },
};
