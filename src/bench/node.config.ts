import { defineConfig } from 'vite';

/** Bundles the benchmarks for Node like an application, so that they don't measure a development loader. */
// biome-ignore lint/style/noDefaultExport: Vite requires a default export
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
