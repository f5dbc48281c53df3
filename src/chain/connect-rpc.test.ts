import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { MAX_ANSWER_CHARACTERS } from './ask.ts';
import { getChainProblem, lookUp } from './chain.ts';
import { connectRpc } from './connect-rpc.ts';

let server: Server | undefined;

async function serve(listener: RequestListener): Promise<string> {
  server = createServer(listener);
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/key`;
}

afterEach(() => {
  server?.closeAllConnections();
  server?.close();
  server = undefined;
});

const answer = (body: string, status = 200) =>
  ((_, response) => response.writeHead(status).end(body)) satisfies RequestListener;

it('sends JSON-RPC and returns the result', async () => {
  let sent = '';
  const url = await serve((request, response) => {
    request.on('data', (piece) => (sent += piece));
    request.on('end', () => response.end('{"jsonrpc":"2.0","id":1,"result":"0x1"}'));
  });
  expect(await connectRpc(url).request({ method: 'eth_chainId' })).toBe('0x1');
  expect(JSON.parse(sent)).toEqual({ jsonrpc: '2.0', id: 1, method: 'eth_chainId', params: [] });
});

it.each([
  ['no JSON', answer('<html>'), 'malformed'],
  ['JSON that is no object', answer('1'), 'malformed'],
  ['neither result nor error', answer('{}'), 'malformed'],
  ['an error page', answer('{}', 500), 'failed'],
  ['an error', answer('{"error":{"code":-32000,"message":"no"}}'), 'failed'],
  ['garbage instead of an error', answer('{"error":"no"}'), 'failed'],
  ['a long answer', answer(`"${'0'.repeat(MAX_ANSWER_CHARACTERS)}"`), 'too_large'],
  ['another chain', answer('{"result":"0x89"}'), 'other_chain'],
  [
    'a broken connection',
    ((request) => request.socket.destroy()) satisfies RequestListener,
    'unreachable',
  ],
])('%s', async (_, listener, problem) => {
  const url = await serve(listener);
  const error = await lookUp(['nick.eth'], url).catch((reason: unknown) => reason);
  expect(getChainProblem(error)).toBe(problem);
  // The address of a server can contain a key.
  expect(String(error)).not.toContain('/key');
});

it.each(['', 'localhost:8545', 'file:///etc/passwd', 'javascript:alert(1)'])(
  'does not accept the address %s',
  (url) => {
    expect(() => connectRpc(url)).toThrow(TypeError);
  },
);
