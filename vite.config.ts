import { availableParallelism } from 'node:os';
import react from '@vitejs/plugin-react';
import { VitePWA } from 'vite-plugin-pwa';
import { configDefaults, defineConfig } from 'vitest/config';
import { viteApiPlugin } from './src/hosts/vite-api-plugin.ts';
import { createIntegrity } from './src/tools/build/vite-integrity-plugin.ts';
import { createLicencesPlugins } from './src/tools/build/vite-licences-plugin.ts';
import { vitePolicyPlugin } from './src/tools/build/vite-policy-plugin.ts';
import { vitePreloadPlugin } from './src/tools/build/vite-preload-plugin.ts';
import { viteSiteUrlPlugin } from './src/tools/build/vite-site-url-plugin.ts';

const integrity = createIntegrity();
const licences = createLicencesPlugins(import.meta.dirname);

/** Chunks and workers that verdicts wait for; `size-limit` in package.json counts them. */
const AT_START = ['boot', 'entry', 'main', 'rolldown-runtime', 'inspector-worker', 'start-engine'];

/** What is loaded when a screen asks for it has a folder of its own. */
const nameScript = ({ name }: { name: string }) =>
  `assets/${AT_START.includes(name) ? '' : 'later/'}[name]-[hash].js`;

/** Tests that run the packed package, which is installed for them. */
const PACKED_TESTS = ['src/tools/build/package/*.test.ts', 'src/cli/**/*.process.test.ts'];

/** The site's files on the visitor's device: src/service-worker/README.md. */
const offline = VitePWA({
  strategies: 'injectManifest',
  srcDir: 'src/service-worker',
  filename: 'service-worker.ts',
  // public/manifest.webmanifest is ours, and the client registers through a Trusted Types policy.
  manifest: false,
  injectRegister: false,
  injectManifest: {
    rollupFormat: 'iife',
    buildPlugins: { vite: [licences.check()] },
    globPatterns: ['**/*'],
    // Pictures are for those who do not have the page yet.
    globIgnores: ['**/*.map', 'service-worker.js', 'pictures/**'],
    dontCacheBustURLsMatching: /^assets\//,
    manifestTransforms: [(entries) => ({ manifest: entries.map(integrity.addToEntry) })],
  },
});

// biome-ignore lint/style/noDefaultExport: Vite asks for it
export default defineConfig({
  base: './',
  // One page: the server answers no other path with it.
  appType: 'mpa',
  plugins: [
    react(),
    viteApiPlugin(),
    viteSiteUrlPlugin(),
    vitePolicyPlugin(),
    vitePreloadPlugin(),
    licences.collect(),
    integrity.plugin,
    offline,
  ],
  worker: {
    format: 'es',
    plugins: () => [licences.collect()],
    rolldownOptions: {
      output: {
        chunkFileNames: nameScript,
        entryFileNames: nameScript,
        // What any name waits for is one file, not one after the other.
        codeSplitting: {
          groups: [
            { name: 'inspector-worker', test: /src\/worker\/inspector-worker\.ts$/, priority: 2 },
            { name: 'start-engine', test: /src\/worker\/start-engine\.ts$/, priority: 1 },
          ],
        },
      },
    },
  },
  build: {
    target: 'es2022',
    // The Content-Security-Policy knows no data: addresses.
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      // What the page starts with is there already.
      resolveDependencies: (_, files) =>
        files.filter((file) => !AT_START.some((name) => file.startsWith(`assets/${name}-`))),
    },
    rolldownOptions: {
      output: {
        chunkFileNames: nameScript,
        // What the first screen needs is two files, each with all that it imports: what starts the worker, and the page.
        codeSplitting: {
          groups: [
            { name: 'boot', test: /src\/ui\/boot\.ts$/, priority: 3 },
            { name: 'entry', test: /src\/ui\/entry\.ts$|rolldown\/runtime/, priority: 2 },
            { name: 'main', test: /src\/ui\/main\.tsx$/, priority: 1 },
          ],
        },
      },
    },
  },
  test: {
    environment: 'node',
    // All of them: times are compared by what a process used of its processor, not by the clock.
    maxWorkers: availableParallelism(),
    testTimeout: 180_000,
    coverage: {
      include: ['src/engine/**/*.ts', 'src/http/**/*.ts'],
      exclude: ['**/testing/**', '**/assembly/**'],
      reporter: ['text-summary'],
      reportsDirectory: 'test-results/coverage',
      thresholds: { 'src/engine/**': { branches: 95 }, 'src/http/**': { branches: 95 } },
    },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['src/**/*.test.ts', 'src/**/*.test.tsx'],
          exclude: [...configDefaults.exclude, ...PACKED_TESTS],
        },
      },
      {
        extends: true,
        test: {
          name: 'package',
          include: PACKED_TESTS,
          globalSetup: 'src/tools/build/package/install-packed.ts',
        },
      },
    ],
    tags: [
      { name: 'sweep', description: 'tries every character: too slow to repeat for each mutant' },
    ],
  },
});
