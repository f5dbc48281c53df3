import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { DEFAULT_IMITATIONS, MAX_BULK_NAMES, MAX_IMITATIONS } from '../../../contract/limits.ts';
import { ROUTES } from '../../../contract/operations.ts';
import {
  createRequest,
  formatCurl,
  formatFetch,
  formatTypeScript,
  OPERATIONS,
} from './operation-requests.ts';

const base = 'https://host/tools/namescope/api';
const [bulk, grapheme] = OPERATIONS;

describe('createRequest', () => {
  it('splits the names at line breaks and puts them into the body', () => {
    const values = { names: "a.eth\no'b.eth", network_name: 'mainnet' };
    expect(createRequest(bulk, values, base)).toEqual({
      method: 'POST',
      url: `${base}/bulk-inspect-names`,
      body: `{"names":["a.eth","o'b.eth"],"network_name":"mainnet"}`,
    });
  });

  it('replaces unpaired surrogates with U+FFFD', () => {
    expect(grapheme && createRequest(grapheme, { grapheme: '\udc00' }, base).url).toBe(
      `${base}/inspect-grapheme/%EF%BF%BD`,
    );
  });

  it('puts the percent-encoded grapheme into the path', () => {
    expect(grapheme && createRequest(grapheme, { grapheme: '/' }, base)).toEqual({
      method: 'GET',
      url: `${base}/inspect-grapheme/%2F`,
      body: null,
    });
  });
});

describe('query parameters', () => {
  const form = OPERATIONS.find(({ query }) => query) as (typeof OPERATIONS)[0];
  const values = { network_name: 'sepolia', name: 'a b.eth' };

  it.each([
    ['the fields that are filled', { limit: '7', kinds: 'bit,emoji' }, '?limit=7&kinds=bit,emoji'],
    ['nothing if all fields are empty', { limit: '', kinds: '' }, ''],
    ['an encoded invalid value', { limit: '&%\ud800', kinds: '' }, '?limit=%26%25%EF%BF%BD'],
  ])('contain %s', (_title, filled, query) => {
    const request = createRequest(form, { ...values, ...filled }, base);
    expect(request).toEqual({
      method: 'GET',
      url: `${base}/imitations/sepolia/a%20b.eth${query}`,
      body: null,
    });
    expect(formatCurl(request)).toBe(`curl '${request.url}'`);
    expect(formatFetch(request)).toBe(`const response = await fetch("${request.url}");`);
  });

  it('have one field each in the form', () => {
    for (const { path, query = [], fields } of OPERATIONS) {
      const inPath = [...path.matchAll(/\{(\w+)\}/gu)].map(([, name]) => name);
      const names = fields.map(({ name }) => name);
      expect(names).toEqual(expect.arrayContaining([...inPath, ...query]));
    }
  });
});

it('states the limits that the server enforces', () => {
  const words = OPERATIONS.flatMap(({ summary, fields }) => [
    summary,
    ...fields.map((it) => it.hint),
  ]);
  expect(words).toContain(`Verdicts on up to ${MAX_BULK_NAMES} names`);
  const [most, usual] = [MAX_IMITATIONS, DEFAULT_IMITATIONS].map((it) => it.toLocaleString('en'));
  expect(words).toContain(`From 1 to ${most}. Default: ${usual}.`);
});

it('lists every operation except the OpenAPI document', () => {
  const { getOpenapi, ...routes } = ROUTES;
  const paths = Object.values(routes).map(({ path }) => path);
  expect(OPERATIONS.map(({ path }) => path).sort()).toEqual(paths.sort());
});

it('escapes hidden characters in the request body and in the code for fetch', () => {
  const request = createRequest(bulk, { names: 'ni\u200dck.eth', network_name: 'mainnet' }, base);
  expect(request.body).toContain('ni\\u200dck.eth');
  expect(formatFetch(request)).toContain('ni\\u200dck.eth');
});

describe('formatCurl', () => {
  it('escapes quotes in names', () => {
    const request = createRequest(bulk, { names: "o'b.eth", network_name: 'mainnet' }, base);
    expect(formatCurl(request)).toContain(`o'\\''b.eth`);
  });

  it('contains only the address for a GET request', () => {
    expect(formatCurl({ method: 'GET', url: 'https://host/', body: null })).toBe(
      "curl 'https://host/'",
    );
  });
});

it('formatFetch returns valid JavaScript', () => {
  const request = createRequest(bulk, { names: 'a"\\.eth\n\u2028', network_name: 'mainnet' }, base);
  expect(() => new Function(`return async () => { ${formatFetch(request)} }`)).not.toThrow();
});

describe('formatTypeScript', () => {
  it.each(OPERATIONS)('imports a type of the contract: $path', (operation) => {
    const { type, module } = operation.response;
    const url = new URL(`../../../contract/${module}.ts`, import.meta.url);
    expect(readFileSync(url, 'utf8')).toContain(`export interface ${type} `);
    const code = formatTypeScript({ method: 'GET', url: 'https://host/', body: null }, operation);
    expect(code).toContain(`import type { ${type} } from 'namescope/contract/${module}';`);
    expect(code).toContain('await fetch("https://host/")');
  });
});
