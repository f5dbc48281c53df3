import { execFileSync } from 'node:child_process';
import { expect, test } from '@playwright/test';

/** Sends a request with curl, which does not normalize the path. Returns status and body. */
function runCurl(url: string, options: string[] = [], input: string | Buffer = '') {
  const args = ['--silent', '--show-error', '--path-as-is', '--write-out', '\n%{http_code}'];
  const output = execFileSync('curl', [...args, ...options, url], { encoding: 'utf8', input });
  const end = output.lastIndexOf('\n');
  return { status: Number(output.slice(end + 1)), text: output.slice(0, end) };
}

const JSON_BODY = ['--header', 'Content-Type: application/json', '--data-binary', '@-'];

const GRAPHEMES: [path: string, grapheme: string][] = [
  ['%F0%9F%98%80', '😀'],
  ['%F0%9F%91%A9%F0%9F%8F%BD%E2%80%8D%F0%9F%9A%80', '👩🏽‍🚀'],
  ['%F0%9F%87%BA%F0%9F%87%B3', '🇺🇳'],
  ['e%CC%81', 'e\u0301'],
  ['%CC%81', '\u0301'],
  ['%2F', '/'],
  ['%25', '%'],
  ['%5C', '\\'],
  ['%00', '\0'],
  ['+', '+'],
  ['a?ignored=1', 'a'],
];

for (const [path, grapheme] of GRAPHEMES) {
  test(`curl inspects the grapheme at ${path}`, ({ baseURL }) => {
    const { status, text } = runCurl(`${baseURL}api/inspect-grapheme/${path}`);
    expect(status).toBe(200);
    expect(JSON.parse(text).grapheme).toBe(grapheme);
  });
}

const REJECTED: [path: string, status: number, code: string][] = [
  ['inspect-grapheme/%E0%A4', 400, 'malformed_path'],
  ['inspect-grapheme/%', 400, 'malformed_path'],
  ['inspect-grapheme/%ZZ', 400, 'malformed_path'],
  ['inspect-grapheme/%C0%AF', 400, 'malformed_path'],
  ['inspect-grapheme/%ED%A0%80', 400, 'malformed_path'],
  ['inspect-grapheme/', 422, 'not_a_grapheme'],
  ['inspect-grapheme/ab', 422, 'not_a_grapheme'],
  ['imitations/mainnet/a..eth', 422, 'invalid_request'],
  ['imitations/mainnet/a.eth?kinds=%E0%A4', 422, 'invalid_request'],
  ['inspect-grapheme/a/b', 404, 'unknown_operation'],
  ['inspect-grapheme/..', 404, 'unknown_operation'],
  ['bulk-inspect-names', 405, 'method_not_allowed'],
];

for (const [path, status, code] of REJECTED) {
  test(`curl receives ${code} at ${path}`, ({ baseURL }) => {
    const answer = runCurl(`${baseURL}api/${path}`);
    expect(answer.status).toBe(status);
    expect(JSON.parse(answer.text).code).toBe(code);
  });
}

test('curl inspects names in bulk', ({ baseURL }) => {
  const body = '{"names":["v\\u00ectalik.eth"],"network_name":"mainnet"}';
  const { status, text } = runCurl(`${baseURL}api/bulk-inspect-names`, JSON_BODY, body);
  expect(status).toBe(200);
  expect(JSON.parse(text).results).toMatchObject([{ name: 'vìtalik.eth', rating: 4 }]);
});

test('curl lists imitations', ({ baseURL }) => {
  const asked = 'imitations/mainnet/v%C3%ACtalik.eth?limit=2&kinds=hyphen%2Clook_alike';
  const { status, text } = runCurl(`${baseURL}api/${asked}`);
  expect(status).toBe(200);
  const answer = JSON.parse(text);
  expect(answer).toMatchObject({ name: 'vìtalik.eth', complete: false });
  expect(answer.imitations).toHaveLength(2);
});

test('curl receives body_too_large for 5 MB', ({ baseURL }) => {
  const body = Buffer.alloc(5 * 1024 * 1024, ' ');
  const { status, text } = runCurl(`${baseURL}api/bulk-inspect-names`, JSON_BODY, body);
  expect(status).toBe(413);
  expect(JSON.parse(text).code).toBe('body_too_large');
});

test('curl receives a preflight response for any origin', ({ baseURL }) => {
  const headers = ['Origin: https://elsewhere.example', 'Access-Control-Request-Method: GET'];
  const options = [
    '--request',
    'OPTIONS',
    '--include',
    ...headers.flatMap((it) => ['--header', it]),
  ];
  const { status, text } = runCurl(`${baseURL}api/inspect-grapheme/a`, options);
  expect(status).toBe(204);
  expect(text).toMatch(/^access-control-allow-origin: \*\r$/im);
  expect(text).toMatch(/^access-control-allow-headers: content-type\r$/im);
});

test('the server has an OpenAPI document', ({ baseURL }) => {
  const { status, text } = runCurl(`${baseURL}api/openapi.json`);
  expect(status).toBe(200);
  expect(JSON.parse(text)).toMatchObject({ openapi: '3.1.0', servers: [{ url: '/api' }] });
});
