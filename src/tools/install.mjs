// Runs before anything is installed, so it imports nothing but Node itself.

import { spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of package.json. */
export const projectRoot = fileURLToPath(new URL('../../', import.meta.url));

/** On Windows npm and npx are batch files, which only a shell runs. */
export const NEEDS_SHELL = process.platform === 'win32';

/** npm writes this file last, so its age is that of the whole installation. */
const installed = join(projectRoot, 'node_modules/.package-lock.json');
const locked = join(projectRoot, 'package-lock.json');

/** Installs what the lock file says unless it is already there. Exits with npm's status when npm fails. */
export function installDependencies() {
  if (existsSync(installed) && statSync(installed).mtimeMs >= statSync(locked).mtimeMs) return;
  console.log('Installing what package-lock.json names …');
  // Not `npm ci`: it refuses a lock file that lacks the optional packages of other platforms, as npm
  // writes it where they are not to be had. This keeps to the lock file too, and leaves it unchanged.
  const { status } = spawnSync('npm', ['install', '--no-save', '--no-audit', '--no-fund'], {
    cwd: projectRoot,
    stdio: 'inherit',
    shell: NEEDS_SHELL,
  });
  if (status !== 0) {
    console.error('npm install failed: see its message above.');
    process.exit(status ?? 1);
  }
}
