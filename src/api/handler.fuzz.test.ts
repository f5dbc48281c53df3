import fc from 'fast-check';
import { expect, it } from 'vitest';
import { PROBLEM_STATUS, type Problem } from '../contract/problem.ts';
import { getFuzzRuns } from '../engine/testing/test-scope.ts';
import { createHandler } from './handler.ts';
import { echoInspector } from './testing/echo-inspector.ts';

const handleRequest = createHandler({ inspector: () => echoInspector, basePath: '/api' });

const method = fc.oneof(
  fc.constantFrom('GET', 'HEAD', 'POST', 'OPTIONS', 'PUT', 'DELETE', 'PATCH'),
  fc.stringMatching(/^[A-Za-z]{1,8}$/).filter((word) => !/^(connect|trace|track)$/i.test(word)),
);

const segment = fc.oneof(
  fc.constantFrom(
    'bulk-inspect-names',
    'inspect-grapheme',
    'inspect-name',
    'imitations',
    'mainnet',
    'openapi.json',
    '',
  ),
  fc.string({ unit: 'binary' }),
  fc.string({ unit: fc.constantFrom('%', 'C', '3', 'A', 'E', '0', 'F', '/', '.') }),
);

const value = fc.oneof(
  fc.constantFrom('1', '10000', '10001', '1,2', 'bit', 'bit,emoji', 'bit%2Cemoji', '+', ''),
  fc.string({ unit: 'binary' }),
  fc.string({ unit: fc.constantFrom('%', '0', 'F', '&', '=', ',') }),
);
const query = fc
  .array(fc.tuple(fc.constantFrom('limit', 'kinds', 'name', '%'), value), { maxLength: 4 })
  .map((pairs) => `?${pairs.map((pair) => pair.join('=')).join('&')}`);

const path = fc.oneof(
  query.map((text) => `/imitations/mainnet/a.eth${text}`),
  fc.constantFrom('/bulk-inspect-names', '/inspect-name', '/inspect-grapheme/a', '/openapi.json'),
  fc.array(segment, { maxLength: 5 }).map((segments) => `/${segments.join('/')}`),
);

const body = fc.oneof(
  fc.uint8Array(),
  fc.string({ unit: 'binary' }),
  fc.json(),
  fc
    .record(
      {
        names: fc.oneof(fc.array(fc.string({ unit: 'binary' })), fc.anything()),
        name: fc.oneof(fc.string({ unit: 'binary' }), fc.anything()),
        network_name: fc.oneof(fc.constantFrom('mainnet', 'sepolia'), fc.anything()),
      },
      { requiredKeys: [] },
    )
    .map((fields) => {
      try {
        return JSON.stringify(fields);
      } catch {
        return '{';
      }
    }),
);

const type = fc.oneof(
  fc.constant('application/json'),
  fc.constantFrom('text/plain', 'application/json;charset=x', ''),
);

function createRequest(fields: {
  method: string;
  path: string;
  body: unknown;
  type: string;
}): Request {
  const hasBody = !/^(get|head)$/i.test(fields.method);
  return new Request(`https://host.example/api${fields.path}`, {
    method: fields.method,
    headers: { 'Content-Type': fields.type },
    ...(hasBody && { body: fields.body as BodyInit }),
  });
}

it('responds to any method, path and body with a well-formed response', async () => {
  const statuses = new Set<number>();
  await fc.assert(
    fc.asyncProperty(fc.record({ method, path, body, type }), async (fields) => {
      const request = createRequest(fields);
      const response = await handleRequest(request);
      const text = await response.text();
      statuses.add(response.status);

      expect(response.headers.get('Access-Control-Allow-Origin')).toBe('*');
      expect(response.headers.get('Cache-Control')).toBe('no-store');
      expect(response.headers.get('X-Content-Type-Options')).toBe('nosniff');
      expect(response.status).not.toBe(500);
      if (response.status === 204 || request.method === 'HEAD') {
        expect(text).toBe('');
      } else if (response.status === 200) {
        expect(response.headers.get('Content-Type')).toBe('application/json');
        JSON.parse(text);
      } else {
        expect(response.headers.get('Content-Type')).toBe('application/problem+json');
        const problem = JSON.parse(text) as Problem;
        expect(PROBLEM_STATUS[problem.code]).toBe(response.status);
        expect(problem).toMatchObject({
          type: expect.any(String),
          title: expect.any(String),
          status: response.status,
          detail: expect.any(String),
        });
      }
      expect(response.headers.has('Allow')).toBe([204, 405].includes(response.status));
    }),
    { numRuns: getFuzzRuns(12_000) },
  );
  // Checks that the random requests reach all kinds of responses.
  for (const status of [200, 204, 400, 404, 405, 415, 422]) expect(statuses).toContain(status);
});

it('decodes every string that can be a path segment', async () => {
  const text = fc
    .string({ unit: 'binary' })
    .filter((grapheme) => grapheme !== '.' && grapheme !== '..');
  await fc.assert(
    fc.asyncProperty(text, async (grapheme) => {
      const url = `https://host.example/api/inspect-grapheme/${encodeURIComponent(grapheme)}`;
      const response = await handleRequest(new Request(url));
      expect(await response.json()).toEqual({ grapheme });
    }),
    { numRuns: getFuzzRuns(6_000) },
  );
});
