// Runs before npm has installed anything, so it imports only Node's own modules.

import { spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Folder of package.json. */
export const projectRoot = fileURLToPath(new URL('../../', import.meta.url));

/** Whether npm and npx need a shell. On Windows they are batch files. */
export const NEEDS_SHELL = process.platform === 'win32';

/** npm writes this file last, so its age is that of the installation. */
const installed = join(projectRoot, 'node_modules/.package-lock.json');
const locked = join(projectRoot, 'package-lock.json');

/** Installs the packages of the lock file unless they are installed. Exits with npm's status if npm fails. */
export function installDependencies() {
  if (existsSync(installed) && statSync(installed).mtimeMs >= statSync(locked).mtimeMs) return;
  console.log('Installing the packages of package-lock.json …');
  // `npm ci` rejects a lock file without the optional packages of other platforms, and npm writes such files where a
  // registry does not have them. `--no-save` follows the lock file too and does not change it.
  const { status } = spawnSync('npm', ['install', '--no-save', '--no-audit', '--no-fund'], {
    cwd: projectRoot,
    stdio: 'inherit',
    shell: NEEDS_SHELL,
  });
  if (status !== 0) {
    console.error('npm install failed. Its message is above.');
    process.exit(status ?? 1);
  }
}
