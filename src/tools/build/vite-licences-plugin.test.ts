import { mkdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { build } from 'vite';
import { beforeAll, expect, it } from 'vitest';
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

it('throws if a build tool other than Vite or Rolldown added a module', () => {
  expect(() => findPackageFolder('\0helpers/decorate.js')).toThrow('helpers/decorate.js');
});

// The build compares the names, links and licences of the real packages with the committed lists.
it.each([
  ['a licence in package.json', { license: undefined }, 'Terms.'],
  ['text in its licence file', {}, '\n'],
  ['a repository', { repository: undefined }, 'Terms.'],
])('throws for a package without %s', (_, fields, licenceText) => {
  const manifest = { name: 'a', version: '1.0.0', license: 'MIT', repository: 'b/a', ...fields };
  write('faulty/package.json', JSON.stringify(manifest));
  write('faulty/LICENSE', licenceText);
  expect(() => describePackage(join(root, 'faulty'))).toThrow(/^a (?:does|has) /u);
});
