import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';

const projectRoot = fileURLToPath(new URL('../../', import.meta.url));

let workerd: ChildProcess;
let base: string;

beforeAll(async () => {
  const build = spawnSync('npm', ['run', 'build:edge', '--silent'], {
    cwd: projectRoot,
    shell: process.platform === 'win32',
  });
  expect(build.stderr.toString() + build.status).toMatch(/0$/);

  // workerd itself, not its launcher, so that it can be stopped by its process id.
  const binary: string = createRequire(import.meta.url)('workerd').default;
  const options = ['--socket-addr=http=127.0.0.1:0', '--control-fd=3'];
  workerd = spawn(binary, ['serve', 'src/hosts/workerd.capnp', ...options], {
    cwd: projectRoot,
    stdio: ['ignore', 'inherit', 'inherit', 'pipe'],
  });
  const [line] = await once(createInterface(workerd.stdio[3] as Readable), 'line');
  base = `http://127.0.0.1:${JSON.parse(line).port}/api`;
});

afterAll(async () => {
  workerd.kill();
  await once(workerd, 'exit');
});

const post = (path: string, body: unknown) =>
  fetch(base + path, {
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
        // The value that ENS's own contracts know this name by.
        namehash: '0xee6c4522aab0003e8d14cd40a6af439055fd2577951148c14b6cea9a53475835',
        rating: 2,
      },
      { name: 'vìtalik.eth', rating: 4, highest_risk: { check: 'impersonation_risk' } },
      { name: '', namehash: `0x${'0'.repeat(64)}`, rating: 2 },
    ],
  });
});

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

it('lists what could imitate a name', async () => {
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

it('describes itself', async () => {
  const response = await fetch(`${base}/openapi.json`);
  expect(await response.json()).toMatchObject({ openapi: '3.1.0', servers: [{ url: '/api' }] });
});

it.each([
  ['/inspect-grapheme/ab', 422, 'not_a_grapheme'],
  ['/inspect-grapheme/%E0%A4', 400, 'malformed_path'],
  ['/imitations/mainnet/a.eth?limit=0', 422, 'invalid_request'],
  ['/other', 404, 'unknown_operation'],
])('refuses %s with %i', async (path, status, code) => {
  const response = await fetch(base + path);
  expect(response.status).toBe(status);
  expect(await response.json()).toMatchObject({ code });
});

it('refuses a body of 5 MB', async () => {
  const response = await post('/bulk-inspect-names', 'x'.repeat(5 * 1024 * 1024));
  expect(response.status).toBe(413);
});
