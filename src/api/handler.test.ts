import { describe, expect, it, vi } from 'vitest';
import { CANDIDATE_KINDS, type ImitationOptions } from '../contract/imitations.ts';
import { MAX_BODY_BYTES, MAX_BULK_NAMES } from '../contract/limits.ts';
import { PROBLEM_STATUS, type Problem, type ProblemCode } from '../contract/problem.ts';
import type { Inspector } from '../engine/inspector.ts';
import { createHandler, type TaskRunner } from './handler.ts';
import { runTask } from './tasks.ts';
import { echoInspector } from './testing/echo-inspector.ts';

const BASE = 'https://host.example/api';

const handleRequest = createHandler({ inspector: () => echoInspector, basePath: '/api' });

const JSON_HEADERS = { 'Content-Type': 'application/json' };

function send(path: string, init: RequestInit = {}): Promise<Response> {
  return handleRequest(new Request(BASE + path, init));
}

function post(path: string, body: unknown, headers: HeadersInit = JSON_HEADERS): Promise<Response> {
  return send(path, { method: 'POST', headers, body, duplex: 'half' } as RequestInit);
}

async function expectProblem(response: Response, code: ProblemCode) {
  const status = PROBLEM_STATUS[code];
  expect(response.headers.get('Content-Type')).toBe('application/problem+json');
  expect(response.status).toBe(status);
  const problem = (await response.json()) as Problem;
  expect(problem).toMatchObject({ status, code, detail: expect.stringMatching(/^\w.*\.$/su) });
  return problem;
}

const createNames = (count: number) => Array.from({ length: count }, (_, index) => `n${index}.eth`);

describe('successful requests', () => {
  it.each([
    ['one name', ['a.eth']],
    ['an empty array', []],
    ['duplicates in order', ['b.eth', 'a.eth', 'b.eth']],
    ['names without trimming or normalizing them', [' A.eth\n', 'A\u030A', '\uFEFFa', '\0']],
    ['the maximum number of names', createNames(MAX_BULK_NAMES)],
  ])('inspects %s in bulk', async (_title, names) => {
    const body = JSON.stringify({ names, network_name: 'mainnet' });
    const response = await post('/bulk-inspect-names', body);
    expect(response.status).toBe(200);
    expect(response.headers.get('Content-Type')).toBe('application/json');
    expect(await response.json()).toEqual({ results: names.map((name) => ({ name })) });
  });

  it.each([
    ['unknown fields', '{"names":["a"],"network_name":"sepolia","extra":[[[{}]]]}'],
    ['a byte order mark', '\uFEFF{"names":["a"],"network_name":"sepolia"}'],
    [
      'a repeated field, using its last value',
      '{"names":5,"names":["a"],"network_name":"sepolia"}',
    ],
    ['an escaped surrogate pair', '{"names":["a"],"x":"\\ud83d\\ude00","network_name":"sepolia"}'],
  ])('accepts a body with %s', async (_title, body) => {
    const response = await post('/bulk-inspect-names', body);
    expect(await response.json()).toEqual({ results: [{ name: 'a' }] });
  });

  it.each([
    ['%c3%ac', 'ì'],
    ['ì', 'ì'],
    ['+', '+'],
    ['a?grapheme=b#c', 'a'],
  ])('decodes the path segment %s', async (segment, grapheme) => {
    const response = await send(`/inspect-grapheme/${segment}`);
    expect(await response.json()).toEqual({ grapheme });
  });

  it.each([
    ['/inspect-name/mainnet/a.eth', 'a.eth'],
    ['/inspect-name/sepolia/', ''],
    ['/inspect-name/mainnet/%2F', '/'],
    ['/inspect%2Dname/mainnet/a', 'a'],
  ])('inspects the name in %s', async (path, name) => {
    expect(await (await send(path)).json()).toEqual({ name });
  });

  it.each<[query: string, options: ImitationOptions]>([
    ['', {}],
    ['?', {}],
    ['?limit=7', { limit: 8 }],
    ['?limit=7&kinds=bit,emoji#x', { limit: 8, kinds: ['bit', 'emoji'] }],
    ['?kinds=bit%2Cemoji', { kinds: ['bit', 'emoji'] }],
    ['?%6Cimit=%37', { limit: 8 }],
    ['?limit=x&kinds=&kinds=bit&limit=7', { limit: 8, kinds: ['bit'] }],
    ['?name=b.eth&network_name=moon&__proto__=1&Limit=0&limit[]=0&x=%zz&%ff&&=', {}],
  ])('reads the query %s', async (query, options) => {
    const response = await send(`/imitations/mainnet/a.eth${query}`);
    expect(await response.json()).toEqual({
      name: 'a.eth',
      complete: true,
      imitations: [{ name: 'a.eth', options: { limit: 1001, kinds: CANDIDATE_KINDS, ...options } }],
    });
  });

  it('ignores the content type of a GET', async () => {
    const response = await send('/inspect-grapheme/a', { headers: JSON_HEADERS });
    expect(response.status).toBe(200);
  });
});

