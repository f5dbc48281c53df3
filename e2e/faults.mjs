// npm run faults: replaces every file of the site with every kind of damaged file. npm test tries a tenth of this.

import { spawnSync } from 'node:child_process';
import { findBrowser } from '../src/tools/find-browser.mjs';
import { installDependencies, NEEDS_SHELL, projectRoot } from '../src/tools/install.mjs';

process.chdir(projectRoot);
installDependencies();

function run(command, args, env = {}) {
  const options = { stdio: 'inherit', env: { ...process.env, ...env }, shell: NEEDS_SHELL };
  if (spawnSync(command, args, options).status !== 0) process.exit(1);
}

run('npm', ['run', 'build']);
run(
  'npx',
  [
    'playwright',
    'test',
    '--config',
    'e2e/playwright.config.ts',
    'faults',
    'poisoned-cache',
    'update',
  ],
  { BROWSER_PATH: await findBrowser(), TEST_SCOPE: 'all' },
);
