import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The node or the contracts of the test chain are missing and cannot be installed. */
export class NoTestChainError extends Error {}

/** Folder for files that can be generated again. */
export const cacheFolder = fileURLToPath(
  new URL('../../../node_modules/.cache/test-chain', import.meta.url),
);

const folder = fileURLToPath(new URL('.', import.meta.url));
const MANIFESTS = ['package.json', 'package-lock.json'];

/** Names of processors in anvil's packages. */
const PROCESSORS: Readonly<Record<string, string>> = { x64: 'amd64', arm64: 'arm64' };

/**
 * Returns the `node_modules` folder of the test chain. If it is missing, installs the packages that the lock file of this
 * folder lists, without running their scripts.
 */
export function installTestChain(): string {
  const hash = createHash('sha256');
  for (const file of MANIFESTS) hash.update(readFileSync(join(folder, file)));
  const version = hash.digest('hex').slice(0, 16);
  const target = join(cacheFolder, `packages-${process.platform}-${process.arch}-${version}`);
  if (!existsSync(target)) install(target);
  return join(target, 'node_modules');
}

/** Returns the path of the anvil program for this computer. */
export function findAnvil(modules: string): string {
  const { platform, arch } = process;
  const file = platform === 'win32' ? 'anvil.exe' : 'anvil';
  const path = join(modules, `@foundry-rs/anvil-${platform}-${PROCESSORS[arch]}/bin/${file}`);
  if (existsSync(path)) return path;
  throw new NoTestChainError(`No package contains anvil for ${platform} ${arch}.`);
}

/** Installs into a temporary folder and renames it, so that other processes never see half of an installation. */
function install(target: string): void {
  mkdirSync(cacheFolder, { recursive: true });
  const temporary = mkdtempSync(join(cacheFolder, 'installing-'));
  try {
    for (const file of MANIFESTS) copyFileSync(join(folder, file), join(temporary, file));
    runNpm(temporary);
    findAnvil(join(temporary, 'node_modules'));
    moveUnlessExists(temporary, target);
  } finally {
    rmSync(temporary, { recursive: true, force: true });
  }
}

function runNpm(cwd: string): void {
  const args = ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  const shell = process.platform === 'win32';
  const { status, error, stderr } = spawnSync('npm', args, { cwd, encoding: 'utf8', shell });
  if (status === 0) return;
  throw new NoTestChainError(
    `anvil, the Ethereum node for tests, cannot be installed from the npm registry.\n${error?.message ?? stderr}`,
  );
}

function moveUnlessExists(from: string, to: string): void {
  try {
    renameSync(from, to);
  } catch (error) {
    // Another process installed the packages first.
    if (!existsSync(to)) throw error;
  }
}
