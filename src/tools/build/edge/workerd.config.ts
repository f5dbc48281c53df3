import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

const resolveProjectPath = (path: string) =>
  fileURLToPath(new URL(`../../../../${path}`, import.meta.url));

/** Bundles the module worker for workerd. The tables stay separate modules. */
// biome-ignore lint/style/noDefaultExport: Vite requires it
export default defineConfig({
  root: resolveProjectPath('.'),
  publicDir: false,
  build: {
    target: 'es2022',
    outDir: resolveProjectPath('dist-edge'),
    lib: {
      entry: resolveProjectPath('src/hosts/workerd.ts'),
      formats: ['es'],
      fileName: 'workerd',
    },
    rolldownOptions: {
      external: [/\.(bin|wasm)$/],
      // workerd.capnp refers to the modules by these names.
      output: { paths: (id) => id.replace(/^.*\/(tables\/\w+\.(?:bin|wasm))$/, './$1') },
    },
  },
});
