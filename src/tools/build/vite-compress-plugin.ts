import { readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
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
      async handler() {
        const paths = listFiles(folder).filter((path) => COMPRESSIBLE.test(path));
        await Promise.all(paths.map((path) => compress(join(folder, path))));
      },
    },
  };
}

/** Compresses on the threads of libuv, so that all cores are used. */
async function compress(file: string): Promise<void> {
  const bytes = await readFile(file);
  await writeFile(`${file}.br`, await promisify(brotliCompress)(bytes));
  await writeFile(`${file}.gz`, await promisify(gzip)(bytes, { level: 9 }));
}
