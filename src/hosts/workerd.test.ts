import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createHandler } from '../api/handler.ts';
import { createCorpora } from '../bench/corpora.ts';
import { createNodeInspector } from './node.ts';

const projectRoot = fileURLToPath(new URL('../../', import.meta.url));

const processes: ChildProcess[] = [];
let base: string;

/** Starts workerd with a configuration file. Returns the base URL of the API. */
async function serve(config: string): Promise<string> {
  // Starts workerd without its launcher, so that killing the process stops it.
  const binary: string = createRequire(import.meta.url)('workerd').default;
  const options = ['--socket-addr=http=127.0.0.1:0', '--control-fd=3'];
  const workerd = spawn(binary, ['serve', config, ...options], {
    cwd: projectRoot,
    stdio: ['ignore', 'inherit', 'inherit', 'pipe'],
  });
  processes.push(workerd);
  const [line] = await once(createInterface(workerd.stdio[3] as Readable), 'line');
  return `http://127.0.0.1:${JSON.parse(line).port}/api`;
}

beforeAll(async () => {
  const build = spawnSync('npm', ['run', 'build:edge', '--silent'], {
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

const post = (path: string, body: unknown, address = base) =>
  fetch(address + path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });

it('inspects names in bulk', async () => {
  const names = ['vitalik.eth', 'vìtalik.eth', ''];
  const response = await post('/bulk-inspect-names', { names, network_name: 'mainnet' });
  expect(response.status).toBe(200);
  expect(await response.json()).toMatchObject({
    results: [
      {
        name: 'vitalik.eth',
        // Namehash of this name in the ENS contracts.
        namehash: '0xee6c4522aab0003e8d14cd40a6af439055fd2577951148c14b6cea9a53475835',
        rating: 2,
      },
      { name: 'vìtalik.eth', rating: 4, highest_risk: { check: 'impersonation_risk' } },
      { name: '', namehash: `0x${'0'.repeat(64)}`, rating: 2 },
    ],
  });
});

const bulk = (names: readonly string[]) => ({ names, network_name: 'mainnet' });

it('returns the same reports as in Node', async () => {
  const handleInNode = createHandler({ inspector: () => createNodeInspector(), basePath: '/api' });
  const hostile = ['', '.', 'a..eth', `[${'5d'.repeat(32)}].eth`, 'x'.repeat(500), '€'.repeat(99)];
  const lists = [hostile, ...createCorpora().map(({ names }) => names.slice(0, 250))];
  for (const names of lists) {
    const request = { method: 'POST', headers: { 'Content-Type': 'application/json' } };
    const body = JSON.stringify(bulk(names));
    const expected = await handleInNode(
      new Request('http://localhost/api/bulk-inspect-names', { ...request, body }),
    );
    const response = await post('/bulk-inspect-names', bulk(names));
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual(await expected.json());
  }
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
  const response = await post('/bulk-inspect-names', bulk(names), address);
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

it('inspects one name in full', async () => {
  const body = { name: 'vìtalik.eth', network_name: 'mainnet' };
  const posted = await post('/inspect-name', body);
  const report = await posted.json();
  expect(report).toMatchObject({ canonical_name: 'vitalik.eth' });
  const got = await fetch(`${base}/inspect-name/mainnet/${encodeURIComponent(body.name)}`);
  expect(await got.json()).toEqual(report);
});

it('inspects a grapheme with its confusables', async () => {
  const response = await fetch(`${base}/inspect-grapheme/%C3%AC`);
  expect(await response.json()).toMatchObject({
    grapheme: 'ì',
    grapheme_name: 'Latin Small Letter I With Grave',
    canonical_grapheme: 'i',
    confusables: expect.arrayContaining([expect.objectContaining({ grapheme: 'i' })]),
  });
});

it('lists imitations of a name', async () => {
  const response = await fetch(
    `${base}/imitations/mainnet/vitalik.eth?limit=1500&kinds=look_alike`,
  );
  expect(await response.json()).toMatchObject({
    complete: true,
    imitations: expect.arrayContaining([
      { name: 'vita1ik.eth', kind: 'look_alike', evidence: expect.any(String) },
    ]),
  });
});

it('serves the OpenAPI document', async () => {
  const response = await fetch(`${base}/openapi.json`);
  expect(await response.json()).toMatchObject({ openapi: '3.1.0', servers: [{ url: '/api' }] });
});

it.each([
  ['/inspect-grapheme/ab', 422, 'not_a_grapheme'],
  ['/inspect-grapheme/%E0%A4', 400, 'malformed_path'],
  ['/imitations/mainnet/a.eth?limit=0', 422, 'invalid_request'],
  ['/other', 404, 'unknown_operation'],
])('rejects %s with %i', async (path, status, code) => {
  const response = await fetch(base + path);
  expect(response.status).toBe(status);
  expect(await response.json()).toMatchObject({ code });
});

it('rejects a body of 5 MB', async () => {
  const response = await post('/bulk-inspect-names', 'x'.repeat(5 * 1024 * 1024));
  expect(response.status).toBe(413);
});
