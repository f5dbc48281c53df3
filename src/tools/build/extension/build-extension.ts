// npm run build:extension: builds the extension for Chromium and Firefox, as folders and as zip files.

import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { zipSync } from 'fflate';
import { build } from 'vite';
import { type Browser, createManifest } from '../../../extension/manifest.ts';
import { projectRoot } from '../../install.mjs';
import { listFiles } from '../../list-files.ts';

process.chdir(projectRoot);
const out = 'dist-extension';

/** Earliest time that a zip file can store. A fixed time makes builds reproducible. */
const ZIP_TIME = new Date(1980, 0, 1);

const BROWSERS: readonly Browser[] = ['chromium', 'firefox'];

function readVersion(): string {
  return JSON.parse(readFileSync('package.json', 'utf8')).version;
}

async function buildShared(folder: string): Promise<void> {
  await build({
    configFile: 'src/tools/build/extension/site.config.ts',
    logLevel: 'warn',
    build: { outDir: join(folder, 'site') },
  });
  // Browsers run the content script as a classic script, so it is one file.
  await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    build: {
      target: 'es2022',
      outDir: folder,
      emptyOutDir: false,
      rolldownOptions: {
        input: 'src/extension/content/content.ts',
        output: { format: 'iife', entryFileNames: 'content.js' },
      },
    },
  });
  cpSync('src/extension/icons', join(folder, 'icons'), { recursive: true });
  for (const file of ['LICENSE', 'public/favicon.svg']) {
    const name = file.split('/').at(-1) ?? file;
    cpSync(file, join(folder, name === 'LICENSE' ? 'licence.txt' : `site/${name}`));
  }
}

rmSync(out, { recursive: true, force: true });
const shared = join(out, 'shared');
mkdirSync(shared, { recursive: true });
await buildShared(shared);
const sharedFiles = listFiles(shared).map((path) => [path, readFileSync(join(shared, path))]);
for (const browser of BROWSERS) {
  const folder = join(out, browser);
  cpSync(shared, folder, { recursive: true });
  const manifest = `${JSON.stringify(createManifest(browser, readVersion()), null, 2)}\n`;
  writeFileSync(join(folder, 'manifest.json'), manifest);
  const files = { 'manifest.json': Buffer.from(manifest), ...Object.fromEntries(sharedFiles) };
  const bytes = zipSync(files, { level: 9, mtime: ZIP_TIME });
  const file = `namescope-${browser}.zip`;
  writeFileSync(join(out, file), bytes);
  console.log(`dist-extension/${file}: ${(bytes.length / 1000).toFixed(0)} kB`);
}
rmSync(shared, { recursive: true });
