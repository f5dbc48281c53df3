import { describe, expect, it, vi } from 'vitest';
import { CANDIDATE_KINDS, type ImitationOptions } from '../contract/imitations.ts';
import { MAX_BODY_BYTES, MAX_BULK_NAMES } from '../contract/limits.ts';
import type { Problem } from '../contract/problem.ts';
import { createFailure } from '../engine/create-problem.ts';
import type { Inspector } from '../engine/inspector.ts';
import { createHandler } from './handler.ts';

const BASE = 'https://host.example/api';

/** An inspector that returns its arguments, so that tests can check them. */
const echoInspector = {
  bulkInspectNames: (names: readonly string[]) =>
    names.map((name) => ({ ok: true, value: { name } })),
  inspectName: (name: string) => ({ ok: true, value: { name } }),
  inspectGrapheme: (grapheme: string) =>
    grapheme === '' || grapheme === 'ab'
      ? createFailure('not_a_grapheme', `This is ${grapheme.length} graphemes.`)
      : { ok: true, value: { grapheme } },
  imitations: (name: string, options: ImitationOptions = {}) => ({
    imitated: name,
    problem: null,
    steps: [{ name, options }].values(),
  }),
} as unknown as Inspector;

const handleRequest = createHandler({ inspector: () => echoInspector, basePath: '/api' });

const JSON_HEADERS = { 'Content-Type': 'application/json' };

function send(path: string, init: RequestInit = {}): Promise<Response> {
  return handleRequest(new Request(BASE + path, init));
}

function post(path: string, body: unknown, headers: HeadersInit = JSON_HEADERS): Promise<Response> {
  return send(path, {
    method: 'POST',
    headers,
    body: typeof body === 'string' || body instanceof Uint8Array ? body : JSON.stringify(body),
  } as RequestInit);
}

async function readProblem(response: Response): Promise<Problem> {
  expect(response.headers.get('Content-Type')).toBe('application/problem+json');
  const problem = (await response.json()) as Problem;
  expect(problem.status).toBe(response.status);
  expect(problem.detail).toMatch(/^[A-Z\w].*\.$/su);
  return problem;
}

const createNames = (count: number) => Array.from({ length: count }, (_, index) => `n${index}.eth`);

