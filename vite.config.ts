import { availableParallelism } from 'node:os';
import react from '@vitejs/plugin-react';
import { configDefaults, defineConfig } from 'vitest/config';
import { isWholeRun } from './src/engine/testing/test-scope.ts';
import { viteApiPlugin } from './src/hosts/vite-api-plugin.ts';
import { CSS_OPTIONS } from './src/tools/build/css-options.ts';
import { viteCompressPlugin } from './src/tools/build/vite-compress-plugin.ts';
import { viteDetailsPlugin } from './src/tools/build/vite-details-plugin.ts';
import {
  vitePolicyPlugin,
  vitePreloadPlugin,
  viteSiteUrlPlugin,
} from './src/tools/build/vite-html-plugins.ts';
import { viteIntegrityPlugin } from './src/tools/build/vite-integrity-plugin.ts';
import { createLicencesPlugins } from './src/tools/build/vite-licences-plugin.ts';
import { viteOfflinePlugin } from './src/tools/build/vite-offline-plugin.ts';
import { listIsolatedTests, PACKED_TESTS, SCREEN_TESTS } from './src/tools/test-groups.ts';

const licences = createLicencesPlugins(import.meta.dirname);

/** Chunks and workers that verdicts wait for; `size-limit` in package.json counts them. */
const AT_START = ['boot', 'entry', 'main', 'rolldown-runtime', 'inspector-worker', 'start-engine'];

/** Modules that the page loads after the first question to a wallet. They are in one chunk. */
const CHAIN_MODULES =
  /src\/(chain|words\/(?:chain|checks\/(?!check-words))|engine\/checks)\/|src\/contract\/chain-facts\.|src\/lists\/writers\/on-chain-columns\.|src\/client\/chain\/chain-code\.|src\/ui\/components\/chain\/(?!ask-wallet)|node_modules\/(viem|abitype)\//;

/**
 * Small modules of several screens, in one chunk. The name of each chunk costs the first file about 30 bytes. They import
 * nothing that is larger, because notices need this chunk even if the file of a screen is damaged.
 */
const SMALL_MODULES =
  /\/(?:get-error-message|guess-name|contract\/imitation-kinds|running-jobs|yielder|use-kept-focus)\.ts$/;

/**
 * Returns the path of a chunk. Chunks that are loaded on demand have their own folder. The service worker does not store
 * the folder of the chunk for the chain.
 */
const nameScript = ({ name }: { name: string }) =>
  `assets/${AT_START.includes(name) ? '' : name === 'chain' ? 'chain/' : 'later/'}[name]-[hash].js`;

/** Plugins take longer on a slow machine, and its user cannot change that. */
const NO_TIMINGS = { pluginTimings: false };

const isolatedTests = listIsolatedTests(import.meta.dirname);

/** `npm run test:all` also runs the tests that install packages or take long. */
const skipped = [...configDefaults.exclude, ...(isWholeRun ? [] : ['**/*.all.test.ts'])];

// biome-ignore lint/style/noDefaultExport: Vite requires it
export default defineConfig({
  base: './',
  // True in the browser extension.
  define: { IS_EXTENSION: 'false' },
  css: CSS_OPTIONS,
  // The server does not answer other paths with the page.
  appType: 'mpa',
  plugins: [
    react(),
    viteDetailsPlugin(),
    viteApiPlugin(),
    viteSiteUrlPlugin(),
    vitePolicyPlugin(),
    vitePreloadPlugin(),
    licences.collect(),
    viteIntegrityPlugin(),
    viteOfflinePlugin([licences.check()]),
    viteCompressPlugin(),
  ],
  worker: {
    format: 'es',
    plugins: () => [viteDetailsPlugin(), licences.collect()],
    rolldownOptions: {
      checks: NO_TIMINGS,
      output: {
        chunkFileNames: nameScript,
        entryFileNames: nameScript,
        // Every verdict waits for these two files, so they don't import others.
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
    // The Content-Security-Policy allows no data: URLs.
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      // The HTML already loads the files of the start.
      resolveDependencies: (_, files) =>
        files.filter((file) => !AT_START.some((name) => file.startsWith(`assets/${name}-`))),
    },
    rolldownOptions: {
      checks: NO_TIMINGS,
      output: {
        chunkFileNames: nameScript,
        // The first screen needs two files: one starts the worker, the other renders the page.
        codeSplitting: {
          groups: [
            { name: 'boot', test: /src\/ui\/boot\.ts$/, priority: 3 },
            { name: 'entry', test: /src\/ui\/entry\.ts$/, priority: 2 },
            { name: 'main', test: /src\/ui\/main\.tsx$/, priority: 1 },
            // One file instead of twenty, because each connection waits for its own round trip.
            {
              name: 'chain',
              test: CHAIN_MODULES,
              priority: 0,
              includeDependenciesRecursively: false,
            },
            { name: 'full-report', test: /full-report\.tsx$|name-evidence\.ts$/, priority: 0 },
            {
              name: 'small',
              test: SMALL_MODULES,
              priority: 0,
              includeDependenciesRecursively: false,
            },
          ],
        },
      },
    },
  },
  test: {
    environment: 'node',
    // Tests that compare times measure CPU time, so all processors can be used.
    maxWorkers: availableParallelism(),
    testTimeout: 180_000,
    hookTimeout: 180_000,
    coverage: {
      include: ['src/engine/**/*.ts', 'src/api/**/*.ts'],
      exclude: ['**/testing/**', '**/assembly/**'],
      reporter: ['text-summary'],
      reportsDirectory: 'test-results/coverage',
      thresholds: { 'src/engine/**': { branches: 95 }, 'src/api/**': { branches: 95 } },
    },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['src/**/*.test.ts', 'src/**/*.test.tsx'],
          exclude: [...skipped, ...PACKED_TESTS, ...SCREEN_TESTS, ...isolatedTests],
          // Importing the engine again for each file would take half of the time.
          isolate: false,
        },
      },
      {
        extends: true,
        test: { name: 'isolated', include: isolatedTests, exclude: skipped },
      },
      {
        extends: true,
        test: {
          name: 'screens',
          include: SCREEN_TESTS,
          exclude: [...skipped, ...isolatedTests],
          setupFiles: 'src/ui/testing/stub-page.ts',
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'package',
          include: PACKED_TESTS,
          exclude: skipped,
          globalSetup: 'src/tools/build/package/install-packed.ts',
        },
      },
    ],
    tags: [
      { name: 'sweep', description: 'tries every character, which is too slow for mutation tests' },
    ],
  },
});
