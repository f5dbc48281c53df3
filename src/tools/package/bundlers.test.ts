import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { build as buildWithEsbuild } from 'esbuild';
import { build as buildWithVite } from 'vite';
import { expect, inject, it } from 'vitest';

const readme = readFileSync(fileURLToPath(new URL('../../../README.md', import.meta.url)), 'utf8');

/** The README's app for a bundler, in a folder of its own beside the installed package. */
function writeApp(bundler: string): { folder: string; code: string } {
  const [, code = ''] = new RegExp(`\`\`\`ts\n(// ${bundler}\\b.*?)\`\`\``, 's').exec(readme) ?? [];
  const folder = join(inject('packedFolder'), `bundled-${bundler}`);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'app.ts'), code);
  return { folder, code };
}

/** Holds what the bundle prints to what its source says behind `// →`. */
async function expectOutput(bundle: string, code: string): Promise<void> {
  const { stdout } = await promisify(execFile)(process.execPath, [bundle]);
  const expected = [...code.matchAll(/\/\/ → (.*)/g)].map(([, text]) => text);
  expect(expected).not.toEqual([]);
  expect(stdout.trim().split('\n')).toEqual(expected);
}

it('is bundled by esbuild, with its tables in the bundle', async () => {
  const { folder, code } = writeApp('esbuild');
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
  // What the app does not import is left out.
  const inputs = Object.keys(metafile.inputs).join('\n');
  expect(inputs).toContain('namescope/dist-package/engine/inspector.js');
  expect(inputs).not.toMatch(/valibot|commander|dist-package\/(?:http|hosts|cli|element)\//u);
  await expectOutput(join(folder, 'dist/app.mjs'), code);
});

it('is bundled by Vite, with its tables as files that the app fetches', async () => {
  const { folder, code } = writeApp('Vite');
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
    await expectOutput(join(outDir, 'app.mjs'), code);
  } finally {
    server.close();
  }
});
