import { expect, it } from 'vitest';
import { API_KEY, type RpcAnswer, startRpcServer } from '../testing/rpc-server.ts';
import { chooseQuestion, createChainReader, formatChainWords } from './chain-reader.ts';

const answer = (result: unknown): RpcAnswer => ({
  body: JSON.stringify({ jsonrpc: '2.0', id: 1, result }),
});

/** Reads batches of names from a server and returns the messages and the reasons of each batch. */
async function read(batches: readonly string[][], respond: (body: string) => RpcAnswer) {
  const server = await startRpcServer(respond);
  const messages: string[] = [];
  const reader = createChainReader({
    rpc: server.url,
    followsGateways: false,
    onFailure: async (message) => void messages.push(message.replace(server.host, 'HOST')),
  });
  const reasons: unknown[] = [];
  for (const batch of batches) {
    const found = await reader.read(batch);
    reasons.push(found.map(({ facts: { name, owner } }) => [name, owner]));
  }
  await server.stop();
  return { messages, reasons, requests: server.requests.length, reader };
}

const open = (name: string, reason: string) => [name, { status: 'not_answered', reason }];

it('stops asking after three failures in a row, and says so once', async () => {
  const batches = ['A.eth', 'b.eth', 'c.eth', 'd.eth', 'e.eth'].map((name) => [name]);
  const { messages, reasons, requests, reader } = await read(batches, () => ({ body: '<html>' }));
  const failure = 'The server HOST gave an unreadable answer. 1 name was not looked up.';
  expect(messages).toEqual([failure, failure, failure, 'The rest of the list is not looked up.']);
  expect(reasons).toEqual([
    [open('a.eth', 'failed')],
    [open('b.eth', 'failed')],
    [open('c.eth', 'failed')],
    [open('d.eth', 'not_asked')],
    [open('e.eth', 'not_asked')],
  ]);
  expect(requests).toBe(3);
  expect(reader.hasFailed).toBe(true);
  expect(reader.describeSource()).toBeNull();
  expect(messages.join()).not.toContain(API_KEY);
});

const fail = (code: number, message: string): RpcAnswer => ({
  body: JSON.stringify({ jsonrpc: '2.0', id: 1, error: { code, message } }),
});

it.each<[what: string, respond: RpcAnswer, words: string]>([
  ['limits its requests', { status: 429, body: 'Slow down' }, 'allows no more requests now'],
  ['says that its limit is exceeded', fail(-32005, API_KEY), 'allows no more requests now'],
  ['answers with 10 MB', answer('0x'.padEnd(10_000_000, '0')), 'gave an answer that is too long'],
  ['returns an error', fail(-32000, `bad key ${API_KEY}`), 'could not read the chain'],
  ['does not answer', null, 'did not answer within 10 seconds'],
])('describes a server that %s without its API key', async (_, respond, words) => {
  const { messages } = await read([['a.eth']], () => respond);
  expect(messages[0]).toMatch(new RegExp(`^The server HOST ${words}.* was not looked up\\.$`));
  expect(messages.join()).not.toContain(API_KEY);
});

it('asks a server on another chain only once', async () => {
  const { messages, requests } = await read([['a.eth', 'b.eth'], ['c.eth']], () => answer('0x89'));
  expect(messages[0]).toMatch(
    /^The server HOST is on chain 137\. .* 2 names were not looked up\.$/,
  );
  expect(messages).toHaveLength(2);
  expect(requests).toBe(1);
});

it('asks nothing about names that ENS does not accept', async () => {
  const { messages, reasons, requests, reader } = await read(
    [['a..eth', 'vitаlik.eth'], [`[${'ab'.repeat(32)}].eth`]],
    () => answer('0x1'),
  );
  expect(requests).toBe(0);
  expect(messages).toEqual([]);
  expect(reasons).toEqual([
    [open('a..eth', 'not_normalized'), open('vitаlik.eth', 'not_normalized')],
    [open(`[${'ab'.repeat(32)}].eth`, 'not_asked')],
  ]);
  expect(reader.hasFailed).toBe(false);
});

it.each([
  ['vitalik.eth', 'vitalik.eth'],
  ['VITALIK.eth', 'vitalik.eth'],
  ['vitalik', 'vitalik'],
  ['Example.com', 'example.com'],
  ['👨‍👩‍👧.eth', '👨‍👩‍👧.eth'],
  [`${'a'.repeat(196)}.eth`, `${'a'.repeat(196)}.eth`],
])('asks for %s as %s', (name, asked) => {
  expect(chooseQuestion(name)).toEqual({ name: asked });
});

it.each([
  ['', 'not_asked'],
  ['0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045', 'not_asked'],
  [`[${'ab'.repeat(32)}].eth`, 'not_asked'],
  [`${'a'.repeat(197)}.eth`, 'not_asked'],
  ['a..eth', 'not_normalized'],
  ['vitаlik.eth', 'not_normalized'],
  ['pay\u202epal.eth', 'not_normalized'],
  ['\ud800.eth', 'not_normalized'],
])('asks nothing about %j: %s', (name, reason) => {
  expect(chooseQuestion(name)).toEqual({ name: null, reason });
});

it.each([
  ['vitalik.eth', 'It claims the name vitalik.eth, which does not lead to it'],
  [
    'a.eth, primary\u00a0name\nagrees',
    'It claims the name a.eth,<U+0020>primary<U+00A0>name<U+000A>agrees, which does not lead to it',
  ],
])('shows white space in the name %j', (name, words) => {
  const parts = ['It claims the name ', { name }, ', which does not lead to it'];
  expect(formatChainWords(parts)).toBe(words);
});
