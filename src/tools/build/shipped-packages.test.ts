import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { createTestFolder } from '../../primitives/testing/create-test-folder.ts';
import { describePackage, findPackageFolder } from './shipped-packages.ts';

describe('findPackageFolder', () => {
  it.each([
    ['/site/node_modules/react/cjs/react.production.js', '/site/node_modules/react'],
    ['/site/node_modules/@noble/hashes/sha3.js', '/site/node_modules/@noble/hashes'],
    ['/site/node_modules/a/node_modules/@b/c/index.js', '/site/node_modules/a/node_modules/@b/c'],
    ['C:/site/node_modules/a/style.css?direct', 'C:/site/node_modules/a'],
    ['\0/site/node_modules/a/index.js?commonjs-module', '/site/node_modules/a'],
    ['\0rolldown/runtime.js', 'node_modules/rolldown'],
    ['\0vite/preload-helper.js', 'node_modules/vite'],
    ['/site/src/ui/main.tsx', undefined],
  ])('returns the folder of the module %j: %j', (id, folder) =>
    expect(findPackageFolder(id)).toBe(folder),
  );

  it('throws if a build tool other than Vite or Rolldown added the module', () => {
    expect(() => findPackageFolder('\0helpers/decorate.js')).toThrow('helpers/decorate.js');
  });
});

describe('describePackage', () => {
  const folder = createTestFolder();
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  const DEFAULT_MANIFEST = { name: 'a', version: '1.0.0', license: 'MIT', repository: 'b/a' };

  function describeWith(manifest: object, files: Record<string, string> = { LICENSE: 'Terms.' }) {
    mkdirSync(folder, { recursive: true });
    for (const [file, text] of Object.entries(files)) writeFileSync(join(folder, file), text);
    writeFileSync(
      join(folder, 'package.json'),
      JSON.stringify({ ...DEFAULT_MANIFEST, ...manifest }),
    );
    return describePackage(folder);
  }

  it('returns the name, version and licence of the package', () => {
    const { name, version, licence } = describeWith({});
    expect({ name, version, licence }).toEqual({ name: 'a', version: '1.0.0', licence: 'MIT' });
  });

  it.each([
    ['b/a', 'https://github.com/b/a'],
    ['github:b/a', 'https://github.com/b/a'],
    [{ url: 'git+https://github.com/b/a.js.git' }, 'https://github.com/b/a.js'],
    [{ url: 'https://github.com/b/a/' }, 'https://github.com/b/a'],
    [{ url: 'git+ssh://git@gitlab.com/b/a.git' }, 'https://gitlab.com/b/a'],
  ])('links the repository %j to %s', (repository, link) => {
    expect(describeWith({ repository }).link).toBe(link);
  });

  it.each([
    [{ LICENSE: 'Terms.\r\nMore.\r\n' }, 'Terms.\nMore.'],
    [{ 'licence.md': 'Terms.', 'licences-of-tests.js': 'No.' }, 'Terms.'],
    [{ 'LICENSE-MIT.txt': 'Terms.', NOTICE: 'Made by b.' }, 'Terms.\n\nMade by b.'],
    [{ 'LICENSE.md': 'Terms.\n\n# Licenses of bundled dependencies\nOther terms.' }, 'Terms.'],
  ])('reads the files %j as the licence text %j', (files, licenceText) => {
    expect(describeWith({}, files as Record<string, string>).licenceText).toBe(licenceText);
  });

  it.each([
    ['without a licence in package.json', { license: undefined }, { LICENSE: 'Terms.' }],
    ['without a licence file', {}, { 'README.md': 'MIT' }],
    ['with an empty licence file', {}, { LICENSE: '\n' }],
    ['without a repository', { repository: undefined }, { LICENSE: 'Terms.' }],
  ])('throws for a package %s', (_, manifest, files) => {
    expect(() => describeWith(manifest, files as Record<string, string>)).toThrow(
      /^a (?:does|has) /u,
    );
  });
});

it('returns the licence of Vite without the licences of its dependencies', () => {
  const { licenceText } = describePackage('node_modules/vite');
  expect(licenceText).toContain('Copyright (c) 2019-present, VoidZero Inc. and Vite contributors');
  expect(licenceText.length).toBeLessThan(readFileSync('node_modules/vite/LICENSE.md').length / 10);
});
