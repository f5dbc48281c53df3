import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it } from 'vitest';
import { createTestFolder } from '../primitives/testing/create-test-folder.ts';
import { API_KEY, type RpcAnswer, startRpcServer } from './testing/rpc-server.ts';
import { readLines, runCli } from './testing/run-cli.ts';

const files = createTestFolder();

const result = (value: unknown): RpcAnswer => ({
  body: JSON.stringify({ jsonrpc: '2.0', id: 1, result: value }),
});
const error = (code: number, message: string): RpcAnswer => ({
  body: JSON.stringify({ jsonrpc: '2.0', id: 1, error: { code, message } }),
});

/** Answers that a look-up cannot use, with the text of the error message. */
const FAILURES: readonly [name: string, answer: RpcAnswer, words: string][] = [
  ['limits its requests', { status: 429, body: 'Slow down' }, 'allows no more requests now'],
  ['says that its limit is exceeded', error(-32005, API_KEY), 'allows no more requests now'],
  ['answers with 10 MB', result('0x'.padEnd(10_000_000, '0')), 'gave an answer that is too long'],
  ['returns an error', error(-32000, `bad key ${API_KEY}`), 'could not read the chain'],
  ['is on another chain', result('0x89'), 'is on chain 137'],
  ['does not answer', null, 'did not answer within 10 seconds'],
];

const facts = { status: 'not_answered', reason: 'failed' };

it.each(FAILURES)('a server that %s does not look like success', async (_, answer, words) => {
  const server = await startRpcServer(() => answer);
  const names = ['vitalik.eth', 'rnetamask.eth'];
  const [inspected, imitations] = await Promise.all([
    runCli([...names, '--rpc', server.url]),
    runCli(['imitations', 'vitalik.eth', '--registered', '--rpc', server.url]),
  ]);
  await server.stop();
  const reports = readLines(inspected.stdout);
  expect(reports.map(({ name, rating }) => [name, rating])).toEqual([
    ['vitalik.eth', 2],
    ['rnetamask.eth', 4],
  ]);
  for (const { on_chain } of reports) {
    expect(on_chain).toMatchObject({ block: null, registration: facts, address: facts });
  }
  expect(inspected.stderr).toContain(`namescope: The server ${server.host} ${words}`);
  expect(inspected.stderr).toContain('2 names were not looked up.\n');
  expect(inspected.code).toBe(2);
  expect(imitations.stderr).toContain(`namescope: The server ${server.host} ${words}`);
  expect(imitations).toMatchObject({ stdout: '', code: 2 });
  expect(JSON.stringify([inspected, imitations])).not.toContain(API_KEY);
});

it('keeps the exit code of a finding', async () => {
  const server = await startRpcServer(() => result('0x89'));
  const args = ['rnetamask.eth', '--fail-on', 'alert', '--rpc', server.url];
  expect((await runCli(args)).code).toBe(1);
  await server.stop();
  const closed = await runCli(['vitalik.eth', '--rpc', server.url]);
  expect(closed.stderr).toContain(`The server ${server.host} cannot be reached.`);
  expect(closed.code).toBe(2);
});

it('requests nothing without --rpc', async () => {
  // Reports and refuses every connection of the process.
  const spy = join(files, 'spy.mjs');
  writeFileSync(
    spy,
    `import { Socket } from 'node:net';
    Socket.prototype.connect = function () { process.stderr.write('CONNECTS\\n'); throw new Error('refused'); };`,
  );
  const env = { NODE_OPTIONS: `--import=${pathToFileURL(spy)}` };
  const run = (...args: string[]) => runCli(args, { env, stdin: 'vitalik.eth\npay.vitalik.eth\n' });
  const results = await Promise.all([
    run(),
    run('inspect', '-', '--full'),
    run('--format', 'table', 'vitalik.eth'),
    run('imitations', 'vitalik.eth'),
  ]);
  for (const { stderr, code } of results) {
    expect(stderr).not.toContain('CONNECTS');
    expect(code).toBe(0);
  }
  const asking = await run('vitalik.eth', '--rpc', 'http://127.0.0.1:8545');
  expect(asking.stderr).toContain('CONNECTS');
});
