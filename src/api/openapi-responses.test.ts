import Ajv2020, { type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { describe, expect, it } from 'vitest';
import { MAX_BULK_NAMES } from '../contract/limits.ts';
import { createNodeInspector } from '../hosts/node.ts';
import { createHandler } from './handler.ts';

const BASE = 'https://host.example/api';
const handleRequest = createHandler({ inspector: createNodeInspector, basePath: '/api' });
const document = await (await handleRequest(new Request(`${BASE}/openapi.json`))).json();

/** Adds `additionalProperties: false` to every object schema, so that undocumented fields fail the tests. */
function makeStrict(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(makeStrict);
  if (typeof schema !== 'object' || schema === null) return schema;
  const closed = Object.fromEntries(
    Object.entries(schema).map(([key, value]) => [key, makeStrict(value)]),
  );
  return closed.type === 'object' && closed.properties
    ? { ...closed, additionalProperties: false }
    : closed;
}

const ajv = new Ajv2020({ strict: false, allErrors: true });
addFormats(ajv);
ajv.addSchema({ components: makeStrict(document.components), paths: document.paths }, 'openapi');

/** Finds the schema of a response in the document. */
function getSchema(path: string, method: string, response: Response): ValidateFunction {
  const type = response.headers.get('Content-Type') ?? '';
  const keys = ['paths', path, method, 'responses', String(response.status), 'content', type];
  const pointer = keys
    .map((key) => encodeURIComponent(key.replaceAll('~', '~0').replaceAll('/', '~1')))
    .join('/');
  const validate = ajv.getSchema(`openapi#/${pointer}/schema`);
  if (!validate) throw new Error(`No schema for ${response.status} of ${method} ${path}`);
  return validate;
}

/** Reads the body of a response and validates it with its documented schema. */
async function readValid(path: string, response: Response, method: string) {
  const body = await response.json();
  const validate = getSchema(path, method, response);
  expect(validate(body) ? [] : validate.errors).toEqual([]);
  return body;
}

async function post(path: string, body: unknown) {
  const init = {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  };
  return readValid(path, await handleRequest(new Request(BASE + path, init)), 'post');
}

/** Sends a GET request for a documented path, whose last parameter is `segment`. */
async function get(path: string, start: string, segment: string, query = '') {
  const url = `${BASE}/${start}/${encodeURIComponent(segment)}${query}`;
  return readValid(path, await handleRequest(new Request(url)), 'get');
}

const inspectGrapheme = (grapheme: string) =>
  get('/inspect-grapheme/{grapheme}', 'inspect-grapheme', grapheme);
const listImitations = (name: string, query = '') =>
  get('/imitations/{network_name}/{name}', 'imitations/mainnet', name, query);
const inspectInBulk = (names: string[]) =>
  post('/bulk-inspect-names', { names, network_name: 'mainnet' });
const inspectName = (name: string) => post('/inspect-name', { name, network_name: 'sepolia' });

const UNKNOWN = `[${'0123456789abcdef'.repeat(4)}]`;

const NAMES = [
  '',
  'eth',
  'vitalik.eth',
  'vìtalik.eth',
  'VITALIK.eth',
  'a..eth',
  '.',
  '..',
  ' a\n.eth',
  'nick.com',
  'xn--a.eth',
  '日本のカタカナ.eth',
  '👩🏽‍🚀.eth',
  '\u200D\uFE0F.eth',
  '\u202Eabc.eth',
  '\u0378\uE000\uFFFF.eth',
  'عربي.eth',
  `${UNKNOWN}.eth`,
  `${UNKNOWN}.A.eth`,
  `${`${UNKNOWN}.`.repeat(6)}eth`,
  `${'a'.repeat(300)}.eth`,
  `a${'\u0300'.repeat(150)}.eth`,
];

const GRAPHEMES = [
  ...'aìа/%?\\ \0\u0300\uFEFF1-☽\uFE0F한ᄒ一ꓑ\u0378\u{F0000}',
  ...['👩🏽‍🚀', '🇺🇳', '☀\uFE0F', 'क्ष'],
];

describe('responses match the OpenAPI document', () => {
  it.each(NAMES)('for the name %j', async (name) => {
    const full = await inspectName(name);
    const { results } = await inspectInBulk([name]);
    // The bulk report is a subset of the full report.
    expect(full).toMatchObject(results[0]);
    expect(full.name).toBe(name);
  });

  it.each(GRAPHEMES)('for the grapheme %j', async (grapheme) => {
    expect(await inspectGrapheme(grapheme)).toMatchObject({ grapheme });
  });

  it.each([
    ['vitalik.eth', false],
    ['VITALIK', false],
    ['日本のカタカナ.eth', false],
    ['👩🏽‍🚀👍.eth', false],
    ['כלב.eth', true],
    ['محمد.eth', true],
    [`${'x'.repeat(196)}.eth`, false],
  ])('for the imitations of %s', async (name, complete) => {
    const { imitations, ...rest } = await listImitations(name, '?limit=700');
    expect(rest).toEqual({ name, complete });
    expect(imitations.length).toBeGreaterThan(10);
    const first = await listImitations(name, `?limit=1&kinds=${imitations[0].kind}`);
    expect(first.imitations).toEqual(imitations.slice(0, 1));
  });

  it.each([
    ['two graphemes', () => inspectGrapheme('ab'), 'not_a_grapheme'],
    ['too many names', () => inspectInBulk(Array(MAX_BULK_NAMES + 1).fill('a')), 'invalid_request'],
    [
      'a surrogate',
      () => post('/inspect-name', '{"name":"\\ud800","network_name":"mainnet"}'),
      'unpaired_surrogate',
    ],
    ['imitations of a..eth', () => listImitations('a..eth', '?limit=0'), 'invalid_request'],
    ['imitations of a long name', () => listImitations('a'.repeat(201)), 'name_too_long'],
    ['a body that is not JSON', () => post('/bulk-inspect-names', '{'), 'malformed_json'],
    ['a large body', () => post('/bulk-inspect-names', ' '.repeat(2 ** 21)), 'body_too_large'],
  ])('for %s', async (_title, send, code) => {
    expect(await send()).toMatchObject({ code });
  });

  it('for a name in the path, with the same report as for POST', async () => {
    const path = '/inspect-name/{network_name}/{name}';
    const got = await get(path, 'inspect-name/mainnet', 'vìtalik.eth');
    expect(got).toEqual(await inspectName('vìtalik.eth'));
  });
});
