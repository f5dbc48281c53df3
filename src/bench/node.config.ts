import { defineConfig } from 'vite';

/** Bundles the measurements for Node as an application would be, so that no tool's help in development is measured. */
// biome-ignore lint/style/noDefaultExport: Vite asks for it
export default defineConfig({
  publicDir: false,
  logLevel: 'warn',
  build: {
    ssr: 'src/bench/main.ts',
    target: 'node20',
    outDir: 'node_modules/.cache/bench-node',
    emptyOutDir: true,
  },
});
