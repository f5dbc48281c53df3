import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, inject, it } from 'vitest';
import { listFiles } from '../../list-files.ts';
import { installOnDemand } from '../../on-demand-packages.ts';

const folder = inject('packedFolder');
const installed = join(folder, 'node_modules/namescope');
const { version, exports } = JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8'));

/** Lists the modules that apps can import, such as `./contract/reports`. */
function listModules(): string[] {
  const files = listFiles(installed);
  return Object.entries<string | { types: string }>(exports).flatMap(([entry, target]) => {
    if (typeof target === 'string') return [];
    const [start = '', end = ''] = target.types.slice('./'.length).split('*');
    if (!entry.includes('*')) return [entry];
    return files
      .filter((path) => path.startsWith(start) && path.endsWith(end))
      .map((path) => entry.replace('*', path.slice(start.length, -end.length)));
  });
}

it('every module that apps can import has types', () => {
  const modules = listModules();
  expect(modules).toEqual(expect.arrayContaining(['.', './display', './contract/reports']));
  const { status, stdout } = spawnSync(
    process.execPath,
    [
      join(installOnDemand('attw'), '@arethetypeswrong/cli/dist/index.js'),
      join(folder, `namescope-${version}.tgz`),
      // The package contains only ES modules, so Node 10 resolution and `require` are not supported.
      ...['--profile', 'esm-only', '--format', 'json', '--entrypoints', ...modules],
    ],
    { encoding: 'utf8', maxBuffer: 100_000_000 },
  );
  expect({ status, stdout: status === 0 ? '' : stdout }).toEqual({ status: 0, stdout: '' });
  expect(Object.keys(JSON.parse(stdout).analysis.entrypoints).sort()).toEqual(modules.sort());
});
