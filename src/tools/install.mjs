// Installs the dependencies. This module runs before they are installed, so it imports only Node's built-in modules.

import { spawnSync } from 'node:child_process';
import { existsSync, lstatSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder that contains package.json. */
export const projectRoot = fileURLToPath(new URL('../../', import.meta.url));

/** Whether npm and npx need a shell. On Windows, both are batch files. */
export const NEEDS_SHELL = process.platform === 'win32';

const modules = join(projectRoot, 'node_modules');
/** The file that npm writes at the end of an installation. */
const installationRecord = join(modules, '.package-lock.json');
const lockFile = join(projectRoot, 'package-lock.json');

/** Installs the locked packages if they are missing or older than the lock file. Exits if npm fails. */
export function installDependencies() {
  const isUpToDate =
    existsSync(installationRecord) &&
    statSync(installationRecord).mtimeMs >= statSync(lockFile).mtimeMs;
  if (isUpToDate) return;
  if (lstatSync(modules, { throwIfNoEntry: false })?.isSymbolicLink()) {
    // `npm ci` would delete the packages in the folder that the link points to.
    console.error('node_modules is a link. Remove it, or run `npm ci` in the folder it points to.');
    process.exit(1);
  }
  console.log('Installing the packages of package-lock.json …');
  // `npm ci` deletes node_modules first. If the installation is interrupted, there is no record, so the next start
  // installs again.
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund'], {
    cwd: projectRoot,
    stdio: 'inherit',
    shell: NEEDS_SHELL,
  });
  if (status !== 0) {
    console.error('npm ci failed. See its output above.');
    process.exit(status ?? 1);
  }
}
