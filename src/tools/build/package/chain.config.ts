import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { createLicencesPlugins } from '../vite-licences-plugin.ts';

const projectRoot = fileURLToPath(new URL('../../../../', import.meta.url));

/** Bundles `namescope/chain` with the parts of viem that it uses, so that the package needs no further dependency. */
// biome-ignore lint/style/noDefaultExport: Vite requires it
export default defineConfig({
  root: projectRoot,
  publicDir: false,
  // viem mentions modules of Node in code that the bundle does not contain.
  logLevel: 'error',
  plugins: [createLicencesPlugins(projectRoot).emit()],
  build: {
    target: 'es2022',
    outDir: join(projectRoot, 'dist-package/chain'),
    emptyOutDir: false,
    minify: true,
    lib: { entry: 'src/chain/chain.ts', formats: ['es'] },
    rolldownOptions: {
      external: /^@adraffy\//,
      output: {
        entryFileNames: '[name].js',
        chunkFileNames: 'parts/[name].js',
      },
    },
  },
});
