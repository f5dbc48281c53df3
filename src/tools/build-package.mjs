// npm run build:package: what `npm pack` puts into the package, module by module, with types and tables.

import { spawnSync } from 'node:child_process';
import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from './install.mjs';

process.chdir(projectRoot);
rmSync('dist-package', { recursive: true, force: true });
const tsc = join('node_modules', 'typescript', 'bin', 'tsc');
const { status } = spawnSync(process.execPath, [tsc, '-p', 'src/hosts/tsconfig.package.json'], {
  stdio: 'inherit',
});
if (status !== 0) process.exit(status ?? 1);
cpSync('src/data/tables', 'dist-package/data/tables', { recursive: true });
