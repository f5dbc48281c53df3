// npm run bench: measures the engine in Node, and with --browser in Chromium's workers and page too.
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { createInspector } from '../engine/inspector.ts';
import { createWasmKeccak } from '../engine/name/wasm-keccak.ts';
import { realNames } from './corpora.ts';
import { measureEngine } from './measure-engine.ts';
import { measureMemory } from './memory.ts';
import { printResults } from './print-results.ts';
import type { BenchResult } from './results.ts';

const table = (name: string) => readFile(new URL(`../data/tables/${name}`, import.meta.url));

setFlagsFromString('--expose-gc');
const collectGarbage: () => void = runInNewContext('gc');

function heap(): number {
  collectGarbage();
  return process.memoryUsage().heapUsed;
}

const keccak256 = await createWasmKeccak();
const tables = { bulk: await table('bulk.bin'), details: await table('details.bin') };
const create = () => createInspector(tables, keccak256 ? { keccak256 } : {});

const wantsBrowser = process.argv.includes('--browser');
const result: BenchResult = {
  machine: { runtime: `Node ${process.version}`, cores: availableParallelism() },
  node: {
    ...measureEngine(create),
    memory: await measureMemory(create().inspectColumns, realNames(300_000), heap),
  },
  browser: wantsBrowser ? await (await import('./measure-browser.ts')).measureBrowser() : null,
};
printResults(result);
await mkdir('bench-results', { recursive: true });
await writeFile('bench-results/latest.json', `${JSON.stringify(result, null, 2)}\n`);
console.log('\nWritten to bench-results/latest.json');
