import { execFileSync } from 'node:child_process';
import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { test as base } from '@playwright/test';
import { build as buildWithEsbuild } from 'esbuild';
import { build as buildWithVite } from 'vite';
import { type StaticSite, startStaticSite } from '../offline/static-site.ts';

const projectRoot = fileURLToPath(new URL('../../', import.meta.url));
const sources = join(projectRoot, 'e2e/element/pages');
const built = join(projectRoot, 'node_modules/.cache/element-pages');

const POLICY = "default-src 'none'; script-src 'self'; style-src 'self'";

interface Sites {
  /** Bundled by esbuild, with the worker as a separate entry. */
  readonly plain: StaticSite;
  /** The same bundle with Trusted Types and without workers. */
  readonly strict: StaticSite;
  /** Bundled by Vite with its default configuration. */
  readonly react: StaticSite;
}

async function buildPages(): Promise<void> {
  rmSync(built, { recursive: true, force: true });
  execFileSync(process.execPath, ['src/tools/build/package/build-package.mjs'], {
    cwd: projectRoot,
  });
  await Promise.all([
    buildWithEsbuild({
      absWorkingDir: projectRoot,
      entryPoints: {
        plain: join(sources, 'plain.js'),
        'engine-worker': 'dist-package/element/engine-worker.js',
      },
      outdir: join(built, 'plain'),
      bundle: true,
      splitting: true,
      minify: true,
      format: 'esm',
      target: 'es2022',
      logLevel: 'error',
    }),
    buildWithVite({
      root: sources,
      configFile: false,
      logLevel: 'error',
      base: './',
      build: {
        outDir: join(built, 'react'),
        // The policy allows no data: URLs.
        assetsInlineLimit: 0,
        rolldownOptions: { input: join(sources, 'react.html') },
      },
    }),
  ]);
  for (const file of ['plain.html', 'plain.css'])
    cpSync(join(sources, file), join(built, 'plain', file));
}

const serve = (folder: string, policy: string) =>
  startStaticSite({
    folder: join(built, folder),
    headers: { 'Content-Security-Policy': `${POLICY}; ${policy}` },
  });

/** A test with pages of other apps that use the element from the built package. */
export const test = base.extend<object, { sites: Sites }>({
  sites: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the dependencies of a fixture here
    async ({}, use) => {
      await buildPages();
      const sites: Sites = {
        plain: await serve('plain', "worker-src 'self'"),
        strict: await serve(
          'plain',
          "worker-src 'none'; require-trusted-types-for 'script'; trusted-types 'none'",
        ),
        react: await serve('react', "worker-src 'self'"),
      };
      await use(sites);
      await Promise.all(Object.values(sites).map((site) => site.stop()));
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});
