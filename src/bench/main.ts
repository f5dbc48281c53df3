// Runs the benchmarks in Node. With --browser, also measures in Chromium. With --tests FILE, also measures with the
// official tests of ENSIP-15. npm starts the script in the root folder.

import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { createInspector } from '../engine/inspector.ts';
import { type Corpus, createCorpora, createRealNames } from './corpora.ts';
import { measureBrowser } from './measure-browser.ts';
import { measureEngine } from './measure-engine.ts';
import { measureMemory } from './memory.ts';
import { type BenchResult, printResults } from './print-results.ts';

const readTable = (name: string) => readFile(`src/data/tables/${name}`);

setFlagsFromString('--expose-gc');
const collectGarbage: () => void = runInNewContext('gc');

function measureHeap(): number {
  collectGarbage();
  return process.memoryUsage().heapUsed;
}

/**
 * Reads the official tests of ENSIP-15, `validate/tests.json` of https://github.com/adraffy/ens-normalize.js. The file is
 * an array of objects with a `name`. The first object describes the file and is skipped.
 */
async function readEnsip15Tests(path: string): Promise<Corpus> {
  const tests: { name: string }[] = JSON.parse(await readFile(path, 'utf8'));
  return { title: 'ENSIP-15 tests', goal: 1.6, names: tests.slice(1).map(({ name }) => name) };
}

const tables = { bulk: await readTable('bulk.bin'), details: await readTable('details.bin') };
const hashing = await readTable('hashing.wasm');
const create = () => createInspector(tables, { hashing });

const { values: options } = parseArgs({
  options: { browser: { type: 'boolean' }, tests: { type: 'string' } },
});
const corpora = createCorpora();
if (options.tests !== undefined) corpora.push(await readEnsip15Tests(options.tests));

const result: BenchResult = {
  machine: { runtime: `Node ${process.version}`, cores: availableParallelism() },
  node: {
    ...measureEngine(create, corpora),
    memory: await measureMemory(create().inspectColumns, createRealNames(300_000), measureHeap),
  },
  browser: options.browser ? await measureBrowser(corpora) : null,
};
printResults(result);
await mkdir('bench-results', { recursive: true });
await writeFile('bench-results/latest.json', `${JSON.stringify(result, null, 2)}\n`);
console.log('\nWrote bench-results/latest.json');
