import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createHandler } from '../api/handler.ts';
import { createCorpora } from '../bench/corpora.ts';
import { findWorkerd } from '../tools/on-demand-packages.ts';
import { createNodeInspector } from './node.ts';

const projectRoot = fileURLToPath(new URL('../../', import.meta.url));

const processes: ChildProcess[] = [];
let base: string;

/** Starts workerd with a configuration file. Returns the base URL of the API. */
async function serve(config: string): Promise<string> {
  const options = ['--socket-addr=http=127.0.0.1:0', '--control-fd=3'];
  const workerd = spawn(findWorkerd(), ['serve', config, ...options], {
    cwd: projectRoot,
    stdio: ['ignore', 'inherit', 'inherit', 'pipe'],
  });
  processes.push(workerd);
  const [line] = await once(createInterface(workerd.stdio[3] as Readable), 'line');
  return `http://127.0.0.1:${JSON.parse(line).port}/api`;
}

beforeAll(async () => {
  const args = ['build', '--config', 'src/tools/build/edge/workerd.config.ts'];
  const build = spawnSync('npx', ['vite', ...args], {
    cwd: projectRoot,
    shell: process.platform === 'win32',
  });
  expect(build.stderr.toString() + build.status).toMatch(/0$/);
  base = await serve('src/hosts/workerd.capnp');
});

afterAll(async () => {
  for (const workerd of processes) {
    workerd.kill();
    await once(workerd, 'exit');
  }
});

const post = (path: string, body: unknown): [path: string, init: RequestInit] => [
  path,
  {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  },
];

const bulk = (names: readonly string[]) =>
  post('/bulk-inspect-names', { names, network_name: 'mainnet' });

const handleInNode = createHandler({ inspector: () => createNodeInspector(), basePath: '/api' });

const HOSTILE = ['', '.', 'a..eth', `[${'5d'.repeat(32)}].eth`, 'x'.repeat(500), '€'.repeat(99)];

it.each<[what: string, status: number, path: string, init?: RequestInit]>([
  ['hostile names', 200, ...bulk(HOSTILE)],
  ...createCorpora().map(({ names }, at): [string, number, string, RequestInit] => [
    `corpus ${at}`,
    200,
    ...bulk(names.slice(0, 250)),
  ]),
  [
    'a name in full',
    200,
    ...post('/inspect-name', { name: 'vìtalik.eth', network_name: 'mainnet' }),
  ],
  ['a name in a path', 200, '/inspect-name/mainnet/v%C3%ACtalik.eth'],
  ['a grapheme', 200, '/inspect-grapheme/%C3%AC'],
  ['imitations', 200, '/imitations/mainnet/vitalik.eth?limit=1500&kinds=look_alike'],
  ['the OpenAPI document', 200, '/openapi.json'],
  ['two graphemes', 422, '/inspect-grapheme/ab'],
  ['a malformed path', 400, '/inspect-grapheme/%E0%A4'],
  ['no limit', 422, '/imitations/mainnet/a.eth?limit=0'],
  ['another path', 404, '/other'],
  ['a body of 5 MB', 413, ...post('/bulk-inspect-names', 'x'.repeat(5 * 1024 * 1024))],
])('answers %s as in Node', async (_, status, path, init) => {
  const response = await fetch(base + path, init);
  expect(response.status).toBe(status);
  const expected = await handleInNode(new Request(`http://localhost/api${path}`, init));
  expect(await response.json()).toEqual(await expected.json());
});

it.each<[title: string, change: (module: Buffer) => Buffer, isRight: boolean]>([
  [
    'hashes with the WebAssembly module: a changed module returns different hashes',
    removeNine,
    false,
  ],
  ['hashes correctly if the module has no functions', (module) => module.subarray(0, 8), true],
])('%s', async (_, change, isRight) => {
  const folder = join(projectRoot, 'dist-edge');
  const module = readFileSync(join(projectRoot, 'src/data/tables/hashing.wasm'));
  const config = readFileSync(join(projectRoot, 'src/hosts/workerd.capnp'), 'utf8')
    .replaceAll('../../dist-edge/', '')
    .replaceAll('../data/', '../src/data/')
    .replace('../src/data/tables/hashing.wasm', 'changed.wasm');
  writeFileSync(join(folder, 'changed.wasm'), change(module));
  writeFileSync(join(folder, 'changed.capnp'), config);
  const address = await serve('dist-edge/changed.capnp');
  const names = ['eth', `[${'9'.repeat(64)}]`];
  const [path, init] = bulk(names);
  const response = await fetch(address + path, init);
  const { results }: { results: { namehash: string }[] } = await response.json();
  const expected = (await createNodeInspector()).bulkInspectNames(names);
  const isEqual = expected.map(
    (outcome, index) => outcome.ok && outcome.value.namehash === results[index]?.namehash,
  );
  expect(isEqual).toEqual([true, isRight]);
});

/** Makes the module reject the hex digit 9: `i32.const 57` becomes `i32.const 56`. */
function removeNine(module: Buffer): Buffer {
  const code = module.toString('latin1');
  expect(code).toContain('A9');
  return Buffer.from(code.replaceAll('A9', 'A8'), 'latin1');
}
