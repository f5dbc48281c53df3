// npm run reproduce: builds the site, the package and the extension twice, and fails if any byte differs. The second build uses a
// different folder, time zone and language.

import { type SpawnSyncOptions, spawnSync } from 'node:child_process';
import { constants, cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

const projectRoot = fileURLToPath(new URL('../../..', import.meta.url));
const OUTPUT_FOLDERS = ['dist', 'dist-package', 'dist-extension'];
/** Folders that the copy does not contain, because a build does not need them. */
const SKIPPED_FOLDERS = new Set([
  '.git',
  ...OUTPUT_FOLDERS,
  'dist-edge',
  'bench-results',
  'test-results',
]);
/** Environment with a time zone 14 hours ahead of UTC and the Turkish locale, in which upper-case `i` is `İ`. */
const OTHER_ENVIRONMENT = { TZ: 'Pacific/Kiritimati', LANG: 'tr_TR.UTF-8', LC_ALL: 'tr_TR.UTF-8' };

function build(folder: string, env: Record<string, string> = {}): void {
  console.log(`Building in ${folder} …`);
  const options: SpawnSyncOptions = {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, ...env },
  };
  for (const args of [
    ['node_modules/vite/bin/vite.js', 'build'],
    ['src/tools/build/package/build-package.mjs'],
    ['--import', 'tsx', 'src/tools/build/extension/build-extension.ts'],
  ]) {
    const { status } = spawnSync(process.execPath, args, options);
    if (status !== 0) throw new Error(`${args.join(' ')} failed in ${folder}.`);
  }
}

const parent = mkdtempSync(join(tmpdir(), 'namescope-'));
try {
  const copy = join(parent, 'checked out', 'elsewhere');
  cpSync(projectRoot, copy, {
    recursive: true,
    verbatimSymlinks: true,
    mode: constants.COPYFILE_FICLONE,
    filter: (path) => {
      const [top = '', inside] = relative(projectRoot, path).split(sep);
      return !SKIPPED_FOLDERS.has(top) && !(top === 'node_modules' && inside === '.cache');
    },
  });
  build(projectRoot);
  build(copy, OTHER_ENVIRONMENT);
  for (const folder of OUTPUT_FOLDERS) {
    const folders = [join(projectRoot, folder), join(copy, folder)];
    const compare = ['-c', 'core.autocrlf=false', 'diff', '--no-index', '--stat', ...folders];
    const { status } = spawnSync('git', compare, { stdio: 'inherit' });
    if (status === 0) console.log(`${folder}: identical`);
    else process.exitCode = 1;
  }
} finally {
  rmSync(parent, { recursive: true, force: true });
}
