import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

const resolveProjectPath = (path: string) =>
  fileURLToPath(new URL(`../../../../${path}`, import.meta.url));

/** Bundles the module worker for workerd; the tables stay modules of their own. */
// biome-ignore lint/style/noDefaultExport: Vite asks for it
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
      // The names that workerd.capnp gives these modules.
      output: { paths: (id) => id.replace(/^.*\/(tables\/\w+\.(?:bin|wasm))$/, './$1') },
    },
  },
});
