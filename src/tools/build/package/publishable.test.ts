import { execFileSync } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import { join, posix } from 'node:path';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { expect, inject, it } from 'vitest';
import { listFiles } from '../../list-files.ts';

const folder = inject('packedFolder');
const installed = join(folder, 'node_modules/namescope');
const manifest = JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8'));
const files = listFiles(installed);

const built = files.filter((path) => path.startsWith('dist-package/'));

it('publint finds no problems', async () => {
  const { messages, pkg } = await publint({ pkgDir: installed, pack: false, strict: true });
  expect(messages.map((message) => formatMessage(message, pkg))).toEqual([]);
});

it('every module loads in Node, except those that need a browser', () => {
  const modules = Object.keys(manifest.exports)
    .filter((entry) => !/[*]|\.json$|element/u.test(entry))
    .map((entry) => entry.replace('.', 'namescope'));
  const script = `for (const name of ${JSON.stringify(modules)}) await import(name);
    const { createNodeInspector } = await import('namescope/node');
    const outcome = (await createNodeInspector()).inspectName('rnetamask.eth');
    console.log(outcome.value.rating);`;
  const args = ['--input-type=module', '--eval', script];
  expect(execFileSync(process.execPath, args, { cwd: folder, encoding: 'utf8' })).toBe('4\n');
});

it('contains only documents, licences, code, types and one copy of each table', () => {
  const outside = files.filter((path) => !path.startsWith('dist-package/'));
  expect(outside.sort()).toEqual([
    ...['CHANGELOG.md', 'LICENSE', 'README.md', 'package.json', 'src/data/LICENSES.md'],
    'src/data/sources/LICENSE-UNICODE.txt',
  ]);
  const isBundled = (path: string) => path.startsWith('dist-package/cli/');
  const large = built.filter(
    (path) => statSync(join(installed, path)).size > (isBundled(path) ? 245_000 : 50_000),
  );
  expect(large.sort()).toEqual([
    'dist-package/chain/parts/follow-gateways.js',
    'dist-package/data/tables/bulk.bin',
    'dist-package/data/tables/details.bin',
    'dist-package/data/tables/encoded-bulk.js',
  ]);
  expect(built.filter((path) => !/(?<!\.test)\.(?:js|d\.ts|bin)$/u.test(path))).toEqual([
    'dist-package/chain/licences.txt',
    'dist-package/cli/licences.txt',
    'dist-package/data/tables/hashing.wasm',
    'dist-package/data/tables/manifest.json',
  ]);
});

it('contains every module that a module or its types import', () => {
  const missing = built.flatMap((path) => {
    if (!/\.(?:js|d\.ts)$/u.test(path)) return [];
    const code = readFileSync(join(installed, path), 'utf8');
    return Array.from(code.matchAll(/(?:from|import) ?'(\.[^']+)\.[jt]s'/gu), ([, module = '']) =>
      posix.join(posix.dirname(path), module),
    ).flatMap((module) => {
      const needed = `${module}${path.endsWith('.d.ts') ? '.d.ts' : '.js'}`;
      return built.includes(needed) ? [] : `${path} imports ${needed}`;
    });
  });
  expect(missing).toEqual([]);
});

it('loads the packages of the MCP server only in the modules that serve it', () => {
  const loading = built.filter((path) => {
    if (!path.endsWith('.js')) return false;
    return /(?:from|import) ?['"][^'"]*(?:@modelcontextprotocol|\/mcp)\//u.test(
      readFileSync(join(installed, path), 'utf8'),
    );
  });
  const own = loading.filter((path) =>
    /^dist-package\/(?:mcp\/|cli\/serve-assistant\.js$)/u.test(path),
  );
  expect(own).not.toEqual([]);
  expect(loading).toEqual(own);
});

it('loads the code for hosts off the chain only if an app wants it', () => {
  const chain = readFileSync(join(installed, 'dist-package/chain/chain.js'), 'utf8');
  expect(chain).toMatch(/import\("\.\/parts\/follow-gateways\.js"\)/u);
  expect(chain).not.toMatch(/from"?\s*"\.\/parts\/follow-gateways/u);
});

it('stays below the limits for the packed and unpacked size', () => {
  const unpacked = files.reduce((sum, path) => sum + statSync(join(installed, path)).size, 0);
  const { size } = statSync(join(folder, `namescope-${manifest.version}.tgz`));
  expect(size).toBeLessThan(1_080_000);
  expect(unpacked).toBeLessThan(3_260_000);
});
