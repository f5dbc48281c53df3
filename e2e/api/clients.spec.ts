// Two real clients of the served API. src/api and src/hosts prove its routes and problems.

import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from '@playwright/test';
import { installOnDemand } from '../../src/tools/on-demand-packages.ts';

const JSON_BODY = ['--header', 'Content-Type: application/json', '--data-binary', '@-'];

/** Sends a request with curl, which does not normalize the path. Returns status and body. */
function runCurl(url: string, options: string[] = [], input: string | Buffer = '') {
  const args = ['--silent', '--show-error', '--path-as-is', '--write-out', '\n%{http_code}'];
  const output = execFileSync('curl', [...args, ...options, url], { encoding: 'utf8', input });
  const end = output.lastIndexOf('\n');
  return { status: Number(output.slice(end + 1)), body: JSON.parse(output.slice(0, end)) };
}

test('curl receives reports and problems', ({ baseURL }) => {
  for (const [path, status, body] of [
    ['inspect-grapheme/%2F', 200, { grapheme: '/' }],
    ['inspect-grapheme/%00', 200, { grapheme: '\0' }],
    ['inspect-grapheme/%', 400, { code: 'malformed_path' }],
    ['inspect-grapheme/', 422, { code: 'not_a_grapheme' }],
    ['inspect-grapheme/..', 404, { code: 'unknown_operation' }],
    ['bulk-inspect-names', 405, { code: 'method_not_allowed' }],
    ['imitations/mainnet/a..eth', 422, { code: 'invalid_request' }],
    [
      'imitations/mainnet/v%C3%ACtalik.eth?limit=2&kinds=hyphen%2Clook_alike',
      200,
      { name: 'vìtalik.eth', complete: false, imitations: [{}, {}] },
    ],
    ['openapi.json', 200, { openapi: '3.1.0', servers: [{ url: '/api' }] }],
  ] as const) {
    expect([path, runCurl(`${baseURL}api/${path}`)]).toMatchObject([path, { status, body }]);
  }
  for (const [input, status, body] of [
    [
      '{"names":["v\\u00ectalik.eth"],"network_name":"mainnet"}',
      200,
      { results: [{ name: 'vìtalik.eth', rating: 4 }] },
    ],
    [Buffer.alloc(5 * 1024 * 1024, ' '), 413, { code: 'body_too_large' }],
  ] as const) {
    const answer = runCurl(`${baseURL}api/bulk-inspect-names`, JSON_BODY, input);
    expect(answer).toMatchObject({ status, body });
  }
});

/** The methods of the published NameGuard client that the journey calls. */
interface NameGuardClient {
  bulkInspectNames(names: readonly string[]): Promise<{ results?: { name: string }[] }>;
  inspectName(name: string): Promise<{ labels?: { label: string }[] }>;
  inspectLabelhash(hash: string): Promise<object>;
  inspectGrapheme(grapheme: string): Promise<object>;
  getSecurePrimaryName(address: string): Promise<object>;
}

type CreateClient = (options: { nameguardEndpoint: string }) => NameGuardClient;

async function loadCreateClient(): Promise<CreateClient> {
  const main = join(installOnDemand('nameguard'), '@namehash/nameguard/dist/index.js');
  return (await import(pathToFileURL(main).href)).createClient;
}

test('the published NameGuard client works with our address', async ({ baseURL }) => {
  const createClient = await loadCreateClient();
  for (const ending of ['api', 'api/']) {
    const client = createClient({ nameguardEndpoint: new URL(ending, baseURL).href });
    const names = ['vitalik.eth', 'vìtalik.eth', 'vitalik.eth', ''];
    const { results } = await client.bulkInspectNames(names);
    expect(results?.map(({ name }) => name)).toEqual(names);
    expect(results?.[0]).toMatchObject({ rating: 2, risk_count: 0, highest_risk: null });
    expect(results?.[1]).toMatchObject({
      rating: 4,
      inspected: true,
      beautiful_name: 'vìtalik.eth',
      highest_risk: { check: 'impersonation_risk', status: 'alert' },
    });

    const report = await client.inspectName('vìtalik.eth');
    expect(report).toMatchObject({ canonical_name: 'vitalik.eth', normalization: 'normalized' });
    expect(report.labels?.map(({ label }) => label)).toEqual(['vìtalik', 'eth']);

    const hash = 'af2caa1c2ca1d027f1ac823b529d0a67cd144264b2789fa2ea4d63a67c7103cc';
    expect(await client.inspectLabelhash(hash)).toMatchObject({
      normalization: 'unknown',
      // The namehash of vitalik.eth, which needs only the hash of its label.
      namehash: '0xee6c4522aab0003e8d14cd40a6af439055fd2577951148c14b6cea9a53475835',
    });

    for (const grapheme of ['ì', '/', '%', '?', '#', '👩🏽‍🚀', '\u200D'])
      expect(await client.inspectGrapheme(grapheme)).toMatchObject({ grapheme });

    for (const [ask, status] of [
      [() => client.inspectGrapheme('ab'), 422],
      [() => client.bulkInspectNames(['\uD800']), 422],
      [() => client.getSecurePrimaryName(`0x${'0'.repeat(40)}`), 404],
    ] as const) {
      await expect(ask()).rejects.toMatchObject({ status });
    }
  }
});
