import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { getPackageFolder } from './packages.ts';

/** The module's sources, by their path from `src/data`; the first is compiled, with what it imports. */
export const HASHING_SOURCES = ['hashing', 'keccak', 'parents'].map(
  (name) => `../engine/hashing/assembly/${name}.ts`,
);

/** The hashing module: WebAssembly without imports, its memory of a fixed size. */
export function compileHashing(): Uint8Array {
  const folder = mkdtempSync(join(tmpdir(), 'namescope-'));
  const outFile = join(folder, 'hashing.wasm');
  try {
    execFileSync(
      process.execPath,
      [
        join(getPackageFolder('assemblyscript'), 'bin/asc.js'),
        fileURLToPath(new URL('../../engine/hashing/assembly/hashing.ts', import.meta.url)),
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