describe('problems', () => {
  const valid = '{"name":"a.eth","network_name":"mainnet"}';

  it.each([
    ['missing', undefined],
    ['empty', ''],
    ['truncated JSON', '{"name":'],
    ['JSON followed by more text', `${valid}x`],
    ['not UTF-8', new Uint8Array([0x22, 0xff, 0x22])],
    ['UTF-8 with an encoded surrogate', new Uint8Array([0x22, 0xed, 0xa0, 0x80, 0x22])],
    ['cut off', new ReadableStream({ start: (body) => body.error(new Error('gone')) })],
  ])('returns malformed_json if the body is %s', async (title, body) => {
    const response = await post('/inspect-name', body);
    const { detail } = await expectProblem(response, 'malformed_json');
    if (title === 'missing') expect(detail).toBe('The body is empty. Send a JSON object.');
  });

  it.each<[code: ProblemCode, path: string, faults?: string[]]>([
    ['malformed_path', '/inspect-grapheme/%'],
    ['malformed_path', '/inspect-grapheme/%ED%A0%80'],
    ['malformed_path', '/imitations/mainnet/a%80?limit=0'],
    ['malformed_path', '/no-such-operation/%80'],
    ['unknown_operation', ''],
    ['unknown_operation', '/'],
    ['unknown_operation', '//bulk-inspect-names'],
    ['unknown_operation', '/Bulk-Inspect-Names'],
    ['unknown_operation', '/inspect-grapheme/a/b'],
    ['unknown_operation', '/inspect-grapheme//'],
    ['unknown_operation', '/inspect-grapheme/%2E%2E'],
    ['unknown_operation', '/inspect-name/mainnet'],
    ['unknown_operation', '/__proto__'],
    ['unknown_operation', 'sinspect-grapheme/a'],
    ['invalid_request', '/inspect-name/goerli/a.eth', ['network_name']],
    ['invalid_request', '/imitations/mainnet/a.eth?kinds=bit,+emoji', ['kinds']],
    ['invalid_request', '/imitations/mainnet/a.eth?limit=%zz&kinds=%ff', ['limit', 'kinds']],
    ['invalid_request', '/imitations/mainnet/a.eth?limit=+5', ['limit']],
    ['invalid_request', '/imitations/mainnet/a.eth?limit=5&limit', ['limit']],
  ])('returns %s at %s', async (code, path, faults) => {
    const { errors } = await expectProblem(await send(path), code);
    expect(errors?.map((fault) => fault.path)).toEqual(faults);
  });

  it.each(['GET', 'POST', 'OPTIONS', 'DELETE'])('returns 404 for %s', async (method) => {
    await expectProblem(await send('/inspect-grapheme', { method }), 'unknown_operation');
  });

  it.each([
    ['GET', '/bulk-inspect-names', 'POST, OPTIONS'],
    ['POST', '/inspect-grapheme/a', 'GET, HEAD, OPTIONS'],
    ['POST', '/imitations/mainnet/a?limit=1', 'GET, HEAD, OPTIONS'],
    ['BREW', '/openapi.json', 'GET, HEAD, OPTIONS'],
  ])('returns method_not_allowed for %s %s', async (method, path, allow) => {
    const response = await send(path, { method });
    expect(response.headers.get('Allow')).toBe(allow);
    await expectProblem(response, 'method_not_allowed');
  });

  it.each<[type: string | null, encoding: string, isSupported: boolean]>([
    ['application/json', 'identity', true],
    ['application/json; charset=utf-8', ' Identity ', true],
    ['Application/JSON;charset="UTF-8"', 'identity', true],
    ['application/ld+json', 'identity', true],
    ['application/json', 'br, identity', false],
    [null, 'identity', false],
    ['text/plain;charset=UTF-8', 'identity', false],
    ['application/jsonp', 'identity', false],
    ['text/plain; application/json', 'identity', false],
  ])('reads a body of the type %j and the encoding %j: %s', async (type, encoding, isSupported) => {
    // Sent as bytes, because a string body sets the content type.
    const body = new TextEncoder().encode(valid);
    const headers = {
      'Content-Encoding': encoding,
      ...(type !== null && { 'Content-Type': type }),
    };
    const response = await post('/inspect-name', body, headers);
    if (isSupported) expect(await response.json()).toEqual({ name: 'a.eth' });
    else await expectProblem(response, 'unsupported_media_type');
  });

  it('returns malformed_url if the Host header makes the URL invalid', async () => {
    const request = {
      url: 'http://bad host/api/inspect-grapheme/a',
      method: 'GET',
      headers: new Headers({ Host: 'bad host' }),
      signal: new AbortController().signal,
    } as Request;
    await expectProblem(await handleRequest(request), 'malformed_url');
  });

  it.each([
    ['has', true],
    ['has no', false],
  ])('returns body_too_large over the limit if the browser %s request streams', async (_, has) => {
    const sendBytes = (bytes: number) => {
      const init = { method: 'POST', headers: JSON_HEADERS, body: valid.padEnd(bytes, ' ') };
      const request = new Request(`${BASE}/inspect-name`, init);
      if (!has) Object.defineProperty(request, 'body', { value: undefined });
      return handleRequest(request);
    };
    expect((await sendBytes(MAX_BODY_BYTES)).status).toBe(200);
    await expectProblem(await sendBytes(MAX_BODY_BYTES + 1), 'body_too_large');
  });

  it('copies the chunks of a body instead of keeping up to a million of them', async () => {
    const bytes = new TextEncoder().encode(valid.padEnd(40_000, ' '));
    const chunk = new Uint8Array(1);
    let sent = 0;
    const body = new ReadableStream<Uint8Array>(
      {
        pull(controller) {
          // All chunks share one buffer, so the content of a kept chunk would change.
          chunk[0] = bytes[sent] as number;
          if (sent++ < bytes.length) controller.enqueue(chunk);
          else controller.close();
        },
      },
      { highWaterMark: 0 },
    );
    expect((await post('/inspect-name', body)).status).toBe(200);
  });

  it('returns body_too_large without reading the rest, even if Content-Length is smaller', async () => {
    let sent = 0;
    const cancel = vi.fn();
    const chunk = new Uint8Array(64 * 1024);
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        sent += chunk.length;
        controller.enqueue(chunk);
      },
      cancel,
    });
    const headers = { ...JSON_HEADERS, 'Content-Length': '10' };
    const response = await post('/bulk-inspect-names', body, headers);
    await expectProblem(response, 'body_too_large');
    expect(cancel).toHaveBeenCalledOnce();
    expect(sent).toBeLessThan(MAX_BODY_BYTES + 4 * chunk.length);
  });

  it('returns internal_error without the stack if the engine throws', async () => {
    const onError = vi.fn();
    const inspectGrapheme = () => {
      throw new Error('secret');
    };
    const inspector = () => ({ ...echoInspector, inspectGrapheme });
    const handle = createHandler({ inspector, basePath: '/api', onError });
    const response = await handle(new Request(`${BASE}/inspect-grapheme/a`));
    const problem = await expectProblem(response, 'internal_error');
    expect(JSON.stringify(problem)).not.toContain('secret');
    expect(onError).toHaveBeenCalledOnce();
  });
});

