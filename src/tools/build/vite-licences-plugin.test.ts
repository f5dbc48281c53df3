import { mkdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { build } from 'vite';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createTestFolder } from '../../primitives/testing/create-test-folder.ts';
import {
  createLicencesPlugins,
  describePackage,
  findPackageFolder,
  LICENCES_FILE,
  PACKAGES_FILE,
} from './vite-licences-plugin.ts';

// Vite resolves links and short names, and the temporary folder of macOS and Windows can contain them.
const root = realpathSync.native(createTestFolder());

function write(file: string, text: string): void {
  const path = join(root, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

function writePackage(
  folder: string,
  files: Record<string, string>,
  licenceText = `Terms of ${folder}`,
) {
  const name = folder.split('node_modules/').at(-1);
  const manifest = { name, version: '1.0.0', license: 'MIT', repository: `someone/${name}` };
  write(`${folder}/package.json`, JSON.stringify({ ...manifest, type: 'module' }));
  write(`${folder}/LICENSE`, licenceText);
  for (const [file, text] of Object.entries(files)) write(`${folder}/${file}`, text);
}

/**
 * Builds a page with a worker, and then a second bundle that stands in for the service worker.
 * Returns the error if a build fails.
 */
async function buildSite(): Promise<unknown> {
  const licences = createLicencesPlugins(root);
  const shared = { root, configFile: false, logLevel: 'silent' } as const;
  try {
    await build({
      ...shared,
      plugins: [licences.collect()],
      worker: { format: 'es', plugins: () => [licences.collect()] },
      build: { assetsInlineLimit: 0 },
    });
    await build({
      ...shared,
      plugins: [licences.check()],
      build: { lib: { entry: 'last.js', formats: ['es'] }, emptyOutDir: false },
    });
    return undefined;
  } catch (error) {
    return error;
  }
}

function readNames(): string[] {
  const list: { name: string }[] = JSON.parse(readFileSync(join(root, PACKAGES_FILE), 'utf8'));
  return list.map(({ name }) => name);
}

beforeAll(() => {
  const code = (label: string) => ({
    'index.js': `export const run = () => console.log('${label}');`,
  });
  for (const name of ['unused', 'used-in-last', 'used-in-worker', 'later']) {
    writePackage(`node_modules/${name}`, code(name), 'Terms of several packages');
  }
  writePackage('node_modules/outer', {
    'index.js': "export { run } from 'inner';\nconsole.log();",
  });
  writePackage('node_modules/outer/node_modules/inner', code('inner'));
  writePackage('node_modules/styled', { 'style.css': '* { top: 0 }' });
  writePackage('node_modules/pictured', { 'picture.png': 'no picture' });
  // Vite adds some of its code to each page.
  writePackage('node_modules/vite', {});
  write('index.html', '<script type="module" src="page.js"></script>');
  write(
    'page.js',
    `import { run as unused } from 'unused';
    import { run } from 'outer';
    import 'styled/style.css';
    import picture from 'pictured/picture.png';
    run(picture, new Worker(new URL('worker.js', import.meta.url), { type: 'module' }));`,
  );
  write('worker.js', "import { run } from 'used-in-worker';\nrun();");
  write('last.js', "import { run } from 'used-in-last';\nrun();");
  write('LICENSE', 'Terms of the site\r\n');
  write('src/data/LICENSES.md', 'Terms of data');
  write('src/data/sources/LICENSE-UNICODE.txt', 'Terms of Unicode');
  write(PACKAGES_FILE, '[]\n');
  write(LICENCES_FILE, '');
});

it('adds missing packages to the list and fails the build', async () => {
  expect(String(await buildSite())).toContain('The packages or licences of the site have changed');
  const shipped = [
    'inner',
    'outer',
    'pictured',
    'styled',
    'used-in-last',
    'used-in-worker',
    'vite',
  ];
  expect(readNames()).toEqual(shipped);
  const licences = readFileSync(join(root, LICENCES_FILE), 'utf8');
  expect(licences).toContain('\nused-in-last 1.0.0, used-in-worker 1.0.0\n');
  expect(licences.match(/^Terms .+/gmu)).toEqual([
    'Terms of the site',
    'Terms of node_modules/outer/node_modules/inner',
    'Terms of node_modules/outer',
    'Terms of node_modules/pictured',
    'Terms of node_modules/styled',
    'Terms of several packages',
    'Terms of node_modules/vite',
    'Terms of data',
    'Terms of Unicode',
  ]);
});

it('passes if the list matches the packages in the bundles', async () => {
  expect(await buildSite()).toBeUndefined();
});

it('emits only the licences of a build', async () => {
  const licences = createLicencesPlugins(root);
  await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [licences.emit()],
    build: { outDir: 'emitted', lib: { entry: 'last.js', formats: ['es'] } },
  });
  const text = readFileSync(join(root, 'emitted/licences.txt'), 'utf8');
  expect(text).toContain('\nused-in-last 1.0.0\n');
  expect(text).not.toContain('used-in-worker');
});

it('updates the list and fails the build if a package was removed or its licence changed', async () => {
  write('last.js', '');
  expect(String(await buildSite())).toContain('The packages or licences of the site have changed');
  expect(readNames()).not.toContain('used-in-last');

  writePackage('node_modules/styled', {}, 'Other terms');
  expect(String(await buildSite())).toContain('The packages or licences of the site have changed');
  expect(await buildSite()).toBeUndefined();
});

it('fails the build if a package has no licence file', async () => {
  write('last.js', "import { run } from 'later';\nrun();");
  rmSync(join(root, 'node_modules/later/LICENSE'));
  expect(String(await buildSite())).toContain('later has no licence text');
});

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