describe('successful requests', () => {
  it.each([
    ['one name', ['a.eth']],
    ['an empty array', []],
    ['the root', ['']],
    ['duplicates in order', ['b.eth', 'a.eth', 'b.eth']],
    ['names without trimming or normalizing them', [' A.eth\n', 'A\u030A', '\uFEFFa', '\0']],
    ['astral characters', ['👩🏽‍🚀.eth', '𝒶.eth']],
    ['the maximum number of names', createNames(MAX_BULK_NAMES)],
  ])('inspects %s in bulk', async (_title, names) => {
    const response = await post('/bulk-inspect-names', { names, network_name: 'mainnet' });
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
    'application/json',
    'application/json; charset=utf-8',
    'Application/JSON;charset="UTF-8"',
    'text/json',
    'application/ld+json',
  ])('accepts the content type %s', async (type) => {
    const body = { name: 'a.eth', network_name: 'mainnet' };
    const response = await post('/inspect-name', body, { 'Content-Type': type });
    expect(await response.json()).toEqual({ name: 'a.eth' });
  });

  it.each([
    ['%C3%AC', 'ì'],
    ['%c3%ac', 'ì'],
    ['ì', 'ì'],
    ['%2F', '/'],
    ['%5C', '\\'],
    ['%25', '%'],
    ['%3F', '?'],
    ['%23', '#'],
    ['%20', ' '],
    ['+', '+'],
    ['%00', '\0'],
    ['%0D%0A', '\r\n'],
    ['%CC%80', '\u0300'],
    ['%EF%BB%BF', '\uFEFF'],
    ['%EF%BF%BD', '\uFFFD'],
    [encodeURIComponent('👩🏽‍🚀'), '👩🏽‍🚀'],
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
    ['empty', ''],
    ['blank', ' \n'],
    ['truncated JSON', '{"name":'],
    ['JSON with single quotes', "{'name':'a'}"],
    ['JSON followed by more text', `${valid}x`],
    ['not UTF-8', new Uint8Array([0x22, 0xff, 0x22])],
    ['UTF-16', new Uint8Array([0xff, 0xfe, 0x7b, 0x00, 0x7d, 0x00])],
    ['UTF-8 with an encoded surrogate', new Uint8Array([0x22, 0xed, 0xa0, 0x80, 0x22])],
  ])('returns malformed_json if the body is %s', async (_title, body) => {
    const response = await post('/inspect-name', body);
    expect(await readProblem(response)).toMatchObject({ status: 400, code: 'malformed_json' });
  });

  it('returns malformed_json if there is no body', async () => {
    const response = await send('/inspect-name', { method: 'POST', headers: JSON_HEADERS });
    expect(await readProblem(response)).toMatchObject({
      status: 400,
      code: 'malformed_json',
      detail: 'The body is empty. Send a JSON object.',
    });
  });

  it('returns malformed_json if the body ends early', async () => {
    const body = new ReadableStream({ start: (controller) => controller.error(new Error('gone')) });
    const init = { method: 'POST', headers: JSON_HEADERS, body, duplex: 'half' };
    const response = await send('/inspect-name', init as RequestInit);
    expect(await readProblem(response)).toMatchObject({ status: 400, code: 'malformed_json' });
  });

  it.each([
    '/inspect-grapheme/%E0%A4',
    '/inspect-grapheme/%',
    '/inspect-grapheme/%zz',
    '/inspect-grapheme/%C0%AF',
    '/inspect-grapheme/%ED%A0%80',
    '/inspect-grapheme/%FF',
    '/inspect-grapheme/%F4%90%80%80',
    '/inspect-name/mainnet/a%80',
    '/imitations/mainnet/a%80?limit=0',
    '/no-such-operation/%80',
  ])('returns malformed_path at %s', async (path) => {
    expect(await readProblem(await send(path))).toMatchObject({
      status: 400,
      code: 'malformed_path',
    });
  });

  it.each([
    '',
    '/',
    '/other',
    '/bulk-inspect-names/',
    '//bulk-inspect-names',
    '/Bulk-Inspect-Names',
    '/inspect-grapheme',
    '/inspect-grapheme/a/b',
    '/inspect-grapheme//',
    '/inspect-grapheme/..',
    '/inspect-grapheme/%2E%2E',
    '/inspect-name/mainnet',
    '/inspect-name/mainnet/a/b',
    '/imitations/mainnet',
    '/openapi.json/',
    '/__proto__',
    's/inspect-grapheme/a',
    'sinspect-grapheme/a',
  ])('returns unknown_operation at %s', async (path) => {
    for (const method of ['GET', 'POST', 'OPTIONS', 'DELETE']) {
      const response = await send(path, { method });
      expect(await readProblem(response)).toMatchObject({ status: 404, code: 'unknown_operation' });
    }
  });

  it.each([
    ['GET', '/bulk-inspect-names', 'POST, OPTIONS'],
    ['PUT', '/bulk-inspect-names', 'POST, OPTIONS'],
    ['DELETE', '/inspect-name', 'POST, OPTIONS'],
    ['POST', '/inspect-grapheme/a', 'GET, HEAD, OPTIONS'],
    ['PATCH', '/inspect-name/mainnet/a', 'GET, HEAD, OPTIONS'],
    ['POST', '/imitations/mainnet/a?limit=1', 'GET, HEAD, OPTIONS'],
    ['POST', '/openapi.json', 'GET, HEAD, OPTIONS'],
    ['BREW', '/openapi.json', 'GET, HEAD, OPTIONS'],
  ])('returns method_not_allowed for %s %s', async (method, path, allow) => {
    const response = await send(path, { method });
    expect(response.headers.get('Allow')).toBe(allow);
    const problem = await readProblem(response);
    expect(problem).toMatchObject({ status: 405, code: 'method_not_allowed' });
  });

  it.each([
    ['missing', undefined],
    ['plain text', 'text/plain;charset=UTF-8'],
    ['a form', 'application/x-www-form-urlencoded'],
    ['JSONP', 'application/jsonp'],
    ['plain text with a JSON parameter', 'text/plain; application/json'],
    ['empty', ''],
  ])('returns unsupported_media_type if the content type is %s', async (_title, type) => {
    // Sent as bytes, because a string body sets the content type.
    const body = new TextEncoder().encode(valid);
    const response = await post(
      '/inspect-name',
      body,
      type === undefined ? {} : { 'Content-Type': type },
    );
    expect(await readProblem(response)).toMatchObject({
      status: 415,
      code: 'unsupported_media_type',
    });
  });

  it.each([
    ['gzip', 415],
    ['br, identity', 415],
    ['identity', 200],
    [' Identity ', 200],
  ])('responds to a body with Content-Encoding %s with %i', async (encoding, status) => {
    const headers = { ...JSON_HEADERS, 'Content-Encoding': encoding };
    const response = await post('/inspect-name', valid, headers);
    expect(response.status).toBe(status);
    if (status === 415) expect((await readProblem(response)).code).toBe('unsupported_media_type');
  });

  it('returns malformed_url if the Host header makes the URL invalid', async () => {
    const request = {
      url: 'http://bad host/api/inspect-grapheme/a',
      method: 'GET',
      headers: new Headers({ Host: 'bad host' }),
      signal: new AbortController().signal,
    } as Request;
    expect(await readProblem(await handleRequest(request))).toMatchObject({
      status: 400,
      code: 'malformed_url',
    });
  });

  it('returns body_too_large if the body is one byte over the limit', async () => {
    const padBody = (bytes: number) => valid.padEnd(bytes, ' ');
    expect((await post('/inspect-name', padBody(MAX_BODY_BYTES))).status).toBe(200);
    const response = await post('/inspect-name', padBody(MAX_BODY_BYTES + 1));
    expect(await readProblem(response)).toMatchObject({ status: 413, code: 'body_too_large' });
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
    const init = { method: 'POST', headers: JSON_HEADERS, body, duplex: 'half' };
    expect((await send('/inspect-name', init as RequestInit)).status).toBe(200);
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
    const init = { method: 'POST', headers, body, duplex: 'half' };
    const response = await send('/bulk-inspect-names', init as RequestInit);
    expect(await readProblem(response)).toMatchObject({ status: 413, code: 'body_too_large' });
    expect(cancel).toHaveBeenCalledOnce();
    expect(sent).toBeLessThan(MAX_BODY_BYTES + 4 * chunk.length);
  });

  it.each([
    [MAX_BODY_BYTES, 200],
    [MAX_BODY_BYTES + 1, 413],
  ])('measures a body of %i bytes if the browser has no request streams', async (bytes, status) => {
    const init = { method: 'POST', headers: JSON_HEADERS, body: valid.padEnd(bytes, ' ') };
    const request = new Request(`${BASE}/inspect-name`, init);
    Object.defineProperty(request, 'body', { value: undefined });
    expect((await handleRequest(request)).status).toBe(status);
  });

  it.each([0, 2])('returns not_a_grapheme for %i graphemes', async (count) => {
    const response = await send(`/inspect-grapheme/${'ab'.slice(0, count)}`);
    expect(await readProblem(response)).toMatchObject({ status: 422, code: 'not_a_grapheme' });
  });

  it('returns invalid_request for an unknown network in the path', async () => {
    expect(await readProblem(await send('/inspect-name/goerli/a.eth'))).toMatchObject({
      status: 422,
      code: 'invalid_request',
      errors: [{ path: 'network_name' }],
    });
  });

  it.each([
    ['kinds=bit+emoji', ['kinds']],
    ['kinds=bit,+emoji', ['kinds']],
    ['kinds=%E0%A4', ['kinds']],
    ['kinds=bit%', ['kinds']],
    ['limit=%zz&kinds=%ff', ['limit', 'kinds']],
    ['limit=+5', ['limit']],
    ['limit=5&limit', ['limit']],
    ['limit=5;kinds=bit', ['limit']],
  ])('returns invalid_request for the query %s', async (query, paths) => {
    const problem = await readProblem(await send(`/imitations/mainnet/a.eth?${query}`));
    expect(problem).toMatchObject({ status: 422, code: 'invalid_request' });
    expect(problem.errors?.map(({ path }) => path)).toEqual(paths);
  });

  it('returns internal_error without the stack if the engine throws', async () => {
    const onError = vi.fn();
    const broken = {
      inspectGrapheme: () => {
        throw new Error('secret');
      },
    } as unknown as Inspector;
    const handle = createHandler({ inspector: () => broken, basePath: '/api', onError });
    const response = await handle(new Request(`${BASE}/inspect-grapheme/a`));
    const problem = await readProblem(response);
    expect(problem).toMatchObject({ status: 500, code: 'internal_error' });
    expect(JSON.stringify(problem)).not.toContain('secret');
    expect(onError).toHaveBeenCalledOnce();
  });
});