describe('the inspector', () => {
  const request = () => new Request(`${BASE}/inspect-grapheme/a`);

  it('is not created for requests that do not need it', async () => {
    const inspector = vi.fn(() => echoInspector);
    const handle = createHandler({ inspector, basePath: '/api' });
    await handle(new Request(`${BASE}/openapi.json`));
    await handle(new Request(`${BASE}/inspect-name`, { method: 'POST' }));
    expect(inspector).not.toHaveBeenCalled();
  });

  it.each([true, false])('that fails is created again, async: %s', async (isAsync) => {
    const onError = vi.fn();
    const inspector = vi.fn<() => Inspector | Promise<Inspector>>(() => echoInspector);
    inspector.mockImplementationOnce(() => {
      if (isAsync) return Promise.reject(new Error('offline'));
      throw new Error('offline');
    });
    const handle = createHandler({ inspector, basePath: '/api', onError });
    await expectProblem(await handle(request()), 'tables_unavailable');
    expect(onError).toHaveBeenCalledOnce();
    expect((await handle(request())).status).toBe(200);
    expect((await handle(request())).status).toBe(200);
    expect(inspector).toHaveBeenCalledTimes(2);
  });
});

describe('browsers', () => {
  const preflight = { Origin: 'https://elsewhere.example', 'Access-Control-Request-Method': 'GET' };

  it.each([
    ['/bulk-inspect-names', 'POST, OPTIONS'],
    ['/inspect-grapheme/a', 'GET, HEAD, OPTIONS'],
    ['/imitations/mainnet/a?limit=0', 'GET, HEAD, OPTIONS'],
  ])('may request %s from any origin with a content type', async (path, methods) => {
    for (const headers of [
      {},
      { ...preflight, 'Access-Control-Request-Headers': 'content-type' },
    ]) {
      const response = await send(path, { method: 'OPTIONS', headers });
      expect(response.status).toBe(204);
      expect(response.headers.get('Allow')).toBe(methods);
      expect(response.headers.get('Access-Control-Allow-Methods')).toBe(methods);
      expect(response.headers.get('Access-Control-Allow-Headers')).toBe('Content-Type');
      // Browsers do not repeat the preflight before every request.
      expect(Number(response.headers.get('Access-Control-Max-Age'))).toBeGreaterThan(3600);
      expect(response.headers.get('Access-Control-Allow-Origin')).toBe('*');
    }
  });

  it.each(['/other', '/inspect-grapheme/%80'])(
    'get a successful preflight at %s, so that a page can read the problem',
    async (path) => {
      const { status, headers } = await send(path, { method: 'OPTIONS', headers: preflight });
      expect(status).toBe(204);
      expect(headers.get('Access-Control-Allow-Methods')).toBe('POST, GET, HEAD, OPTIONS');
    },
  );

  it.each([
    ['/inspect-grapheme/a', 200, 'application/json'],
    ['/imitations/mainnet/a?kinds=bit', 200, 'application/json'],
    ['/imitations/mainnet/a?kinds=x', 422, 'application/problem+json'],
    ['/openapi.json', 200, 'application/json'],
    ['/bulk-inspect-names', 405, 'application/problem+json'],
    ['/other', 404, 'application/problem+json'],
  ])('get the response to HEAD %s without a body', async (path, status, type) => {
    const response = await send(path, { method: 'HEAD' });
    expect(response.status).toBe(status);
    expect(response.headers.get('Content-Type')).toBe(type);
    expect(await response.text()).toBe('');
  });
});

