import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
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
function createMachine({
  env = {},
  installed,
  downloaded,
  canDownload = false,
  canStart = true,
  isRoot = false,
  hasApt = false,
  canInstall = true,
}: Setup): { machine: Machine; runs: string[] } {
  const runs: string[] = [];
  const machine: Machine = {
    env,
    isRoot,
    hasApt: () => hasApt,
    findProgram: () => installed,
    canStart: () => canStart,
    findDownload: async () => downloaded,
    download() {
      runs.push('download');
      if (canDownload) downloaded = '/download/chrome';
      return canDownload;
    },
    installWithApt(name) {
      runs.push(`apt-get install ${name}`);
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
const DOWNLOADED = '/download/chrome';
const INSTALL = 'apt-get install chromium';

describe('findBrowser', () => {
  it.each<[label: string, setup: Setup, path: string, runs: string[]]>([
    ['BROWSER_PATH', { env: { BROWSER_PATH: '/mine' }, installed: CHROMIUM }, '/mine', []],
    [
      'the installed browser',
      { installed: CHROMIUM, downloaded: DOWNLOADED, ...ROOT },
      CHROMIUM,
      [],
    ],
    ['an earlier download', { downloaded: DOWNLOADED }, DOWNLOADED, []],
    ['a new download', { canDownload: true }, DOWNLOADED, ['download']],
    ['the apt package, as root, if the download fails', ROOT, CHROMIUM, ['download', INSTALL]],
    [
      'the apt package, as root, if the installed and the downloaded browser cannot start',
      { installed: '/snap', canDownload: true, canStart: false, ...ROOT },
      CHROMIUM,
      ['download', INSTALL],
    ],
  ])('returns %s', async (_, setup, path, expectedRuns) => {
    const { machine, runs } = createMachine(setup);
    expect(await findBrowser(machine)).toBe(path);
    expect(runs).toEqual(expectedRuns);
  });

  it.each<[label: string, setup: Setup, instruction: string, runs: string[]]>([
    ['without root', { hasApt: true }, 'Run: sudo apt-get install chromium', ['download']],
    ['without apt', { isRoot: true }, 'set BROWSER_PATH', ['download']],
    [
      'if the downloaded browser cannot start',
      { canDownload: true, canStart: false, hasApt: true },
      'Run: sudo npx playwright install-deps chromium',
      ['download'],
    ],
    [
      'if the package cannot be installed',
      { ...ROOT, canInstall: false },
      'Run: sudo apt-get install chromium',
      ['download', INSTALL],
    ],
  ])('throws an error with instructions %s', async (_, setup, instruction, expectedRuns) => {
    const { machine, runs } = createMachine(setup);
    await expect(findBrowser(machine)).rejects.toThrow(instruction);
    expect(runs).toEqual(expectedRuns);
  });
});

describe('findFirefox', () => {
  it.each<[label: string, setup: Setup, path: string | undefined]>([
    ['FIREFOX_PATH', { env: { FIREFOX_PATH: '/mine' } }, '/mine'],
    ['the installed Firefox', { installed: '/usr/bin/firefox' }, '/usr/bin/firefox'],
    ['undefined for a placeholder', { installed: '/usr/bin/firefox', canStart: false }, undefined],
    ['undefined if Firefox is not installed, without installing it', ROOT, undefined],
  ])('returns %s', (_, setup, path) => {
    const { machine, runs } = createMachine(setup);
    expect(findFirefox(machine)).toBe(path);
    expect(runs).toEqual([]);
  });
});

describe('findHeadlessShell', () => {
  const SHELL = '/usr/bin/chromium-headless-shell';
  const INSTALL_SHELL = `${INSTALL}-headless-shell`;

  it.each<[label: string, setup: Setup, path: string | undefined, runs: string[]]>([
    ['the installed shell', { installed: SHELL, ...ROOT }, SHELL, []],
    ['undefined if it cannot start', { installed: SHELL, canStart: false }, undefined, []],
    ['undefined without root', { hasApt: true }, undefined, []],
    ['the apt package, as root', ROOT, SHELL, [INSTALL_SHELL]],
  ])('returns %s', (_, setup, path, expectedRuns) => {
    const { machine, runs } = createMachine(setup);
    expect(findHeadlessShell(machine)).toBe(path);
    expect(runs).toEqual(expectedRuns);
  });
});
