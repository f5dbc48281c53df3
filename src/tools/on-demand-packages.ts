// Installs packages that only weekly tests, releases and measurements need. In package.json, they would double the time
// of every first installation.

import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const cache = fileURLToPath(new URL('../../node_modules/.cache/on-demand', import.meta.url));

/** Packages that are installed together. CONTRIBUTING.md gives the reason for each of them. */
export const ON_DEMAND_PACKAGES = {
  'addons-linter': ['addons-linter@10.14.0'],
  attw: ['@arethetypeswrong/cli@0.18.5'],
  nameguard: ['@namehash/nameguard@0.9.0'],
  puppeteer: ['puppeteer-core@24.43.1'],
  'schema-generator': ['ts-json-schema-generator@2.4.0'],
  stryker: ['@stryker-mutator/core@9.6.1', '@stryker-mutator/vitest-runner@9.6.1'],
  workerd: ['workerd@1.20261117.1'],
} as const satisfies Record<string, readonly string[]>;

/**
 * Installs packages unless the cache has them. Returns their `node_modules` folder, which is in the one of the project, so
 * that they find the project's packages too. Throws if npm fails.
 */
export function installOnDemand(group: keyof typeof ON_DEMAND_PACKAGES): string {
  const packages = ON_DEMAND_PACKAGES[group];
  const target = join(cache, packages.join('+').replaceAll('/', '+'));
  if (!existsSync(target)) install(packages, target);
  return join(target, 'node_modules');
}

/** Installs into a temporary folder and renames it, so that other processes never see half of an installation. */
function install(packages: readonly string[], target: string): void {
  mkdirSync(cache, { recursive: true });
  const temporary = mkdtempSync(join(cache, 'installing-'));
  try {
    // Stryker's peer dependency Vitest is in the project.
    const options = ['--legacy-peer-deps', '--ignore-scripts', '--no-audit', '--no-fund'];
    const { status, stderr } = spawnSync(
      'npm',
      ['install', '--prefix', temporary, '--loglevel=error', ...options, ...packages],
      { cwd: temporary, encoding: 'utf8', shell: process.platform === 'win32' },
    );
    if (status !== 0) throw new Error(`npm cannot install ${packages.join(' ')}: ${stderr}`);
    try {
      renameSync(temporary, target);
    } catch (error) {
      // Another process installed the packages first.
      if (!existsSync(target)) throw error;
    }
  } finally {
    rmSync(temporary, { recursive: true, force: true });
  }
}

/** Returns the path of the program workerd. Unlike its launcher, it stops when its process is killed. */
export function findWorkerd(): string {
  return createRequire(join(installOnDemand('workerd'), 'workerd'))('workerd').default;
}
