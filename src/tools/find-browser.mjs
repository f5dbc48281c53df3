import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { NEEDS_SHELL } from './install.mjs';

const CHROMIUM_COMMANDS = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const CHROMIUM_FILES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];
const SHELL_COMMANDS = ['chromium-headless-shell', 'chrome-headless-shell'];
const FIREFOX_COMMANDS = ['firefox-esr', 'firefox'];
const FIREFOX_FILES = [
  '/Applications/Firefox.app/Contents/MacOS/firefox',
  'C:\\Program Files\\Mozilla Firefox\\firefox.exe',
];

const DOWNLOAD_TIMEOUT_MS = 600_000;

/**
 * Returns the path of Chromium: BROWSER_PATH, an installed browser, or Playwright's download.
 * Downloads Chromium if no installed browser can start. If the download cannot start either, installs the apt package,
 * but only as root. Throws an error that says what to install if every attempt fails.
 */
export async function findBrowser(machine = thisMachine) {
  if (machine.env.BROWSER_PATH) return machine.env.BROWSER_PATH;
  const findInstalled = () => machine.findProgram(CHROMIUM_COMMANDS, CHROMIUM_FILES);
  const installed = findInstalled();
  if (installed && machine.canStart(installed)) return installed;

  const present = await machine.findDownload();
  const downloaded = present ?? (machine.download() ? await machine.findDownload() : undefined);
  if (downloaded && machine.canStart(downloaded)) return downloaded;

  const newlyInstalled = install(machine, 'chromium') ? findInstalled() : undefined;
  if (newlyInstalled) return newlyInstalled;
  if (downloaded)
    throw new Error(
      `${downloaded} cannot start because system libraries are missing. Run: sudo npx playwright install-deps chromium`,
    );
  throw new Error(
    `No browser found, and Playwright could not download Chromium. ${machine.hasApt() ? 'Run: sudo apt-get install chromium' : 'Install Chrome or Chromium, or set BROWSER_PATH to its path.'}`,
  );
}

/** Returns FIREFOX_PATH or the path of an installed Firefox. Does not install Firefox. */
export function findFirefox(machine = thisMachine) {
  if (machine.env.FIREFOX_PATH) return machine.env.FIREFOX_PATH;
  const path = machine.findProgram(FIREFOX_COMMANDS, FIREFOX_FILES);
  // Some distributions have a placeholder command that only prints how to install Firefox.
  return path && machine.canStart(path) ? path : undefined;
}

/**
 * Returns the path of Chromium's headless shell, which needs half the processor time to load a page. If the shell is
 * missing, installs its apt package, but only as root. Returns undefined if no shell can start.
 */
export function findHeadlessShell(machine = thisMachine) {
  const findInstalled = () => machine.findProgram(SHELL_COMMANDS, []);
  const path =
    findInstalled() ?? (install(machine, 'chromium-headless-shell') ? findInstalled() : undefined);
  return path && machine.canStart(path) ? path : undefined;
}

/** Installs a package with apt, but only as root. Returns whether the package was installed. */
function install(machine, name) {
  if (!machine.isRoot || !machine.hasApt()) return false;
  console.log(`Installing the package ${name} with apt-get.`);
  return machine.installWithApt(name);
}

function findCommand(name) {
  const finder = process.platform === 'win32' ? 'where' : 'which';
  const { status, stdout } = spawnSync(finder, [name], { encoding: 'utf8' });
  return status === 0 ? stdout.split(/\r?\n/)[0] : undefined;
}

/** Prints and runs a command. Returns whether the command succeeded. */
function run(command, args) {
  console.log(`> ${command} ${args.join(' ')}`);
  const options = { stdio: 'inherit', timeout: DOWNLOAD_TIMEOUT_MS, shell: NEEDS_SHELL };
  return spawnSync(command, args, options).status === 0;
}

/** Returns the version that a browser prints, or its path on Windows. Throws if the browser cannot start. */
export function getBrowserVersion(path) {
  // On Windows, `--version` would open a browser window.
  if (process.platform === 'win32') return path;
  return execFileSync(path, ['--version'], { encoding: 'utf8', stdio: 'pipe' }).trim();
}

/** The current machine, which is the default. Unit tests pass a different machine. */
const thisMachine = {
  env: process.env,
  isRoot: process.getuid?.() === 0,
  hasApt: () => findCommand('apt-get') !== undefined,

  /** Returns the path of the first command that exists. If no command exists, returns the first existing file. */
  findProgram(commands, files) {
    for (const command of commands) {
      const path = findCommand(command);
      if (path) return path;
    }
    return files.find((path) => existsSync(path));
  },

  /** Checks whether a browser can start. A browser cannot start if a system library is missing. */
  canStart(path) {
    try {
      return getBrowserVersion(path) !== '';
    } catch {
      return false;
    }
  },

  /** Returns the path of Playwright's Chromium if it is already downloaded. */
  async findDownload() {
    const { chromium } = await import('@playwright/test');
    const path = chromium.executablePath();
    return path && existsSync(path) ? path : undefined;
  },

  download: () => run('npx', ['playwright', 'install', 'chromium']),

  /** Installs a package with apt, which requires root. */
  installWithApt(name) {
    run('apt-get', ['update']);
    return run('apt-get', ['install', '-y', name]);
  },
};
