import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { UNICODE_VERSION } from './find-unicode-version.ts';

const folder = fileURLToPath(new URL('.', import.meta.url));
const require = createRequire(import.meta.url);

interface PackageJson {
  version: string;
  devDependencies: Record<string, string>;
}

/** Versions the generator asks for, by package name. */
export function readWantedPackages(): Readonly<Record<string, string>> {
  return readJson<PackageJson>(`${folder}package.json`).devDependencies;
}

/** Version of an installed package that also the project itself uses, such as `@adraffy/ens-normalize`. */
export function readProjectPackageVersion(name: string): string {
  return readJson<PackageJson>(`${folder}../../../node_modules/${name}/package.json`).version;
}

/** Installs the generator's packages beside it, exactly as its lock file says, unless they are there already. */
export function ensurePackages(): void {
  const complete = Object.entries(readWantedPackages()).every(([name, version]) => {
    const path = `${getPackageFolder(name)}/package.json`;
    return existsSync(path) && readJson<PackageJson>(path).version === version;
  });
  if (complete) return;
  execFileSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], {
    cwd: folder,
    stdio: 'inherit',
  });
}

/** Folder of one of the generator's packages. */
export function getPackageFolder(name: string): string {
  return `${folder}node_modules/${name}`;
}

/**
 * Loads JSON or a module of one of the generator's packages. Not an import statement, because
 * types are checked, and unused code is looked for, also where these packages are not installed.
 */
export function loadPackageFile<T>(path: string): T {
  const loaded = require(path);
  return loaded?.default ?? loaded;
}

/** Loads a file of the package that has the data of {@link UNICODE_VERSION}. */
export function loadUnicodeFile<T>(path: string): T {
  return loadPackageFile<T>(`@unicode/unicode-${UNICODE_VERSION}/${path}`);
}

function readJson<T>(path: string): T {
  return JSON.parse(readFileSync(path, 'utf8'));
}