describe('costly requests', () => {
  /** Creates a handler whose lists of imitations end only when their client disconnects. */
  function createBusyHandler() {
    const imitations = () => ({ problem: null, steps: { [Symbol.iterator]: () => ({ next }) } });
    const next = () => ({ value: null });
    const inspector = { ...echoInspector, imitations } as unknown as Inspector;
    const onError = vi.fn();
    const handle = createHandler({ inspector: () => inspector, basePath: '/api', onError });
    const client = new AbortController();
    const list = () =>
      handle(new Request(`${BASE}/imitations/mainnet/a`, { signal: client.signal }));
    return { handle, list, client, onError };
  }

  it('are refused if 24 long ones are in progress, before their body is read', async () => {
    const { handle, list, client, onError } = createBusyHandler();
    const others = Array.from({ length: 24 }, list);
    const response = await list();
    expect(response.headers.get('Retry-After')).toBe('1');
    await expectProblem(response, 'server_busy');

    const pull = vi.fn();
    const body = new ReadableStream({ pull }, { highWaterMark: 0 });
    const headers = { ...JSON_HEADERS, 'Content-Length': '20000' };
    const init = { method: 'POST', headers, body, duplex: 'half' };
    const bulk = await handle(new Request(`${BASE}/bulk-inspect-names`, init));
    await expectProblem(bulk, 'server_busy');
    expect(pull).not.toHaveBeenCalled();

    expect((await handle(new Request(`${BASE}/inspect-grapheme/a`))).status).toBe(200);
    client.abort();
    await Promise.all(others);
    expect(onError).not.toHaveBeenCalled();
    const { list: listAgain, client: nextClient } = createBusyHandler();
    const again = listAgain();
    nextClient.abort();
    expect((await again).status).toBe(500);
  });

  const names = (count: number) =>
    JSON.stringify({ names: Array(count).fill('a.eth'), network_name: 'mainnet' });

  it.each<[cost: string, path: string, body?: string]>([
    ['short', '/inspect-grapheme/a'],
    ['medium', `/inspect-grapheme/${'a'.repeat(65)}`],
    ['short', '/inspect-name/mainnet/vitalik.eth'],
    ['medium', `/inspect-name/mainnet/${'a'.repeat(65)}`],
    ['short', '/inspect-name', '{"name":"vitalik.eth","network_name":"mainnet"}'],
    ['medium', '/inspect-name', JSON.stringify({ name: 'a'.repeat(100), network_name: 'mainnet' })],
    ['short', '/bulk-inspect-names', names(5)],
    ['medium', '/bulk-inspect-names', names(250)],
    ['long', '/bulk-inspect-names', names(250).padEnd(20_000)],
    ['long', '/imitations/mainnet/vitalik.eth?limit=1'],
    ['medium', '/bulk-inspect-names', '['.repeat(2_000)],
  ])('run elsewhere, unless they are short: %s, %s', async (cost, path, body) => {
    const runElsewhere = vi.fn<TaskRunner>(async (task) => runTask(echoInspector, task, signal));
    const { signal } = new AbortController();
    const handle = createHandler({
      inspector: () => echoInspector,
      basePath: '/api',
      runElsewhere,
    });
    const init = body === undefined ? {} : { method: 'POST', headers: JSON_HEADERS, body };
    const response = await handle(new Request(BASE + path, init));
    expect(runElsewhere.mock.calls.map(([, given]) => given)).toEqual(
      cost === 'short' ? [] : [cost],
    );
    const own = await handleRequest(new Request(BASE + path, init));
    expect(response.status).toBe(own.status);
    expect(await response.json()).toEqual(await own.json());
  });
});

