import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';
import { listFiles } from '../list-files.ts';

/** Matches files to compress. Pictures are already compressed. */
const COMPRESSIBLE = /\.(?:bin|css|html|js|json|svg|txt|wasm|webmanifest)$/u;

/** Writes a Brotli copy and a gzip copy of each file of the build, for servers that can send compressed copies. */
export function viteCompressPlugin(): Plugin {
  let folder = '';
  return {
    name: 'namescope-compress',
    apply: 'build',
    configResolved: ({ root, build }) => {
      folder = resolve(root, build.outDir);
    },
    closeBundle: {
      // Runs after the service worker has been built.
      order: 'post',
      sequential: true,
      handler() {
        for (const path of listFiles(folder)) {
          if (!COMPRESSIBLE.test(path)) continue;
          const file = join(folder, path);
          const bytes = readFileSync(file);
          writeFileSync(`${file}.br`, brotliCompressSync(bytes));
          writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }));
        }
      },
    },
  };
}
