// npm run build:package: builds the modules, types and tables of the npm package.

import { spawnSync } from 'node:child_process';
import { chmodSync, cpSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../../install.mjs';

process.chdir(projectRoot);
rmSync('dist-package', { recursive: true, force: true });
const tsc = join('node_modules', 'typescript', 'bin', 'tsc');
const { status } = spawnSync(
  process.execPath,
  [tsc, '-p', 'src/tools/build/package/tsconfig.build.json'],
  {
    stdio: 'inherit',
  },
);
if (status !== 0) process.exit(status ?? 1);
for (const file of readdirSync('src/data/tables')) {
  if (!file.endsWith('.ts'))
    cpSync(join('src/data/tables', file), join('dist-package/data/tables', file));
}
// The entry points of the package need no types from these folders, except the types of the MCP handler.
for (const folder of ['cli', 'conclusions', 'mcp']) {
  for (const file of readdirSync(join('dist-package', folder), { recursive: true })) {
    const isNeeded = !file.endsWith('.d.ts') || file === 'mcp-handler.d.ts';
    if (!isNeeded) rmSync(join('dist-package', folder, file));
  }
}
// npm makes the CLI executable in an installed package, but not in dist-package.
chmodSync('dist-package/cli/main.js', 0o755);