describe('the inspector', () => {
  const request = () => new Request(`${BASE}/inspect-grapheme/a`);

  it('is created once, and requests wait for it', async () => {
    let resolveInspector = (_: Inspector) => {};
    const inspector = vi.fn(
      () =>
        new Promise<Inspector>((resolve) => {
          resolveInspector = resolve;
        }),
    );
    const handle = createHandler({ inspector, basePath: '/api' });
    const responses = Promise.all([handle(request()), handle(request())]);
    await vi.waitFor(() => expect(inspector).toHaveBeenCalled());
    resolveInspector(echoInspector);
    expect((await responses).map(({ status }) => status)).toEqual([200, 200]);
    expect((await handle(request())).status).toBe(200);
    expect(inspector).toHaveBeenCalledOnce();
  });

  it('is not created for requests that do not need it', async () => {
    const inspector = vi.fn(() => echoInspector);
    const handle = createHandler({ inspector, basePath: '/api' });
    await handle(new Request(`${BASE}/openapi.json`));
    await handle(new Request(`${BASE}/inspect-name`, { method: 'POST' }));
    expect(inspector).not.toHaveBeenCalled();
  });

  it.each([
    ['rejects', () => Promise.reject(new Error('offline'))],
    [
      'throws',
      () => {
        throw new Error('offline');
      },
    ],
  ])('that %s causes tables_unavailable and is created again', async (_title, failing) => {
    const onError = vi.fn();
    const inspector = vi.fn<() => Inspector | Promise<Inspector>>(() => echoInspector);
    inspector.mockImplementationOnce(failing);
    const handle = createHandler({ inspector, basePath: '/api', onError });
    const response = await handle(request());
    expect(await readProblem(response)).toMatchObject({ status: 503, code: 'tables_unavailable' });
    expect(onError).toHaveBeenCalledOnce();
    expect((await handle(request())).status).toBe(200);
    expect(inspector).toHaveBeenCalledTimes(2);
  });
});

