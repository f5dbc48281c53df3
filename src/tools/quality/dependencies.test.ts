import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

interface LockedPackage {
  hasInstallScript?: boolean;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
}

const stated = JSON.parse(readFileSync('package.json', 'utf8'));
const locked: Record<string, LockedPackage> = JSON.parse(
  readFileSync('package-lock.json', 'utf8'),
).packages;
const dependencies = Object.keys(stated.dependencies);
const contributing = readFileSync('.github/CONTRIBUTING.md', 'utf8');

/** Returns the packages of a list in CONTRIBUTING.md with their reasons. */
function readList(title: string): string[] {
  const [, list = ''] = contributing.split(`\n${title}:\n\n`);
  return [...(list.split('\n\n')[0] ?? '').matchAll(/^- `(.+?)`: \S.*\.$/gmu)].map(
    ([, name = '']) => name,
  );
}

it('gives a reason for every dependency', () => {
  expect(readList('Dependencies')).toEqual(dependencies);
  expect(readList('Development dependencies')).toEqual(Object.keys(stated.devDependencies));
});

it('states the right number of dependencies in the README', () => {
  const words = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'];
  for (const file of ['README.md', '.github/SECURITY.md']) {
    const counts = [...readFileSync(file, 'utf8').matchAll(/(\w+) dependencies\b/gu)];
    expect(counts.map(([, word]) => word)).toEqual([words[dependencies.length]]);
  }
});

it('pins every version', () => {
  for (const version of Object.values({ ...stated.dependencies, ...stated.devDependencies })) {
    expect(version).toMatch(/^\d+\.\d+\.\d+$/u);
  }
});

it.each(dependencies)('%s has no dependencies and no install script', (name) => {
  const {
    hasInstallScript = false,
    dependencies: needed = {},
    optionalDependencies: optional = {},
  } = locked[`node_modules/${name}`] ?? {};
  expect(locked).toHaveProperty([`node_modules/${name}`]);
  expect({ hasInstallScript, needed, optional }).toEqual({
    hasInstallScript: false,
    needed: {},
    optional: {},
  });
});

it('has no install script', () => {
  const scripts = ['preinstall', 'install', 'postinstall', 'prepare'];
  expect(Object.keys(stated.scripts).filter((name) => scripts.includes(name))).toEqual([]);
});

it('can write an SBOM', () => {
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
