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
const shared = { root, configFile: false, logLevel: 'silent' } as const;

function write(file: string, text: string): void {
  const path = join(root, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

/** Writes the package of a folder in node_modules. */
function writePackage(folder: string, file: string, text: string, licence = `Terms of ${folder}`) {
  const path = `node_modules/${folder}`;
  const name = folder.split('node_modules/').at(-1);
  const manifest = { name, version: '1.0.0', license: 'MIT', repository: `someone/${name}` };
  write(`${path}/package.json`, JSON.stringify({ ...manifest, type: 'module' }));
  write(`${path}/LICENSE`, licence);
  write(`${path}/${file}`, text);
}

/**
 * Builds a page with a worker, and then a second bundle that stands in for the service worker.
 * Returns the error if a build fails.
 */
async function buildSite(): Promise<string> {
  const licences = createLicencesPlugins(root);
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
    return 'built';
  } catch (error) {
    return String(error);
  }
}

function readNames(): string[] {
  const list: { name: string }[] = JSON.parse(readFileSync(join(root, PACKAGES_FILE), 'utf8'));
  return list.map(({ name }) => name);
}

const CHANGED = expect.stringContaining('The packages or licences of the site have changed');

beforeAll(() => {
  for (const name of ['unused', 'in-last', 'in-worker', 'later', 'outer/node_modules/inner']) {
    const licence = name.startsWith('outer') ? 'Terms of inner' : 'Terms of several packages';
    writePackage(name, 'index.js', `export const run = () => console.log('${name}');`, licence);
  }
  writePackage('outer', 'index.js', "export { run } from 'inner';\nconsole.log();");
  writePackage('styled', 'style.css', '* { top: 0 }');
  writePackage('pictured', 'picture.png', 'no picture');
  // Vite adds some of its code to each page.
  writePackage('vite', 'index.js', '');
  write('index.html', '<script type="module" src="page.js"></script>');
  write(
    'page.js',
    `import { run as unused } from 'unused';
    import { run } from 'outer';
    import 'styled/style.css';
    import picture from 'pictured/picture.png';
    run(picture, new Worker(new URL('worker.js', import.meta.url), { type: 'module' }));`,
  );
  write('worker.js', "import { run } from 'in-worker';\nrun();");
  write('last.js', "import { run } from 'in-last';\nrun();");
  write('LICENSE', 'Terms of the site\r\n');
  write('src/data/LICENSES.md', 'Terms of data');
  write('src/data/sources/LICENSE-UNICODE.txt', 'Terms of Unicode');
  write(PACKAGES_FILE, '[]\n');
  write(LICENCES_FILE, '');
});

it('updates the lists and fails the build until they match the bundles', async () => {
  expect(await buildSite()).toEqual(CHANGED);
  expect(readNames()).toEqual([
    ...['in-last', 'in-worker', 'inner', 'outer', 'pictured', 'styled', 'vite'],
  ]);
  const licences = readFileSync(join(root, LICENCES_FILE), 'utf8');
  expect(licences).toContain('\nin-last 1.0.0, in-worker 1.0.0\n');
  expect(licences.match(/(?<=^Terms of ).+/gmu)).toEqual([
    ...['the site', 'several packages', 'inner', 'outer', 'pictured', 'styled', 'vite'],
    ...['data', 'Unicode'],
  ]);
  expect(await buildSite()).toBe('built');

  write('last.js', '');
  expect(await buildSite()).toEqual(CHANGED);
  expect(readNames()).not.toContain('in-last');

  write('node_modules/styled/LICENSE', 'Other terms');
  expect(await buildSite()).toEqual(CHANGED);
  expect(await buildSite()).toBe('built');
});

it('emits only the licences of a build, and fails without a licence file', async () => {
  const lib = { entry: 'last.js', formats: ['es' as const] };
  const emit = () =>
    build({
      ...shared,
      plugins: [createLicencesPlugins(root).emit()],
      build: { outDir: 'emitted', lib },
    });
  write('last.js', "import { run } from 'later';\nrun();");
  await emit();
  const text = readFileSync(join(root, 'emitted/licences.txt'), 'utf8');
  expect(text).toContain('\nlater 1.0.0\n');
  expect(text).not.toContain('in-worker');
  rmSync(join(root, 'node_modules/later/LICENSE'));
  await expect(emit()).rejects.toThrow('later has no licence text');
});

it('throws if a build tool other than Vite or Rolldown added a module', () => {
  expect(() => findPackageFolder('\0helpers/decorate.js')).toThrow('helpers/decorate.js');
});

// The build compares the names, links and licences of the real packages with the committed lists.
it.each([
  ['licence in package.json', { license: undefined }, 'Terms.'],
  ['licence text', {}, '\n'],
  ['known repository in package.json', { repository: undefined }, 'Terms.'],
])('throws for a package without a %s', (missing, fields, licenceText) => {
  const manifest = { name: 'a', version: '1.0.0', license: 'MIT', repository: 'b/a', ...fields };
  write('faulty/package.json', JSON.stringify(manifest));
  write('faulty/LICENSE', licenceText);
  expect(() => describePackage(join(root, 'faulty'))).toThrow(`a has no ${missing}.`);
});
