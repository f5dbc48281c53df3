import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { expect, inject, it } from 'vitest';
import { listFiles } from '../../quality/compare-folders.ts';

const folder = inject('packedFolder');
const installed = join(folder, 'node_modules/namescope');
const manifest = JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8'));
const tarball = readFileSync(join(folder, `namescope-${manifest.version}.tgz`));
const files = listFiles(installed);

it('publint finds no problems', async () => {
  const { messages, pkg } = await publint({ pkgDir: installed, pack: false, strict: true });
  expect(messages.map((message) => formatMessage(message, pkg))).toEqual([]);
});

it('every module that apps can import has types', async () => {
  const modules = Object.entries<string | { types: string }>(manifest.exports).flatMap(
    ([entry, target]) => {
      if (typeof target === 'string') return [];
      const [start = '', end = ''] = target.types.slice('./'.length).split('*');
      if (!entry.includes('*')) return [entry];
      return files
        .filter((path) => path.startsWith(start) && path.endsWith(end))
        .map((path) => entry.replace('*', path.slice(start.length, -end.length)));
    },
  );
  expect(modules).toEqual(expect.arrayContaining(['.', './display', './contract/reports']));
  const analysis = await checkPackage(createPackageFromTarballData(new Uint8Array(tarball)), {
    entrypoints: modules,
  });
  if (!analysis.types) throw new Error('The package contains no types.');
  expect(Object.keys(analysis.entrypoints).sort()).toEqual(modules.sort());
  // The package contains only ES modules, so Node 10 resolution and `require` are not supported.
  const problems = analysis.problems.filter(
    (problem) =>
      !('resolutionKind' in problem) ||
      (problem.resolutionKind !== 'node10' && problem.resolutionKind !== 'node16-cjs'),
  );
  expect(problems).toEqual([]);
});
