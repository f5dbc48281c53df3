import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { getPackageFolder } from './packages.ts';

const SOURCE_FOLDER = new URL('../../engine/hashing/assembly/', import.meta.url);

/** Paths of the sources, relative to `src/data`. */
export const HASHING_SOURCES = readdirSync(SOURCE_FOLDER)
  .sort()
  .map((name) => `../engine/hashing/assembly/${name}`);

/** Compiles the hashing module to WebAssembly without imports and with a fixed memory size. */
export function compileHashing(): Uint8Array {
  const folder = mkdtempSync(join(tmpdir(), 'namescope-'));
  const outFile = join(folder, 'hashing.wasm');
  try {
    execFileSync(
      process.execPath,
      [
        join(getPackageFolder('assemblyscript'), 'bin/asc.js'),
        fileURLToPath(new URL('hashing.ts', SOURCE_FOLDER)),
        ...['--outFile', outFile, '--runtime', 'stub', '--noAssert', '--pedantic'],
        ...['--enable', 'simd', '--optimizeLevel', '3', '--converge'],
      ],
      { stdio: 'inherit' },
    );
    return readFileSync(outFile);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
