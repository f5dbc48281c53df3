import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
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
  ])('%j is of %j', (id, folder) => expect(findPackageFolder(id)).toBe(folder));

  it('throws for code of unknown origin', () => {
    expect(() => findPackageFolder('\0helpers/decorate.js')).toThrow('helpers/decorate.js');
  });
});

describe('describePackage', () => {
  const folder = mkdtempSync(join(tmpdir(), 'namescope-package-'));
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  const STATED = { name: 'a', version: '1.0.0', license: 'MIT', repository: 'b/a' };

  function describeWith(stated: object, files: Record<string, string> = { LICENSE: 'Terms.' }) {
    mkdirSync(folder, { recursive: true });
    for (const [file, text] of Object.entries(files)) writeFileSync(join(folder, file), text);
    writeFileSync(join(folder, 'package.json'), JSON.stringify({ ...STATED, ...stated }));
    return describePackage(folder);
  }

  it('returns name, version and licence of the package', () => {
    const { name, version, licence } = describeWith({});
    expect({ name, version, licence }).toEqual({ name: 'a', version: '1.0.0', licence: 'MIT' });
  });

  it.each([
    ['b/a', 'https://github.com/b/a'],
    ['github:b/a', 'https://github.com/b/a'],
    [{ url: 'git+https://github.com/b/a.js.git' }, 'https://github.com/b/a.js'],
    [{ url: 'https://github.com/b/a/' }, 'https://github.com/b/a'],
    [{ url: 'git+ssh://git@gitlab.com/b/a.git' }, 'https://gitlab.com/b/a'],
  ])('%j is developed at %s', (repository, link) => {
    expect(describeWith({ repository }).link).toBe(link);
  });

  it.each([
    [{ LICENSE: 'Terms.\r\nMore.\r\n' }, 'Terms.\nMore.'],
    [{ 'licence.md': 'Terms.', 'licences-of-tests.js': 'No.' }, 'Terms.'],
    [{ 'LICENSE-MIT.txt': 'Terms.', NOTICE: 'Made by b.' }, 'Terms.\n\nMade by b.'],
    [{ 'LICENSE.md': 'Terms.\n\n# Licenses of bundled dependencies\nOther terms.' }, 'Terms.'],
  ])('%j are the terms %j', (files, terms) => {
    expect(describeWith({}, files as Record<string, string>).terms).toBe(terms);
  });

  it.each([
    ['without a licence', { license: undefined }, { LICENSE: 'Terms.' }],
    ['without the text of its licence', {}, { 'README.md': 'MIT' }],
    ['with an empty licence', {}, { LICENSE: '\n' }],
    ['without an address', { repository: undefined }, { LICENSE: 'Terms.' }],
  ])('throws for a package %s', (_, stated, files) => {
    expect(() => describeWith(stated, files as Record<string, string>)).toThrow(
      /^a (?:does|has) /u,
    );
  });
});

it('keeps only the licence of Vite itself', () => {
  const { terms } = describePackage('node_modules/vite');
  expect(terms).toContain('Copyright (c) 2019-present, VoidZero Inc. and Vite contributors');
  expect(terms.length).toBeLessThan(readFileSync('node_modules/vite/LICENSE.md').length / 10);
});
