import { execFileSync } from 'node:child_process';
import { cpSync, rmSync, writeFileSync } from 'node:fs';
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
const POLICIES = {
  /** Bundled by esbuild, with the worker as a separate entry. */
  plain: `${POLICY}; worker-src 'self'`,
  /** The same bundle with Trusted Types and without workers. */
  strict: `${POLICY}; worker-src 'none'; require-trusted-types-for 'script'; trusted-types 'none'`,
  /** The same bundle without the file of the worker. */
  incomplete: `${POLICY}; worker-src 'self'`,
  /** The same bundle with an empty worker file. */
  empty: `${POLICY}; worker-src 'self'`,
  /** Bundled by Vite with its default configuration. */
  react: `${POLICY}; worker-src 'self'`,
} as const;

export type Sites = Readonly<Record<keyof typeof POLICIES, StaticSite>>;

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
  for (const site of ['incomplete', 'empty'])
    cpSync(join(built, 'plain'), join(built, site), { recursive: true });
  rmSync(join(built, 'incomplete/engine-worker.js'));
  writeFileSync(join(built, 'empty/engine-worker.js'), '');
}

async function serve(site: keyof typeof POLICIES): Promise<StaticSite> {
  const folder = join(built, site === 'strict' ? 'plain' : site);
  return startStaticSite({ folder, headers: { 'Content-Security-Policy': POLICIES[site] } });
}

/** A test with pages of other apps that use the element from the built package. */
export const test = base.extend<object, { sites: Sites }>({
  sites: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the dependencies of a fixture here
    async ({}, use) => {
      await buildPages();
      const names = Object.keys(POLICIES) as (keyof typeof POLICIES)[];
      const sites = await Promise.all(
        names.map(async (name) => [name, await serve(name)] as const),
      );
      await use(Object.fromEntries(sites) as Record<keyof typeof POLICIES, StaticSite>);
      await Promise.all(sites.map(([, site]) => site.stop()));
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});
