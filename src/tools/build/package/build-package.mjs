// npm run build:package: builds the modules, types and tables of the npm package.

import { spawnSync } from 'node:child_process';
import { chmodSync, cpSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../../install.mjs';

process.chdir(projectRoot);
rmSync('dist-package', { recursive: true, force: true });
const tsc = join('node_modules', 'typescript', 'bin', 'tsc');
/** Runs a script of a package. Exits if it fails. @param {string[]} args */
function run(...args) {
  const { status } = spawnSync(process.execPath, args, { stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}

/** Compiles the package. @param {string[]} options */
const compile = (...options) =>
  run(tsc, '-p', 'src/tools/build/package/tsconfig.build.json', ...options);

compile();
for (const file of readdirSync('src/data/tables')) {
  if (!file.endsWith('.ts'))
    cpSync(join('src/data/tables', file), join('dist-package/data/tables', file));
}
/** Folders that apps cannot import, so that their types are not needed. */
const UNTYPED = ['comparison', 'evidence', 'mcp'];
// Without comments, the package is smaller.
const bare = join('node_modules', '.cache', 'package-without-comments');
compile('--removeComments', '--declaration', 'false', '--outDir', bare);
for (const folder of [...UNTYPED, 'messages', 'words']) {
  for (const file of readdirSync(join('dist-package', folder), { recursive: true })) {
    const path = join(folder, file);
    const isNeeded =
      !UNTYPED.includes(folder) || !file.endsWith('.d.ts') || file === 'mcp-handler.d.ts';
    if (!isNeeded) rmSync(join('dist-package', path));
    else if (file.endsWith('.js')) cpSync(join(bare, path), join('dist-package', path));
  }
}
rmSync(bare, { recursive: true });

// Replaces the modules of the folder with a bundle that contains the needed parts of viem.
const chain = join('dist-package', 'chain');
for (const file of readdirSync(chain)) {
  if (file !== 'chain.d.ts') rmSync(join(chain, file));
}
const vite = join('node_modules', 'vite', 'bin', 'vite.js');
for (const bundle of ['chain', 'cli']) {
  run(vite, 'build', '--config', 'src/tools/build/package/bundles.config.ts', '--mode', bundle);
}

// npm makes the CLI executable in an installed package, but not in dist-package.
chmodSync('dist-package/cli/main.js', 0o755);
