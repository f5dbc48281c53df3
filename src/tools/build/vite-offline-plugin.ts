import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { build, type Plugin } from 'vite';
import { listFiles } from '../list-files.ts';
import { hashFile } from './vite-integrity-plugin.ts';

const ENTRY = 'src/service-worker/service-worker.ts';

/**
 * Matches files that the device does not store: compressed copies, the service worker itself, pictures, which only link
 * previews and stores need, and the chain, which cannot be read offline.
 */
const NOT_STORED = /\.(?:br|gz|map)$|^(?:service-worker\.js$|pictures\/|assets\/chain\/)/u;

/** Lists the files of a build that the service worker stores. Names of files in `assets/` contain a hash. */
export function listOfflineFiles(folder: string) {
  return listFiles(folder)
    .filter((path) => !NOT_STORED.test(path))
    .map((url) => ({
      url,
      revision: url.startsWith('assets/') ? null : hashRevision(join(folder, url)),
      integrity: hashFile(join(folder, url)),
    }));
}

/** Computes the revision of a file like the first release did, so that devices keep the files they have. */
function hashRevision(file: string): string {
  return createHash('md5').update(readFileSync(file)).digest('hex');
}

/**
 * Builds the service worker after the page, as one classic script with the list of the files that it stores. See
 * src/service-worker/README.md.
 *
 * @param plugins plugins for the build of the service worker
 */
export function viteOfflinePlugin(plugins: Plugin[]): Plugin {
  let root = '';
  let outDir = '';
  return {
    name: 'namescope-offline',
    apply: 'build',
    configResolved: (config) => {
      root = config.root;
      outDir = resolve(root, config.build.outDir);
    },
    closeBundle: {
      sequential: true,
      handler: async () => {
        await build({
          root,
          configFile: false,
          publicDir: false,
          logLevel: 'warn',
          define: { 'self.__WB_MANIFEST': JSON.stringify(listOfflineFiles(outDir)) },
          plugins,
          build: {
            outDir,
            emptyOutDir: false,
            target: 'es2022',
            rolldownOptions: {
              input: join(root, ENTRY),
              output: { format: 'iife', entryFileNames: 'service-worker.js' },
            },
          },
        });
      },
    },
  };
}
