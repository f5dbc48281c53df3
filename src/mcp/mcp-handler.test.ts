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

const HEADERS = {
  'Content-Type': 'application/json',
  Accept: 'application/json, text/event-stream',
};

function send(init: RequestInit, options: Partial<McpHandlerOptions> = {}): Promise<Response> {
  return createHandler(options)(new Request(URL_OF_SERVER, init));
}

const post = (body: unknown, headers: Record<string, string> = {}, options = {}) =>
  send(
    {
      method: 'POST',
      headers: { ...HEADERS, ...headers },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    },
    options,
  );

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
  it('need no initialization', async () => {
    const response = await post(LIST);
    expect(response.status).toBe(200);
    expect(await response.text()).toContain('inspect_names');
  });

  it('are all answered if 50 calls arrive at once', async () => {
    const client = await connect(createHandler());
    const names = Array.from({ length: 50 }, (_, index) => `quiet${index}.eth`);
    const call = (name: string) => callTool(client, 'inspect_names', { names: [name] });
    const answers = await Promise.all(names.map(call));
    expect(answers).toMatchObject(names.map((name) => ({ data: { results: [{ name }] } })));
  });

  it.each<[why: string, init: RequestInit, status: number]>([
    ['GET', { method: 'GET' }, 405],
    ['no JSON', { method: 'POST', body: '{', headers: HEADERS }, 400],
    ['a batch', { method: 'POST', body: JSON.stringify([LIST, LIST]), headers: HEADERS }, 422],
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
    const response = await post(body);
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
    expect((await post(LIST)).headers.get('Access-Control-Allow-Origin')).toBe('*');
  });

  it('cannot use a server for certain websites, unless they are among them', async () => {
    const options = { allowedOrigins: ['https://wallet.example', 'https://host.example'] };
    const refused = await post(LIST, { Origin: 'https://evil.example' }, options);
    expect([refused.status, refused.headers.get('Access-Control-Allow-Origin')]).toEqual([
      403,
      null,
    ]);
    const allowed = await post(LIST, { Origin: 'https://wallet.example' }, options);
    expect([allowed.status, allowed.headers.get('Access-Control-Allow-Origin')]).toEqual([
      200,
      'https://wallet.example',
    ]);
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
