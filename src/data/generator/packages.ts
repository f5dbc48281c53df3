import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

/** Unicode version of the tables. package.json in this folder pins the packages with its data. */
export const UNICODE_VERSION = '17.0.0';

/** Unicode version in the format of UCD ages. */
export const UNICODE_AGE = UNICODE_VERSION.replace(/\.0$/, '');

/** Age of the previous Unicode version. */
export const PREVIOUS_AGE = '16.0';

const folder = fileURLToPath(new URL('.', import.meta.url));
const require = createRequire(import.meta.url);

interface PackageJson {
  version: string;
  devDependencies: Record<string, string>;
}

/** Returns the package versions that the generator requires. */
export function readWantedPackages(): Readonly<Record<string, string>> {
  return readJson<PackageJson>(`${folder}package.json`).devDependencies;
}

/** Returns the installed version of a package in the project's root, such as `@adraffy/ens-normalize`. */
export function readProjectPackageVersion(name: string): string {
  return readJson<PackageJson>(`${folder}../../../node_modules/${name}/package.json`).version;
}

/** Installs the packages of the generator's lock file, unless all of them are installed. */
export function ensurePackages(): void {
  const isComplete = Object.entries(readWantedPackages()).every(([name, version]) => {
    const path = `${getPackageFolder(name)}/package.json`;
    return existsSync(path) && readJson<PackageJson>(path).version === version;
  });
  if (isComplete) return;
  execFileSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], {
    cwd: folder,
    stdio: 'inherit',
  });
}

/** Returns the folder of one of the generator's packages. */
export function getPackageFolder(name: string): string {
  return `${folder}node_modules/${name}`;
}

/**
 * Loads JSON or a module from one of the generator's packages. Import statements would make tsc and knip fail if the
 * packages are not installed.
 */
export function loadPackageFile<T>(path: string): T {
  const loaded = require(path);
  return loaded?.default ?? loaded;
}

/** Loads a file from the package with the data of {@link UNICODE_VERSION}. */
export function loadUnicodeFile<T>(path: string): T {
  return loadPackageFile<T>(`@unicode/unicode-${UNICODE_VERSION}/${path}`);
}

function readJson<T>(path: string): T {
  return JSON.parse(readFileSync(path, 'utf8'));
}
