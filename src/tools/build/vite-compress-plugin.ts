import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';
import { listFiles } from '../quality/compare-folders.ts';

/** Files that compression makes smaller. Pictures are compressed already. */
const COMPRESSIBLE = /\.(?:bin|css|html|js|json|svg|txt|wasm|webmanifest)$/u;

/** Writes a Brotli and a gzip copy beside every file of the build, for servers that send such copies. */
export function viteCompressPlugin(): Plugin {
  let folder = '';
  return {
    name: 'namescope-compress',
    apply: 'build',
    configResolved: ({ root, build }) => {
      folder = resolve(root, build.outDir);
    },
    closeBundle: {
      // After the service worker has been built.
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
