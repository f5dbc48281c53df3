import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { createLicencesPlugins } from '../vite-licences-plugin.ts';

const projectRoot = fileURLToPath(new URL('../../../../', import.meta.url));

/** Packages that other modules of this package also import, or that only a server needs. */
const IMPORTED = [
  '@adraffy/ens-normalize',
  '@modelcontextprotocol/server',
  '@noble/hashes',
  '@scure/bip39',
  'tinypool',
];

/**
 * Bundles the command line, because hundreds of modules take longer to load than a name takes to inspect. The tables,
 * `namescope/chain` and {@link IMPORTED} stay separate files.
 */
// biome-ignore lint/style/noDefaultExport: Vite requires it
export default defineConfig({
  root: projectRoot,
  publicDir: false,
  logLevel: 'error',
  plugins: [createLicencesPlugins(projectRoot).emit()],
  ssr: { target: 'node', noExternal: true, external: IMPORTED },
  build: {
    ssr: true,
    target: 'node20',
    outDir: join(projectRoot, 'dist-package/cli'),
    rolldownOptions: {
      input: ['src/cli/main.ts', 'src/cli/inspection/batch-worker.ts', 'src/hosts/pool-thread.ts'],
      external: /\/chain\/chain\.ts$/,
      output: {
        // All files are in one folder, because modules refer to the tables relative to themselves.
        entryFileNames: '[name].js',
        chunkFileNames: '[name].js',
        paths: (id) => (id.endsWith('/chain/chain.ts') ? '../chain/chain.js' : id),
        // Keeps names, so that the stack of an unexpected error can be read.
        minify: { compress: true, mangle: false, codegen: { removeWhitespace: true } },
      },
    },
  },
});
