import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { Command } from 'commander';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestFolder } from '../../primitives/testing/create-test-folder.ts';
import { type RunningProgram, run, startProgram } from '../testing/run-program.ts';
import { getAllowedOrigins } from './serve-http.ts';
import { createCorsOption } from './server-commands.ts';

const cwd = createTestFolder();
const started: RunningProgram[] = [];

/** Starts a server and returns it with its base URL. */
async function startServer(...args: string[]) {
  const program = startProgram(['serve', '--port', '0', ...args], { cwd });
  started.push(program);
  await Promise.race([program.whenWritten('\n'), program.ended]);
  const address = /^(http:\/\/\S+\/api\/)openapi\.json\n$/.exec(program.written.stdout)?.[1] ?? '';
  return { program, address };
}

let address: string;
let warned: string;

beforeAll(async () => {
  writeFileSync(join(cwd, 'first.txt'), 'mycoldsafe\na..b\n');
  writeFileSync(join(cwd, 'second.txt'), 'mycoldsafe\nmyhotsafe\n');
  const server = await startServer('--watchlist', 'first.txt', '--watchlist', 'second.txt');
  address = server.address;
  warned = server.program.written.stderr;
});

afterAll(async () => {
  for (const { signals } of started) signals.emit('SIGTERM');
  await Promise.all(started.map(({ ended }) => ended));
});

it('answers the documented operations on the loopback address', async () => {
  expect(warned).toMatch(/^first\.txt: “a\.\.b”: /);
  expect(address).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/api\/$/);
  const document = await (await fetch(`${address}openapi.json`)).json();
  expect(document.paths).toHaveProperty('/bulk-inspect-names');
  const root = await fetch(new URL('/', address));
  expect([root.status, (await root.json()).code]).toEqual([404, 'unknown_operation']);
  const names = ['vitalik.eth', 'vìtalik.eth', 'rnycoldsafe.eth', 'rnyhotsafe.eth'];
  const response = await fetch(`${address}bulk-inspect-names`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ names, network_name: 'mainnet' }),
  });
  const { results } = await response.json();
  expect(results.map(({ rating }: { rating: number }) => rating)).toEqual([2, 4, 4, 4]);
});

it('refuses other websites if it has a watchlist', async () => {
  const ask = (origin: string) =>
    new Promise<unknown[]>((resolve, reject) => {
      // `fetch` cannot set this header.
      const headers = { Origin: origin };
      request(`${address}inspect-name/mainnet/rnycoldsafe.eth`, { headers }, (response) => {
        response.resume();
        resolve([response.statusCode, response.headers['access-control-allow-origin']]);
      })
        .on('error', reject)
        .end();
    });
  expect(await ask('https://evil.example')).toEqual([403, undefined]);
  expect(await ask(new URL(address).origin)).toEqual([200, expect.anything()]);
});

it('says why it cannot start', async () => {
  const { port } = new URL(address);
  for (const [args, message] of [
    [
      ['--port', port],
      `Cannot listen on 127.0.0.1 port ${port}: the port is in use; --port 0 picks a free port.\n`,
    ],
    [['--port', '65536'], '--port must be a whole number from 0 to 65535.\n'],
    [
      ['--port', '0', '--host', '192.0.2.1'],
      'Cannot listen on 192.0.2.1 port 0: this machine does not have the address.\n',
    ],
    [['--port', '0', '--watchlist', 'missing.txt'], 'missing.txt: no such file or directory.\n'],
    [
      ['--port', '0', '--host', 'e\n ok\u009b'],
      expect.stringMatching(/^Cannot listen on e<U\+000A> ok<U\+009B> port 0: [ -~]+\.\n$/),
    ],
  ] as const) {
    const { stdout, stderr, code } = await run(['serve', ...args]);
    expect([stdout, stderr.slice('namescope: '.length), code]).toEqual(['', message, 2]);
  }
});

it('answers open requests after SIGINT', async () => {
  const { program, address: wildcard } = await startServer('--host', '0.0.0.0');
  const body = JSON.stringify({ name: 'vitalik.eth', network_name: 'mainnet' });
  const openRequest = request(`${wildcard}inspect-name`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(body) },
  });
  openRequest.write(body.slice(0, 10));
  await once(openRequest, 'socket').then(([socket]) => once(socket, 'connect'));
  // A response to a second request proves that the server has accepted the first one.
  await (await fetch(`${wildcard}openapi.json`)).text();
  program.signals.emit('SIGINT');
  await expect.poll(() => fetch(wildcard).catch(() => 'refused')).toBe('refused');
  openRequest.end(body.slice(10));
  const [response] = await once(openRequest, 'response');
  response.resume();
  expect(response.statusCode).toBe(200);
  expect(await program.ended).toMatchObject({
    stderr: 'namescope: anyone who can reach this machine can use this server.\n',
    code: 130,
  });
});

const OWN = 'http://127.0.0.1:8080';
const WALLET = 'https://wallet.example';

/** Returns the origins that can use a server. */
function read(cors: readonly string[], watchlist: readonly string[] = []) {
  const command = new Command().addOption(createCorsOption()).parse(cors, { from: 'user' });
  return getAllowedOrigins({ ...command.opts(), watchlist }, ['127.0.0.1:8080', 'bad host:1']);
}

it.each<[cors: string[], watchlist: string[], origins: string[] | undefined]>([
  [[], [], undefined],
  [[], ['a.txt'], [OWN]],
  [['--cors', '*'], ['a.txt'], undefined],
  [['--cors', `${WALLET}, https://other.example/`], [], [WALLET, 'https://other.example', OWN]],
  [['--cors', WALLET, '--cors', 'http://a.xyz'], ['a.txt'], [WALLET, 'http://a.xyz', OWN]],
])('with %j and the watchlists %j, allows %j', (cors, watchlist, origins) => {
  expect(read(cors, watchlist)).toEqual(origins);
});

it.each(['wallet.example', `${WALLET}/page`, 'null', ''])('rejects the origin %j', (origin) => {
  expect(() => read(['--cors', origin])).toThrow(
    '--cors needs origins such as https://wallet.example, or "*" for all.',
  );
});
