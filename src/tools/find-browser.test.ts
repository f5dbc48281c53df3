import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { findBrowser, findFirefox, findHeadlessShell } from './find-browser.mjs';

type Machine = NonNullable<Parameters<typeof findBrowser>[0]>;

interface Setup {
  env?: Record<string, string>;
  /** Path of the installed browser. */
  installed?: string;
  /** Path of Playwright's browser if it is already downloaded. */
  downloaded?: string;
  canDownload?: boolean;
  canStart?: boolean;
  isRoot?: boolean;
  hasApt?: boolean;
  canInstall?: boolean;
}

/** Creates a machine that records downloads and installations. */
function createMachine(setup: Setup): { machine: Machine; runs: string[] } {
  const { env = {}, canDownload = false, canStart = true, canInstall = true } = setup;
  let { installed, downloaded } = setup;
  const runs: string[] = [];
  const machine: Machine = {
    env,
    isRoot: setup.isRoot ?? false,
    hasApt: () => setup.hasApt ?? false,
    findProgram: () => installed,
    canStart: () => canStart,
    findDownload: async () => downloaded,
    download() {
      runs.push('download');
      if (canDownload) downloaded = DOWNLOADED;
      return canDownload;
    },
    installWithApt(name) {
      runs.push(`install ${name}`);
      if (canInstall) installed = `/usr/bin/${name}`;
      return canInstall;
    },
  };
  return { machine, runs };
}

beforeEach(() => {
  vi.spyOn(console, 'log').mockReturnValue();
});
afterEach(() => {
  vi.restoreAllMocks();
});

const ROOT = { isRoot: true, hasApt: true };
const CHROMIUM = '/usr/bin/chromium';
const FIREFOX = '/usr/bin/firefox';
const SHELL = '/usr/bin/chromium-headless-shell';
const DOWNLOADED = '/download/chrome';
const INSTALL = 'install chromium';
const BOTH = ['download', INSTALL];

it.each<[setup: Setup, path: string, runs: string[]]>([
  [{ env: { BROWSER_PATH: '/mine' }, installed: CHROMIUM }, '/mine', []],
  [{ installed: CHROMIUM, downloaded: DOWNLOADED, ...ROOT }, CHROMIUM, []],
  [{ downloaded: DOWNLOADED }, DOWNLOADED, []],
  [{ canDownload: true }, DOWNLOADED, ['download']],
  [ROOT, CHROMIUM, BOTH],
  [{ installed: '/snap', canDownload: true, canStart: false, ...ROOT }, CHROMIUM, BOTH],
])('findBrowser with %j returns %s after %j', async (setup, path, expectedRuns) => {
  const { machine, runs } = createMachine(setup);
  expect(await findBrowser(machine)).toBe(path);
  expect(runs).toEqual(expectedRuns);
});

it.each<[setup: Setup, instruction: string, runs: string[]]>([
  [{ hasApt: true }, 'sudo apt-get install chromium', ['download']],
  [{ isRoot: true }, 'set BROWSER_PATH', ['download']],
  [{ hasApt: true, canDownload: true, canStart: false }, 'install-deps chromium', ['download']],
  [{ ...ROOT, canInstall: false }, 'sudo apt-get install chromium', BOTH],
])('findBrowser with %j throws “%s” after %j', async (setup, instruction, expectedRuns) => {
  const { machine, runs } = createMachine(setup);
  await expect(findBrowser(machine)).rejects.toThrow(instruction);
  expect(runs).toEqual(expectedRuns);
});

it.each<
  [find: (machine: Machine) => string | undefined, setup: Setup, path?: string, run?: string]
>([
  [findFirefox, { env: { FIREFOX_PATH: '/mine' } }, '/mine'],
  [findFirefox, { installed: FIREFOX }, FIREFOX],
  [findFirefox, { installed: FIREFOX, canStart: false }],
  [findFirefox, ROOT],
  [findHeadlessShell, { installed: SHELL, ...ROOT }, SHELL],
  [findHeadlessShell, { installed: SHELL, canStart: false }],
  [findHeadlessShell, { hasApt: true }],
  [findHeadlessShell, ROOT, SHELL, `${INSTALL}-headless-shell`],
])('%o with %j returns %s', (find, setup, path, run) => {
  const { machine, runs } = createMachine(setup);
  expect(find(machine)).toBe(path);
  expect(runs).toEqual(run ? [run] : []);
});
