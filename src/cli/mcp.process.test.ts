import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { afterAll, describe, expect, it } from 'vitest';
import { callTool } from '../mcp/testing/connect-client.ts';
import { PRIVATE_KEY } from '../secrets/testing/phrases.ts';
import {
  CAN_INTERRUPT,
  CLI,
  collect,
  packedFolder,
  readLines,
  runCli,
  startCli,
} from './testing/run-cli.ts';

const ADDRESS = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045';
const clients: Client[] = [];
afterAll(() => Promise.all(clients.map((client) => client.close())));

/** Starts the installed command and connects the official client to it. */
async function connect(...args: string[]): Promise<Client> {
  const client = new Client({ name: 'test', version: '1.0.0' });
  const command = { command: process.execPath, args: [CLI, 'mcp', ...args] };
  await client.connect(new StdioClientTransport({ ...command, stderr: 'ignore' }));
  clients.push(client);
  return client;
}

const send = (message: object) => `${JSON.stringify({ jsonrpc: '2.0', ...message })}\n`;

const INITIALIZE = send({
  id: 1,
  method: 'initialize',
  params: {
    protocolVersion: '2025-06-18',
    capabilities: {},
    clientInfo: { name: 'test', version: '1' },
  },
});

it('answers with its version and the tables of the package', async () => {
  const client = await connect();
  expect(client.getServerVersion()).toMatchObject({
    name: 'namescope',
    version: expect.stringMatching(/^\d+\.\d+\.\d+$/u),
  });
  const name = await callTool(client, 'inspect_names', { names: ['rnetamask.eth'] });
  expect(name).toMatchObject({ isError: false, text: expect.stringContaining('Don’t send.') });
  const letter = await callTool(client, 'explain_character', { character: 'U+0430' });
  expect(letter).toMatchObject({ isError: false, text: expect.stringContaining('Cyrillic') });
});

describe('--watchlist', () => {
  it('protects its names and compares addresses with its addresses', async () => {
    const watchlist = join(packedFolder, 'mcp-watchlist.txt');
    writeFileSync(watchlist, `mycoldsafe.eth = ${ADDRESS}\n`);
    const client = await connect('--watchlist', watchlist, '--no-known-names');
    const { data } = await callTool(client, 'inspect_names', {
      names: ['rnycoldsafe.eth', 'rnetamask.eth'],
    });
    expect(data).toMatchObject({ results: [{ imitates: 'mycoldsafe.eth' }, { imitates: null }] });
    const wrong = ADDRESS.replace('6045', '6046');
    const { text } = await callTool(client, 'check_address', { address: wrong });
    expect(text).toContain('Looks like the address you trust as mycoldsafe.eth');
  });

  it.each([
    ['-', '--watchlist needs a file instead of “-”, because the assistant uses standard input.'],
    ['missing.txt', 'no such file or directory'],
  ])('rejects %j', async (path, message) => {
    const { stdout, stderr, code } = await runCli(['mcp', '--watchlist', path]);
    expect([stdout, stderr, code]).toEqual(['', expect.stringContaining(message), 2]);
  });
});

describe('standard input and output', () => {
  it.each<[why: string, line: string, message: string]>([
    ['a line that is not JSON', `no JSON, but ${PRIVATE_KEY}\n`, 'A line is not JSON'],
    ['a line that is too long', `"${'x'.repeat(9_000_000)}"\n`, 'A message is longer than'],
    ['JSON that is no message', `["${PRIVATE_KEY}"]\n`, 'A message could not be handled'],
  ])('skips %s and answers the next message', async (_, line, message) => {
    const child = startCli(['mcp']);
    const ended = collect(child);
    child.stdin.write(line + INITIALIZE);
    while (!(await once(child.stdout, 'data')).join('').includes('protocolVersion')) {
      // The answer to the line comes first.
    }
    child.stdin.end();
    const { stdout, stderr, code } = await ended;
    expect(stderr).toMatch(new RegExp(`^namescope: ${message}.* was skipped\\.\n$`, 'u'));
    expect(code).toBe(0);
    expect(readLines(stdout).at(-1)).toMatchObject({
      id: 1,
      result: { serverInfo: { name: 'namescope' } },
    });
    expect(stdout + stderr).not.toContain(PRIVATE_KEY);
  });

  it.each<[params: unknown, id: unknown, answered: unknown]>([
    [null, 7, 7],
    [[], 'seven', 'seven'],
    ['text', 7, 7],
    [{}, { a: 1 }, null],
  ])('refuses a request with the parameters %j and the ID %j', async (params, id, answered) => {
    const stdin = send({ id, method: 'tools/list', params });
    const { stdout, stderr, code } = await runCli(['mcp'], { stdin });
    expect(JSON.parse(stdout)).toMatchObject({ id: answered, error: { code: -32_600 } });
    expect([stderr, code]).toEqual([
      'namescope: A message could not be handled and was skipped.\n',
      0,
    ]);
  });

  it('does not answer an invalid notification', async () => {
    const stdin = send({ method: 'notifications/initialized', params: [] });
    expect(await runCli(['mcp'], { stdin })).toMatchObject({ stdout: '', code: 0 });
  });

  it('answers every call before it ends', async () => {
    const names = Array.from({ length: 250 }, (_, at) => `rnetamask${at}.eth`);
    const ids = [2, 3, 4, 5];
    const calls = ids.map((id) =>
      send({
        id,
        method: 'tools/call',
        params: { name: 'inspect_names', arguments: { names } },
      }),
    );
    const stdin = INITIALIZE + calls.join('');
    const { stdout, code } = await runCli(['mcp'], { stdin });
    const answers = readLines(stdout);
    expect(answers.map(({ id }) => id).sort()).toEqual([1, ...ids]);
    expect(answers.at(-1).result.structuredContent.results).toHaveLength(250);
    expect(code).toBe(0);
  });

  it('answers requests before the initialization', async () => {
    const child = startCli(['mcp']);
    child.stdin.write(send({ id: 5, method: 'tools/list' }));
    const [answer] = await once(child.stdout, 'data');
    expect(JSON.parse(String(answer))).toMatchObject({ id: 5 });
    child.stdin.end();
    expect(await collect(child)).toMatchObject({ code: 0 });
  });

  it('ends when standard input is closed', async () => {
    expect(await runCli(['mcp'])).toEqual({ stdout: '', stderr: '', code: 0 });
  });

  it('ends when the client no longer reads', async () => {
    const child = startCli(['mcp']);
    child.stdout.destroy();
    child.stdin.on('error', () => undefined);
    child.stdin.write(INITIALIZE);
    const [code] = await once(child, 'exit');
    expect(code).toBe(0);
  });

  it.runIf(CAN_INTERRUPT)('ends after Ctrl-C', async () => {
    const child = startCli(['mcp']);
    child.stdin.write(INITIALIZE);
    await once(child.stdout, 'readable');
    child.kill('SIGINT');
    const { stderr, code } = await collect(child);
    expect(stderr).toBe('');
    // On a busy machine, the signal ends the process. Shells report 130 in both cases.
    expect(code ?? child.signalCode).toSatisfy((end) => end === 130 || end === 'SIGINT');
  });
});
