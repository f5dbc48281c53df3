import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { isWholeRun } from '../../engine/testing/test-scope.ts';
import { ON_DEMAND_PACKAGES } from '../on-demand-packages.ts';

interface LockedPackage {
  hasInstallScript?: boolean;
  integrity?: string;
  os?: string[];
  cpu?: string[];
  libc?: string[];
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
}

const packageJson = JSON.parse(readFileSync('package.json', 'utf8'));
const lockFile = readFileSync('package-lock.json', 'utf8');
const locked: Record<string, LockedPackage> = JSON.parse(lockFile).packages;
const dependencies = Object.keys(packageJson.dependencies);
const contributing = readFileSync('.github/CONTRIBUTING.md', 'utf8');

/** Returns the packages in the list of CONTRIBUTING.md that follows a text. Skips packages without a reason. */
function readList(textBefore: string): string[] {
  const [, list = ''] = contributing.split(`${textBefore}:\n\n`);
  const entries = (list.split('\n\n')[0] ?? '').matchAll(/^- `(.+?)`: \S.*\.$/gmu);
  return Array.from(entries, ([, name = '']) => name);
}

it('CONTRIBUTING.md gives a reason for every dependency', () => {
  expect(readList('\nDependencies')).toEqual(dependencies);
  expect(readList('\nDevelopment dependencies')).toEqual(Object.keys(packageJson.devDependencies));
});

it('pins every package that is installed on demand, and gives a reason for it', () => {
  const pinned = Object.values(ON_DEMAND_PACKAGES).flat();
  for (const each of pinned) expect(each).toMatch(/.@\d+\.\d+\.\d+$/u);
  const names = pinned.map((each) => each.replace(/@[\d.]+$/u, ''));
  expect(readList('`src/tools/on-demand-packages.ts` has their versions')).toEqual(names.sort());
  const [used = ''] = /workerd@\S+/u.exec(packageJson.scripts.edge) ?? [];
  expect(pinned).toContain(used);
});

it('the documents state the right number of dependencies', () => {
  const words = 'no one two three four five six seven eight nine ten eleven twelve'.split(' ');
  for (const file of ['README.md', '.github/SECURITY.md', 'src/hosts/package.md']) {
    const counts = [...readFileSync(file, 'utf8').matchAll(/(\w+) dependencies\b/gu)];
    expect(counts.map(([, word]) => word)).toEqual([words[dependencies.length]]);
  }
});

it('package.json pins the version of every dependency', () => {
  for (const version of Object.values({
    ...packageJson.dependencies,
    ...packageJson.devDependencies,
  })) {
    expect(version).toMatch(/^\d+\.\d+\.\d+$/u);
  }
});

/** Dependencies of a dependency. CONTRIBUTING.md explains why these packages are accepted. */
const BROUGHT: Readonly<Record<string, readonly string[]>> = {
  '@modelcontextprotocol/server': ['@modelcontextprotocol/core', 'zod'],
  '@modelcontextprotocol/core': ['zod'],
};
const shipped = [...new Set([...dependencies, ...Object.values(BROUGHT).flat()])];

it.each(shipped)('%s needs only accepted packages and has no install script', (name) => {
  const {
    hasInstallScript = false,
    dependencies: required = {},
    optionalDependencies: optional = {},
  } = locked[`node_modules/${name}`] ?? {};
  expect(locked).toHaveProperty([`node_modules/${name}`]);
  const others = Object.entries({ ...required, ...optional }).filter(
    ([other, version]) =>
      packageJson.dependencies[other] !== version && !BROUGHT[name]?.includes(other),
  );
  expect({ hasInstallScript, others }).toEqual({ hasInstallScript: false, others: [] });
});

it('package.json has no install script', () => {
  const scripts = ['preinstall', 'install', 'postinstall', 'prepare'];
  expect(Object.keys(packageJson.scripts).filter((name) => scripts.includes(name))).toEqual([]);
});

it.runIf(isWholeRun)('npm sbom lists every shipped package', () => {
  const { stdout, stderr } = spawnSync('npm', ['sbom', '--sbom-format', 'cyclonedx'], {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    shell: process.platform === 'win32',
  });
  expect(stderr).not.toContain('npm error');
  const found: { name: string; version: string }[] = JSON.parse(stdout).components;
  const expected: { name: string; version: string }[] = JSON.parse(
    readFileSync('src/ui/features/about/shipped-packages.json', 'utf8'),
  );
  const names = new Set(found.map(({ name, version }) => `${name} ${version}`));
  expect(expected.filter(({ name, version }) => !names.has(`${name} ${version}`))).toEqual([]);
  expect(expected.length).toBeGreaterThan(dependencies.length);
});

/** Matches packages that run on one platform: `@esbuild/darwin-arm64`, `lightningcss-win32-x64-msvc`. */
const PLATFORM =
  /[/-](aix|android|darwin|freebsd|linux|netbsd|openbsd|openharmony|sunos|wasm32|win32|windows)-[\w-]+$/;

const packages = Object.entries(locked).filter(([path]) => path !== '');
const platformPackages = packages.filter(([path]) => PLATFORM.test(path));

/** Checks whether the lock file lists a dependency in the folder of the package that needs it or in a parent folder. */
function isLocked(path: string, dependency: string): boolean {
  const deepest = `${path}/node_modules/${dependency}`;
  return [...deepest.matchAll(/node_modules\//g)].some(
    ({ index }) => `${deepest.slice(0, index)}node_modules/${dependency}` in locked,
  );
}

const listPaths = (entries: [string, LockedPackage][]) => entries.map(([path]) => path);

// npm 10 leaves out packages for other platforms, and removes `libc`. `npm run lock` uses npm 11.
it('the lock file contains every dependency, including those for other platforms', () => {
  const missing = packages.flatMap(([path, { dependencies, optionalDependencies }]) =>
    Object.keys({ ...dependencies, ...optionalDependencies }).filter(
      (name) => !isLocked(path, name),
    ),
  );
  expect(missing).toEqual([]);
});

it('the lock file says on which platform a package runs', () => {
  expect(platformPackages.length).toBeGreaterThan(100);
  const unclear = platformPackages.filter(
    ([path, { os, cpu, libc }]) =>
      !cpu || !(os || /-wasm32-/.test(path)) || !(libc || !/-linux-\w+-(gnu|musl)$/.test(path)),
  );
  expect(listPaths(unclear)).toEqual([]);
});

it('the lock file contains the hash of every package, but no registry URLs', () => {
  const unhashed = packages.filter(([, { integrity }]) => !integrity?.startsWith('sha512-'));
  expect(listPaths(unhashed)).toEqual([]);
  expect(lockFile).not.toContain('"resolved"');
});
