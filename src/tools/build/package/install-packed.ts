// Vitest setup that packs the package and installs it in an empty folder, once for all tests of the package.

import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { NEEDS_SHELL, projectRoot } from '../../install.mjs';

declare module 'vitest' {
  interface ProvidedContext {
    /** Path of the folder that contains only the installed package. */
    packedFolder: string;
  }
}

function runNpm(args: string[], cwd: string, env: NodeJS.ProcessEnv = {}): void {
  execFileSync('npm', args, {
    cwd,
    env: { ...process.env, ...env },
    shell: NEEDS_SHELL,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}

/** Packs the package and installs it with other packages in an empty folder. */
export function installPacked(folder: string, otherPackages: readonly string[] = []): void {
  // Not an argument, because the shell on Windows would split a path that contains spaces.
  runNpm(['pack', '--silent'], projectRoot, { npm_config_pack_destination: folder });
  writeFileSync(join(folder, 'package.json'), '{ "private": true, "type": "module" }');
  const { version } = JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8'));
  const options = ['--no-audit', '--no-fund', '--prefer-offline', '--silent'];
  runNpm(['install', ...options, `./namescope-${version}.tgz`, ...otherPackages], folder);
}

export function setup({ provide }: TestProject): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'namescope-package-'));
  installPacked(folder);
  provide('packedFolder', folder);
  // On Windows, a process that has just ended can still lock the folder.
  return () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
}
