import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { expect, it } from 'vitest';
import { createTestFolder } from '../../primitives/testing/create-test-folder.ts';
import { PRIVATE_KEY } from '../../secrets/testing/phrases.ts';
import { readLines, run, startProgram } from '../testing/run-program.ts';

const cwd = createTestFolder();
const ADDRESS = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045';

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

const call = (id: number, name: string, args: object) =>
  send({ id, method: 'tools/call', params: { name, arguments: args } });

it('answers with its version, and every call before it ends', async () => {
  const names = Array.from({ length: 250 }, (_, at) => `rnetamask${at}.eth`);
  const calls = [2, 3, 4].map((id) => call(id, 'inspect_names', { names }));
  const stdin = INITIALIZE + calls.join('') + call(5, 'explain_character', { character: 'U+0430' });
  const { stdout, stderr, code } = await run(['mcp'], { stdin });
  const answers = readLines(stdout).sort((a, b) => a.id - b.id);
  expect(answers.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5]);
  expect(answers[0].result.serverInfo).toMatchObject({
    name: 'namescope',
    version: expect.stringMatching(/^\d+\.\d+\.\d+$/u),
  });
  expect(answers[3].result.structuredContent.results).toHaveLength(250);
  expect(JSON.stringify(answers[4].result)).toContain('Cyrillic');
  expect({ stderr, code }).toEqual({ stderr: '', code: 0 });
});

it('protects the names of --watchlist and compares addresses with its addresses', async () => {
  writeFileSync(join(cwd, 'ours.txt'), `mycoldsafe.eth = ${ADDRESS}\n`);
  const names = ['rnycoldsafe.eth', 'rnetamask.eth'];
  const stdin =
    INITIALIZE +
    call(2, 'inspect_names', { names }) +
    call(3, 'check_address', { address: ADDRESS.replace('6045', '6046') });
  const args = ['mcp', '--watchlist', 'ours.txt', '--no-known-names'];
  const { stdout } = await run(args, { stdin, cwd });
  const [, inspected, checked] = readLines(stdout).sort((a, b) => a.id - b.id);
  expect(inspected.result.structuredContent.results).toMatchObject([
    { imitates: 'mycoldsafe.eth' },
    { imitates: null },
  ]);
  expect(JSON.stringify(checked)).toContain('Looks like the address you trust as mycoldsafe.eth');
});

it.each([
  ['-', '--watchlist needs a file instead of “-”, because the assistant uses standard input.'],
  ['missing.txt', 'no such file or directory'],
])('rejects the watchlist %j', async (path, message) => {
  const { stdout, stderr, code } = await run(['mcp', '--watchlist', path]);
  expect([stdout, stderr, code]).toEqual(['', expect.stringContaining(message), 2]);
});

it.each<[why: string, line: string, message: string]>([
  ['a line that is not JSON', `no JSON, but ${PRIVATE_KEY}\n`, 'A line is not JSON'],
  ['a line that is too long', `"${'x'.repeat(9_000_000)}"\n`, 'A message is longer than'],
  ['JSON that is no message', `["${PRIVATE_KEY}"]\n`, 'A message could not be handled'],
])('skips %s and answers the next message', async (_, line, message) => {
  const { stdout, stderr, code } = await run(['mcp'], { stdin: line + INITIALIZE });
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
  const { stdout, stderr, code } = await run(['mcp'], { stdin });
  expect(JSON.parse(stdout)).toMatchObject({ id: answered, error: { code: -32_600 } });
  expect([stderr, code]).toEqual([
    'namescope: A message could not be handled and was skipped.\n',
    0,
  ]);
});

it.each([
  ['an invalid notification', send({ method: 'notifications/initialized', params: [] })],
  ['no message', ''],
])('does not answer %s', async (_, stdin) => {
  expect(await run(['mcp'], { stdin })).toMatchObject({ stdout: '', code: 0 });
});

it('answers requests before the initialization, and ends after Ctrl-C', async () => {
  const stdin = new PassThrough();
  const program = startProgram(['mcp'], { stdin });
  stdin.write(send({ id: 5, method: 'tools/list' }));
  await program.whenWritten('"id":5');
  program.signals.emit('SIGINT');
  expect(await program.ended).toMatchObject({ stderr: '', code: 130 });
});
