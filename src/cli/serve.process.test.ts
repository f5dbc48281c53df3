import type { ChildProcessWithoutNullStreams } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { createClient } from '@namehash/nameguard';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { collect, packedFolder, runCli, startCli } from './testing/run-cli.ts';

const started: ChildProcessWithoutNullStreams[] = [];

/** Starts a server and returns it with its base URL. */
async function startServer(...args: string[]) {
  const child = startCli(['serve', '--port', '0', ...args]);
  started.push(child);
  const [line] = await once(child.stdout, 'data');
  const address = /^(http:\/\/\S+\/api\/)openapi\.json\n$/.exec(String(line))?.[1] ?? '';
  return { child, address };
}

let address: string;
let warned: unknown;

beforeAll(async () => {
  const watchlist = join(packedFolder, 'watchlist.txt');
  writeFileSync(watchlist, 'mycoldsafe\na..b\n');
  const second = join(packedFolder, 'second-watchlist.txt');
  writeFileSync(second, 'mycoldsafe\nmyhotsafe\n');
  const server = await startServer('--watchlist', watchlist, '--watchlist', second);
  address = server.address;
  warned = server.child.stderr.read();
});

afterAll(() => {
  for (const child of started) child.kill('SIGKILL');
});

describe('namescope serve', () => {
  it('answers the documented operations on the loopback address', async () => {
    expect(String(warned)).toMatch(/watchlist\.txt: “a\.\.b”: /);
    expect(address).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/api\/$/);
    const document = await (await fetch(`${address}openapi.json`)).json();
    expect(document.paths).toHaveProperty('/bulk-inspect-names');
    const grapheme = await fetch(`${address}inspect-grapheme/%C3%AC`);
    expect(await grapheme.json()).toMatchObject({ canonical_grapheme: 'i' });
    const bulk = await fetch(`${address}bulk-inspect-names`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({
        names: ['rnetamask.eth', 'a\u202e.eth', 'rnycoldsafe.eth', 'rnyhotsafe.eth'],
        network_name: 'mainnet',
      }),
    });
    expect((await bulk.json()).results).toMatchObject([
      { rating: 4, imitates: { name: 'metamask.eth' } },
      { name: 'a\u202e.eth', rating: 4 },
      { rating: 4, imitates: { name: 'mycoldsafe.eth' } },
      { rating: 4, imitates: { name: 'myhotsafe.eth' } },
    ]);
  });

  it('answers invalid requests with the documented problems', async () => {
    const root = await fetch(new URL('/', address));
    expect([root.status, (await root.json()).code]).toEqual([404, 'unknown_operation']);
    const two = await fetch(`${address}inspect-grapheme/ab`);
    expect([two.status, two.headers.get('Content-Type')]).toEqual([
      422,
      'application/problem+json',
    ]);
  });

  it('works with the published NameGuard client', async () => {
    const client = createClient({ nameguardEndpoint: address });
    const { results } = await client.bulkInspectNames(['vitalik.eth', 'vìtalik.eth']);
    expect(results?.map(({ rating }) => rating)).toEqual([2, 4]);
    expect(await client.inspectName('vìtalik.eth')).toMatchObject({
      canonical_name: 'vitalik.eth',
    });
    expect(await client.inspectGrapheme('👩🏽‍🚀')).toMatchObject({ grapheme: '👩🏽‍🚀' });
    await expect(client.inspectGrapheme('ab')).rejects.toMatchObject({ status: 422 });
  });
});

describe('other websites', () => {
  const EVIL = { Origin: 'https://evil.example' };
  const ask = (base: string, headers: Record<string, string>) =>
    new Promise<{ status: number | undefined; origin: string | undefined }>((resolve, reject) => {
      // `fetch` cannot set these headers.
      request(`${base}inspect-name/mainnet/rnycoldsafe.eth`, { headers }, (response) => {
        response.resume();
        const origin = response.headers['access-control-allow-origin'];
        resolve({ status: response.statusCode, origin });
      })
        .on('error', reject)
        .end();
    });

  it('cannot use a server with a watchlist', async () => {
    const refused = { status: 403, origin: undefined };
    expect(await ask(address, EVIL)).toEqual(refused);
    expect(await ask(address, { 'Sec-Fetch-Site': 'cross-site' })).toEqual(refused);
    expect(await ask(address, { Host: 'evil.example' })).toEqual(refused);
    expect(await ask(address, { Origin: new URL(address).origin })).toMatchObject({ status: 200 });
    expect(await ask(address, {})).toMatchObject({ status: 200 });
  });

  it('can use any other server', async () => {
    const server = await startServer();
    expect(await ask(server.address, EVIL)).toEqual({ status: 200, origin: '*' });
  });
});

it('says why it cannot start', async () => {
  const { port } = new URL(address);
  const serve = (...args: string[]) => runCli(['serve', ...args]);
  const results = await Promise.all([
    serve('--port', port),
    serve('--port', '65536'),
    serve('--port', '0', '--host', '192.0.2.1'),
    serve('--port', '0', '--watchlist', 'missing.txt'),
    serve('--port', '0', '--host', 'e\n ok\u009b'),
  ]);
  const messages = [
    `namescope: Cannot listen on 127.0.0.1 port ${port}: the port is in use; --port 0 picks a free port.\n`,
    'namescope: --port must be a whole number from 0 to 65535.\n',
    'namescope: Cannot listen on 192.0.2.1 port 0: this machine does not have the address.\n',
    'namescope: missing.txt: no such file or directory.\n',
    expect.stringMatching(
      /^namescope: Cannot listen on e<U\+000A> ok<U\+009B> port 0: [ -~]+\.\n$/,
    ),
  ];
  expect(results).toEqual(messages.map((stderr) => ({ stdout: '', stderr, code: 2 })));
});

// Windows does not have these signals.
it.runIf(process.platform !== 'win32')('answers open requests after SIGINT', async () => {
  const { child, address } = await startServer('--host', '0.0.0.0');
  const ending = collect(child);
  const body = JSON.stringify({ name: 'vitalik.eth', network_name: 'mainnet' });
  const openRequest = request(`${address}inspect-name`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(body) },
  });
  openRequest.write(body.slice(0, 10));
  await once(openRequest, 'socket').then(([socket]) => once(socket, 'connect'));
  // A response to a second request proves that the server has accepted the first one.
  await (await fetch(`${address}openapi.json`)).text();
  child.kill('SIGINT');
  await expect.poll(() => fetch(address).catch(() => 'refused')).toBe('refused');
  openRequest.end(body.slice(10));
  const [response] = await once(openRequest, 'response');
  response.resume();
  expect(response.statusCode).toBe(200);
  expect(await ending).toMatchObject({
    stderr: 'namescope: anyone who can reach this machine can use this server.\n',
    code: 130,
  });
});

it.runIf(process.platform !== 'win32')('exits with 0 after SIGTERM', async () => {
  const { child } = await startServer();
  child.kill('SIGTERM');
  expect(await collect(child)).toEqual({ stdout: '', stderr: '', code: 0 });
});