it('refuses websites that are not in allowedOrigins', async () => {
  const handle = createHandler({
    inspector: () => echoInspector,
    basePath: '/api',
    allowedOrigins: ['https://wallet.example'],
  });
  const request = (origin: string, init: RequestInit = {}) => {
    const headers = { ...init.headers, Host: '127.0.0.1', Origin: origin };
    return handle(new Request(`${BASE}/inspect-grapheme/a`, { ...init, headers }));
  };
  const allowed = await request('https://wallet.example');
  expect(allowed.status).toBe(200);
  expect(allowed.headers.get('Access-Control-Allow-Origin')).toBe('https://wallet.example');
  const headers = { 'Access-Control-Request-Method': 'GET' };
  for (const response of [
    await request('https://evil.example'),
    await request('https://evil.example', { method: 'OPTIONS', headers }),
  ]) {
    expect(response.headers.get('Access-Control-Allow-Origin')).toBeNull();
    await expectProblem(response, 'origin_not_allowed');
  }
});

it.each([
  ['/tools/namescope/api', '/tools/namescope/api'],
  ['/tools/namescope/api/', '/tools/namescope/api'],
  ['tools/namescope/api', '/tools/namescope/api'],
  ['/wörk/api', '/w%C3%B6rk/api'],
  ['/', '/'],
  ['', '/'],
])('the base path may be %j', async (basePath, url) => {
  const handle = createHandler({ inspector: () => echoInspector, basePath });
  const base = new URL(url, 'https://host.example').href.replace(/\/$/, '');
  const response = await handle(new Request(`${base}/inspect-grapheme/a`));
  expect(await response.json()).toEqual({ grapheme: 'a' });
  const document = await (await handle(new Request(`${base}/openapi.json`))).json();
  expect(document.servers).toEqual([{ url }]);
});
