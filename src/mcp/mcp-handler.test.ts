import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { Inspector } from '../engine/inspector.ts';
import { createNodeInspector } from '../hosts/node.ts';
import { createMcpHandler, type McpHandlerOptions } from './mcp-handler.ts';
import { callTool } from './testing/connect-client.ts';

const URL_OF_SERVER = 'https://host.example/mcp';
const ADDRESS = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045';

let inspector: Inspector;
beforeAll(async () => {
  inspector = await createNodeInspector();
});

const createHandler = (options: Partial<McpHandlerOptions> = {}) =>
  createMcpHandler({ inspector: () => inspector, ...options });

/** Connects a client that sends its requests to the handler instead of the network. */
async function connect(
  handle: (request: Request) => Promise<Response>,
  mode: 'legacy' | 'auto' = 'legacy',
): Promise<Client> {
  const client = new Client({ name: 'test', version: '1.0.0' }, { versionNegotiation: { mode } });
  const transport = new StreamableHTTPClientTransport(new URL(URL_OF_SERVER), {
    fetch: (url, init) => handle(new Request(url, init)),
  });
  await client.connect(transport);
  return client;
}

const send = (init: RequestInit, options: Partial<McpHandlerOptions> = {}) =>
  createHandler(options)(new Request(URL_OF_SERVER, init));

const createPost = (body: unknown, headers: Record<string, string> = {}): RequestInit => ({
  method: 'POST',
  headers: {
    'Content-Type': 'application/json',
    Accept: 'application/json, text/event-stream',
    ...headers,
  },
  body: typeof body === 'string' ? body : JSON.stringify(body),
});

const LIST = { jsonrpc: '2.0', id: 1, method: 'tools/list', params: {} };

describe.each(['legacy', 'auto'] as const)('a client in the mode %s', (mode) => {
  it('lists and calls the tools', async () => {
    const client = await connect(
      createHandler({
        version: '7.8.9',
        trustedAddresses: [{ address: ADDRESS, name: 'vitalik.eth', note: null }],
      }),
      mode,
    );
    expect(client.getServerVersion()).toMatchObject({ name: 'namescope', version: '7.8.9' });
    expect((await client.listTools()).tools).toHaveLength(6);
    const name = await callTool(client, 'inspect_names', { names: ['rnetamask.eth'] });
    expect(name.text).toMatch(/^alert: “rnetamask\.eth”: Don’t send\./u);
    expect(name.data).toMatchObject({ results: [{ imitates: 'metamask.eth' }] });
    const address = await callTool(client, 'check_address', { address: ADDRESS });
    expect(address.text).toContain('This is the address you trust as vitalik.eth.');
    await client.close();
  });
});

describe('requests', () => {
  it('are all answered if 50 calls arrive at once', async () => {
    const client = await connect(createHandler());
    const names = Array.from({ length: 50 }, (_, index) => `quiet${index}.eth`);
    const call = (name: string) => callTool(client, 'inspect_names', { names: [name] });
    const answers = await Promise.all(names.map(call));
    expect(answers).toMatchObject(names.map((name) => ({ data: { results: [{ name }] } })));
  });

  it.each<[why: string, init: RequestInit, status: number]>([
    ['GET', { method: 'GET' }, 405],
    ['no JSON', createPost('{'), 400],
    ['a batch', createPost([LIST, LIST]), 422],
  ])('are refused with %s', async (_, init, status) => {
    const response = await send(init);
    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject({ status, detail: expect.stringMatching(/\.$/u) });
  });

  it.each([
    ['an object that is no message', { a: 1 }],
    ['an unknown method', { ...LIST, method: 'secrets/read' }],
    ['an unknown tool', { ...LIST, method: 'tools/call', params: { name: 'x' } }],
  ])('get an error of the protocol for %s', async (_, body) => {
    const response = await send(createPost(body));
    const text = await response.text();
    expect(response.status).toBeLessThan(500);
    expect(text).toMatch(/"error":\{"code":-32\d{3},"message":"/u);
    expect(text).not.toContain('    at ');
  });
});

describe('websites', () => {
  it('can use the server by default, also with the headers of the protocol', async () => {
    const response = await send({ method: 'OPTIONS' });
    expect([response.status, response.headers.get('Access-Control-Allow-Headers')]).toEqual([
      204,
      expect.stringContaining('Mcp-Protocol-Version'),
    ]);
    // A request needs no initialization.
    const list = await send(createPost(LIST));
    expect([list.status, list.headers.get('Access-Control-Allow-Origin')]).toEqual([200, '*']);
  });

  it('cannot use a server for certain websites, unless they are among them', async () => {
    const options = { allowedOrigins: ['https://wallet.example', 'https://host.example'] };
    for (const [origin, status, allowed] of [
      ['https://evil.example', 403, null],
      ['https://wallet.example', 200, 'https://wallet.example'],
    ] as const) {
      const response = await send(createPost(LIST, { Origin: origin }), options);
      expect(response.status).toBe(status);
      expect(response.headers.get('Access-Control-Allow-Origin')).toBe(allowed);
    }
  });
});

describe('the inspector', () => {
  it('is created by the first call that succeeds, and failures are reported to the host', async () => {
    const errors: unknown[] = [];
    const failure = new Error('no table');
    const create = vi
      .fn<() => Promise<Inspector>>()
      .mockRejectedValueOnce(failure)
      .mockImplementation(async () => inspector);
    const client = await connect(
      createHandler({ inspector: create, onError: (error) => errors.push(error) }),
    );
    const inspect = () => callTool(client, 'inspect_names', { names: ['a.eth'] });
    expect(await inspect()).toMatchObject({ isError: true });
    expect(await inspect()).toMatchObject({ isError: false });
    expect(await inspect()).toMatchObject({ isError: false });
    expect([errors, create.mock.calls.length]).toEqual([[failure], 2]);
  });
});
