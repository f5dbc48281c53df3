import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { build } from 'vite';
import { expect, it } from 'vitest';
import { createTestFolder } from '../../primitives/testing/create-test-folder.ts';
import { viteCompressPlugin } from './vite-compress-plugin.ts';

it('writes compressed copies of everything but pictures', async () => {
  const root = createTestFolder();
  writeFileSync(join(root, 'index.html'), '<!doctype html><title>a page</title>');
  await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [
      viteCompressPlugin(),
      {
        name: 'assets',
        generateBundle() {
          this.emitFile({ type: 'asset', fileName: 'table.bin', source: 'a table' });
          this.emitFile({ type: 'asset', fileName: 'picture.png', source: 'a picture' });
        },
      },
    ],
  });
  const folder = join(root, 'dist');
  expect(readdirSync(folder).sort()).toEqual([
    ...['index.html', 'index.html.br', 'index.html.gz', 'picture.png'],
    ...['table.bin', 'table.bin.br', 'table.bin.gz'],
  ]);
  expect(String(brotliDecompressSync(readFileSync(join(folder, 'table.bin.br'))))).toBe('a table');
  expect(String(gunzipSync(readFileSync(join(folder, 'table.bin.gz'))))).toBe('a table');
});
