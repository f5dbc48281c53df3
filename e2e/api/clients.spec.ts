// A real client of the served API. src/api and src/hosts test its routes and problems.

import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from '@playwright/test';
import { installOnDemand } from '../../src/tools/on-demand-packages.ts';

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
