// Vitest setup that packs the package and installs it in an empty folder, once for all tests of the package.

import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** Path of the folder that contains only the installed package. */
    packedFolder: string;
  }
}

const projectRoot = fileURLToPath(new URL('../../../../', import.meta.url));

function runNpm(args: string[], cwd: string): void {
  const shell = process.platform === 'win32';
  execFileSync('npm', args, { cwd, shell, stdio: ['ignore', 'ignore', 'inherit'] });
}

/** Packs the package and installs it with other packages in an empty folder. */
export function installPacked(folder: string, otherPackages: readonly string[] = []): void {
  runNpm(['pack', '--silent', '--pack-destination', folder], projectRoot);
  writeFileSync(join(folder, 'package.json'), '{ "private": true, "type": "module" }');
  const { version } = JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8'));
  const options = ['--no-audit', '--no-fund', '--prefer-offline', '--silent'];
  runNpm(['install', ...options, `./namescope-${version}.tgz`, ...otherPackages], folder);
}

export function setup({ provide }: TestProject): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'namescope-package-'));
  installPacked(folder);
  provide('packedFolder', folder);
  return () => rmSync(folder, { recursive: true, force: true });
}
