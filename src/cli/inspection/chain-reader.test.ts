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

it.each<[what: string, status: number, words: string]>([
  ['limits its requests', 429, 'allows no more requests now'],
  ['returns an error', 200, 'could not read the chain'],
])('describes a server that %s without its API key', async (_, status, words) => {
  const error = { code: -32000, message: `bad key ${API_KEY}` };
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, error });
  const { messages } = await read([['a.eth']], () => ({ status, body }));
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

it.each<[name: string, question: object]>([
  ['VITALIK.eth', { name: 'vitalik.eth' }],
  ['👨‍👩‍👧.eth', { name: '👨‍👩‍👧.eth' }],
  [`${'a'.repeat(196)}.eth`, { name: `${'a'.repeat(196)}.eth` }],
  ['', { name: null, reason: 'not_asked' }],
  ['0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045', { name: null, reason: 'not_asked' }],
  [`[${'ab'.repeat(32)}].eth`, { name: null, reason: 'not_asked' }],
  [`${'a'.repeat(197)}.eth`, { name: null, reason: 'not_asked' }],
  ['vitаlik.eth', { name: null, reason: 'not_normalized' }],
  ['\ud800.eth', { name: null, reason: 'not_normalized' }],
])('asks about %j: %j', (name, question) => {
  expect(chooseQuestion(name)).toEqual(question);
});

it('sends nothing if there is nothing to ask', async () => {
  const { messages, requests, reader } = await read([['a..eth']], () => answer('0x1'));
  expect({ messages, requests }).toEqual({ messages: [], requests: 0 });
  expect(reader.hasFailed).toBe(false);
});

it('shows white space in names as code points', () => {
  const name = 'a.eth, primary\u00a0name\nagrees';
  expect(formatChainWords(['claims ', { name }, ', which does not lead to it'])).toBe(
    'claims a.eth,<U+0020>primary<U+00A0>name<U+000A>agrees, which does not lead to it',
  );
});