describe('browsers', () => {
  const preflight = { Origin: 'https://elsewhere.example', 'Access-Control-Request-Method': 'GET' };

  it.each([
    ['/bulk-inspect-names', 'POST, OPTIONS'],
    ['/inspect-grapheme/a', 'GET, HEAD, OPTIONS'],
    ['/inspect-name/mainnet/a', 'GET, HEAD, OPTIONS'],
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

  it.each(['/inspect-grapheme/a', '/inspect-grapheme/ab', '/other', '/openapi.json'])(
    'may read %s from any origin, but not cache it or guess its type',
    async (path) => {
      const { headers } = await send(path);
      expect(headers.get('Access-Control-Allow-Origin')).toBe('*');
      expect(headers.get('Cache-Control')).toBe('no-store');
      expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
    },
  );
});

describe('long responses', () => {
  /** Lists `count` names of 100 characters and records how many were listed. */
  function createLister(count: number) {
    const lister = { listed: 0, isEnded: false };
    function* list() {
      try {
        for (; lister.listed < count; lister.listed++) yield { name: 'x'.repeat(100) };
      } finally {
        lister.isEnded = true;
      }
    }
    const inspector = {
      imitations: () => ({ problem: null, steps: list() }),
    } as unknown as Inspector;
    const onError = vi.fn();
    const handle = createHandler({ inspector: () => inspector, basePath: '/api', onError });
    const get = (init?: RequestInit) =>
      handle(new Request(`${BASE}/imitations/mainnet/a?limit=10000`, init));
    return { lister, get, onError };
  }

  it('are computed only as fast as the client reads', async () => {
    const { lister, get } = createLister(10_000);
    const response = await get();
    expect(response.headers.get('Content-Type')).toBe('application/json');
    expect(response.headers.get('Content-Length')).toBeNull();
    const [reader, first] = [response.body?.getReader(), lister.listed];
    expect(first).toBeLessThan(1_000);
    for (let index = 0; index < 10; index++) await reader?.read();
    expect(lister.listed).toBeGreaterThan(first);
    expect(lister.listed).toBeLessThan(3_000);
    await reader?.cancel();
    expect(lister.isEnded).toBe(true);
  });

  it('contain the same JSON as short responses', async () => {
    const body = await (await createLister(10_000).get()).json();
    expect(body).toMatchObject({ name: 'a', complete: true });
    expect(body.imitations).toHaveLength(10_000);
  });

  it('are not computed for HEAD', async () => {
    const { lister, get } = createLister(10_000);
    expect((await get({ method: 'HEAD' })).status).toBe(200);
    expect(lister.listed).toBeLessThan(1_000);
    expect(lister.isEnded).toBe(true);
  });

  it('stop when the client disconnects', async () => {
    const { lister, get, onError } = createLister(10_000);
    const client = new AbortController();
    const response = get({ signal: client.signal });
    client.abort();
    await response;
    expect(lister.listed).toBeLessThan(1_000);
    expect(onError).not.toHaveBeenCalled();
  });

  it('are refused if too many are open', async () => {
    const { get, onError } = createLister(1e9);
    const open = await Promise.all(Array.from({ length: 4 }, () => get()));
    expect(open.every(({ status }) => status === 200)).toBe(true);
    const waiting = Array.from({ length: 60 }, () => get());
    const response = await get();
    expect(response.headers.get('Retry-After')).toBe('1');
    expect(await readProblem(response)).toMatchObject({ status: 503, code: 'server_busy' });
    expect(onError).not.toHaveBeenCalled();
    await open[0]?.body?.cancel();
    expect((await waiting[0])?.status).toBe(200);
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
    expect(await readProblem(response)).toMatchObject({ status: 403, code: 'origin_not_allowed' });
  }
});

describe('the base path', () => {
  it.each(['/tools/namescope/api', '/tools/namescope/api/', 'tools/namescope/api', '/', ''])(
    'may be %j',
    async (basePath) => {
      const handle = createHandler({ inspector: () => echoInspector, basePath });
      const base = `https://host.example/${basePath.replace(/^\/|\/$/g, '')}`.replace(/\/$/, '');
      const response = await handle(new Request(`${base}/inspect-grapheme/a`));
      expect(await response.json()).toEqual({ grapheme: 'a' });
      const document = await (await handle(new Request(`${base}/openapi.json`))).json();
      expect(document.servers).toEqual([{ url: new URL(base).pathname }]);
    },
  );

  it('may contain characters that a URL encodes', async () => {
    const handle = createHandler({ inspector: () => echoInspector, basePath: '/wörk/api' });
    const response = await handle(new Request('https://host.example/wörk/api/inspect-grapheme/a'));
    expect(response.status).toBe(200);
  });

  it('excludes every other path', async () => {
    for (const path of [
      '/inspect-grapheme/a',
      '/apis/inspect-grapheme/a',
      '/apisinspect-grapheme/a',
      '/x/api/inspect-grapheme/a',
    ]) {
      const response = await handleRequest(new Request(`https://host.example${path}`));
      expect(await readProblem(response)).toMatchObject({ status: 404, code: 'unknown_operation' });
    }
  });
});
