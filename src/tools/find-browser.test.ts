import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
// biome-ignore lint/correctness/useImportExtensions: the script itself, not the declarations next to it
import { findBrowser, findFirefox, type Machine } from './find-browser.mjs';

interface Setup {
  env?: Record<string, string>;
  /** Path of the browser that the machine has. */
  installed?: string;
  /** Path of the browser that Playwright has downloaded. */
  downloaded?: string;
  canDownload?: boolean;
  canStart?: boolean;
  isRoot?: boolean;
  hasApt?: boolean;
  canInstall?: boolean;
}

/** Creates a machine that records what is run on it. */
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

describe('findBrowser', () => {
  it.each<[what: string, setup: Setup, path: string, runs: string[]]>([
    [
      'BROWSER_PATH',
      { env: { BROWSER_PATH: '/mine' }, installed: '/usr/bin/chromium' },
      '/mine',
      [],
    ],
    [
      'the browser of the machine',
      {
        installed: '/usr/bin/chromium',
        downloaded: '/download/chrome',
        isRoot: true,
        hasApt: true,
      },
      '/usr/bin/chromium',
      [],
    ],
    ['an earlier download', { downloaded: '/download/chrome' }, '/download/chrome', []],
    ['a new download', { canDownload: true }, '/download/chrome', ['download']],
    [
      'a new download instead of a package',
      { canDownload: true, isRoot: true, hasApt: true },
      '/download/chrome',
      ['download'],
    ],
    [
      'the package as root on Debian, if the download fails',
      { isRoot: true, hasApt: true },
      '/usr/bin/chromium',
      ['download', 'apt-get install chromium'],
    ],
    [
      'the package as root on Debian, if neither the browser nor the download starts',
      { installed: '/snap', canDownload: true, canStart: false, isRoot: true, hasApt: true },
      '/usr/bin/chromium',
      ['download', 'apt-get install chromium'],
    ],
  ])('returns %s', async (_, setup, path, expectedRuns) => {
    const { machine, runs } = createMachine(setup);
    expect(await findBrowser(machine)).toBe(path);
    expect(runs).toEqual(expectedRuns);
  });

  it('says that it installs a package', async () => {
    await findBrowser(createMachine({ isRoot: true, hasApt: true }).machine);
    expect(console.log).toHaveBeenCalledWith(expect.stringContaining('apt-get'));
  });

  it.each<[what: string, setup: Setup, command: string, runs: string[]]>([
    ['without root', { hasApt: true }, 'Run: sudo apt-get install chromium', ['download']],
    ['without apt', { isRoot: true }, 'set BROWSER_PATH', ['download']],
    [
      'if the download lacks system libraries',
      { canDownload: true, canStart: false, hasApt: true },
      'Run: sudo npx playwright install-deps chromium',
      ['download'],
    ],
    [
      'if the package cannot be installed',
      { isRoot: true, hasApt: true, canInstall: false },
      'Run: sudo apt-get install chromium',
      ['download', 'apt-get install chromium'],
    ],
  ])('throws and names the command %s', async (_, setup, command, expectedRuns) => {
    const { machine, runs } = createMachine(setup);
    await expect(findBrowser(machine)).rejects.toThrow(command);
    expect(runs).toEqual(expectedRuns);
  });
});

describe('findFirefox', () => {
  it.each<[what: string, setup: Setup, path: string | undefined]>([
    ['FIREFOX_PATH', { env: { FIREFOX_PATH: '/mine' } }, '/mine'],
    ['the Firefox of the machine', { installed: '/usr/bin/firefox' }, '/usr/bin/firefox'],
    ['undefined for a placeholder', { installed: '/usr/bin/firefox', canStart: false }, undefined],
    ['undefined where there is no Firefox', { isRoot: true, hasApt: true }, undefined],
  ])('returns %s', (_, setup, path) => {
    const { machine, runs } = createMachine(setup);
    expect(findFirefox(machine)).toBe(path);
    expect(runs).toEqual([]);
  });
});
