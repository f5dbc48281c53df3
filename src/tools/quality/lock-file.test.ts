import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

interface LockedPackage {
  integrity?: string;
  os?: string[];
  cpu?: string[];
  libc?: string[];
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
}

/** Matches packages that run on one platform: `@esbuild/darwin-arm64`, `lightningcss-win32-x64-msvc`. */
const PLATFORM =
  /[/-](aix|android|darwin|freebsd|linux|netbsd|openbsd|openharmony|sunos|wasm32|win32|windows)-[\w-]+$/;

const text = readFileSync('package-lock.json', 'utf8');
const locked: Record<string, LockedPackage> = JSON.parse(text).packages;
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
it('contains every dependency, including those for other platforms', () => {
  const missing = packages.flatMap(([path, { dependencies, optionalDependencies }]) =>
    Object.keys({ ...dependencies, ...optionalDependencies }).filter(
      (name) => !isLocked(path, name),
    ),
  );
  expect(missing).toEqual([]);
});

it('says on which platform a package runs', () => {
  expect(platformPackages.length).toBeGreaterThan(100);
  const unclear = platformPackages.filter(
    ([path, { os, cpu, libc }]) =>
      !cpu || !(os || /-wasm32-/.test(path)) || !(libc || !/-linux-\w+-(gnu|musl)$/.test(path)),
  );
  expect(listPaths(unclear)).toEqual([]);
});

it('contains the hash of every package, but no registry URLs', () => {
  const unhashed = packages.filter(([, { integrity }]) => !integrity?.startsWith('sha512-'));
  expect(listPaths(unhashed)).toEqual([]);
  expect(text).not.toContain('"resolved"');
});
