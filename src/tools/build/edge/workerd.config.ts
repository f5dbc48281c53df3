import { defineConfig } from 'vite';
import { projectRoot } from '../../install.mjs';

/** Vite configuration that bundles the module worker for workerd and leaves the tables as separate modules. */
// biome-ignore lint/style/noDefaultExport: Vite requires it
export default defineConfig({
  root: projectRoot,
  publicDir: false,
  build: {
    target: 'es2022',
    outDir: 'dist-edge',
    lib: {
      entry: 'src/hosts/workerd.ts',
      formats: ['es'],
      fileName: 'workerd',
    },
    rolldownOptions: {
      external: [/\.(bin|wasm)$/],
      // src/hosts/workerd.capnp refers to these modules as `./tables/…`.
      output: {
        paths: (id) => id.replace(/^.*[\\/]tables[\\/](\w+\.(?:bin|wasm))$/, './tables/$1'),
      },
    },
  },
});
