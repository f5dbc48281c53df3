import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { build as buildWithEsbuild } from 'esbuild';
import { build as buildWithVite, createServer as createViteServer } from 'vite';
import { expect, inject, it } from 'vitest';
import { type ReadmeExample, readExamples } from './readme-examples.ts';

/** Writes the example app for a bundler into a new folder inside the folder of the installed package. */
function writeApp(bundler: string): ReadmeExample & { folder: string } {
  const example = readExamples('ts').find(({ code }) => code.startsWith(`// ${bundler}`));
  if (!example) throw new Error(`The package guide has no example for ${bundler}.`);
  const folder = join(inject('packedFolder'), `bundled-${bundler}`);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'app.ts'), example.code);
  return { ...example, folder };
}

/** Runs a bundle in Node and returns the lines that it prints. */
async function runBundle(bundle: string): Promise<string[]> {
  const { stdout } = await promisify(execFile)(process.execPath, [bundle]);
  return stdout.trim().split('\n');
}

it('esbuild includes the tables in the bundle', async () => {
  const { folder, expectedLines } = writeApp('esbuild');
  const { metafile } = await buildWithEsbuild({
    absWorkingDir: folder,
    entryPoints: ['app.ts'],
    bundle: true,
    minify: true,
    splitting: true,
    format: 'esm',
    target: 'es2022',
    loader: { '.bin': 'binary' },
    outdir: 'dist',
    outExtension: { '.js': '.mjs' },
    metafile: true,
    logLevel: 'error',
  });
  // The bundle does not contain modules that the app does not import.
  const inputs = Object.keys(metafile.inputs).join('\n');
  expect(inputs).toContain('namescope/dist-package/engine/inspector.js');
  expect(inputs).not.toMatch(
    /valibot|commander|modelcontextprotocol|zod|dist-package\/(?:http|hosts|cli|element)\//u,
  );
  expect(await runBundle(join(folder, 'dist/app.mjs'))).toEqual(expectedLines);
});

it('Vite emits the tables as separate files that the app fetches', async () => {
  const { folder, expectedLines } = writeApp('Vite');
  const outDir = join(folder, 'dist');
  const server = createServer(async ({ url = '' }, response) => {
    response.end(await readFile(join(outDir, url)));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  try {
    const { port } = server.address() as AddressInfo;
    await buildWithVite({
      root: folder,
      configFile: false,
      logLevel: 'error',
      base: `http://127.0.0.1:${port}/`,
      build: {
        target: 'es2022',
        rolldownOptions: {
          input: join(folder, 'app.ts'),
          output: { entryFileNames: 'app.mjs' },
        },
      },
    });
    expect(await runBundle(join(outDir, 'app.mjs'))).toEqual(expectedLines);
  } finally {
    server.close();
  }
});

it('Vite finds the worker of the element during development', async () => {
  const folder = join(inject('packedFolder'), 'served');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'app.js'), "import 'namescope/element';");
  const server = await createViteServer({
    root: folder,
    configFile: false,
    logLevel: 'error',
    optimizeDeps: { include: ['namescope/element'] },
    server: { host: '127.0.0.1', port: 0 },
  });
  try {
    await server.listen();
    const [origin] = server.resolvedUrls?.local ?? [];
    const fetchText = async (path: string) => {
      const response = await fetch(new URL(path, origin));
      expect([path, response.status]).toEqual([path, 200]);
      return response.text();
    };
    const [, element = ''] = /import "([^"]+)"/.exec(await fetchText('/app.js')) ?? [];
    expect(element).toContain('/.vite/deps/');
    const [, worker = ''] =
      /new URL\([^"]*"([^"]*engine-worker[^"]*)"/.exec(await fetchText(element)) ?? [];
    expect(await fetchText(worker)).toContain('inspect-any-name');
  } finally {
    await server.close();
  }
});
