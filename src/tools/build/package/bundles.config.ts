import { join } from 'node:path';
import { defineConfig, type UserConfig } from 'vite';
import { projectRoot } from '../../install.mjs';
import { createLicencesPlugins } from '../vite-licences-plugin.ts';

/** Packages that other modules of this package also import, or that only a server needs. */
const IMPORTED = [
  '@adraffy/ens-normalize',
  '@modelcontextprotocol/server',
  '@noble/hashes',
  '@scure/bip39',
  'tinypool',
];

const BUNDLES: Readonly<Record<string, UserConfig>> = {
  // `namescope/chain` contains the parts of viem that it uses, so that the package needs no further dependency.
  chain: {
    build: {
      target: 'es2022',
      outDir: join(projectRoot, 'dist-package/chain'),
      emptyOutDir: false,
      minify: true,
      lib: { entry: 'src/chain/chain.ts', formats: ['es'] },
      rolldownOptions: {
        external: /^@adraffy\//,
        output: { entryFileNames: '[name].js', chunkFileNames: 'parts/[name].js' },
      },
    },
  },
  // The command line is bundled, because hundreds of modules take longer to load than a name takes to inspect. The
  // tables, `namescope/chain` and the packages in `IMPORTED` stay separate files.
  cli: {
    ssr: { target: 'node', noExternal: true, external: IMPORTED },
    build: {
      ssr: true,
      target: 'node20',
      outDir: join(projectRoot, 'dist-package/cli'),
      rolldownOptions: {
        input: [
          'src/cli/main.ts',
          'src/cli/inspection/batch-worker.ts',
          'src/hosts/pool-thread.ts',
        ],
        external: /\/chain\/chain\.ts$/,
        output: {
          // All files are in one folder, because modules refer to the tables by relative paths.
          entryFileNames: '[name].js',
          chunkFileNames: '[name].js',
          paths: (id) => (id.endsWith('/chain/chain.ts') ? '../chain/chain.js' : id),
          // Keeps names, so that the stack of an unexpected error can be read.
          minify: { compress: true, mangle: false, codegen: { removeWhitespace: true } },
        },
      },
    },
  },
};

/** Bundles a part of the package. The mode is the name of the bundle. */
// biome-ignore lint/style/noDefaultExport: Vite requires it
export default defineConfig(({ mode }) => ({
  root: projectRoot,
  publicDir: false,
  // viem mentions modules of Node in code that the bundle does not contain.
  logLevel: 'error',
  plugins: [createLicencesPlugins(projectRoot).emit()],
  ...BUNDLES[mode],
}));
