import { createClient } from '@namehash/nameguard';
import { expect, test } from '@playwright/test';

// Uses the published client with our address.

for (const ending of ['api', 'api/']) {
  test.describe(`the NameGuard client at ${ending}`, () => {
    const createNameguardClient = (baseURL?: string) =>
      createClient({ nameguardEndpoint: new URL(ending, baseURL).href });

    test('inspects names in bulk', async ({ baseURL }) => {
      const names = ['vitalik.eth', 'vìtalik.eth', 'vitalik.eth', ''];
      const { results } = await createNameguardClient(baseURL).bulkInspectNames(names);
      expect(results?.map(({ name }) => name)).toEqual(names);
      expect(results?.[0]).toMatchObject({ rating: 2, risk_count: 0, highest_risk: null });
      expect(results?.[1]).toMatchObject({
        rating: 4,
        inspected: true,
        beautiful_name: 'vìtalik.eth',
        highest_risk: { check: 'impersonation_risk', status: 'alert' },
      });
    });

    test('inspects one name', async ({ baseURL }) => {
      const report = await createNameguardClient(baseURL).inspectName('vìtalik.eth');
      expect(report).toMatchObject({ canonical_name: 'vitalik.eth', normalization: 'normalized' });
      expect(report.labels?.map(({ label }) => label)).toEqual(['vìtalik', 'eth']);
    });

    test('inspects the name of a label hash', async ({ baseURL }) => {
      const hash = 'af2caa1c2ca1d027f1ac823b529d0a67cd144264b2789fa2ea4d63a67c7103cc';
      const report = await createNameguardClient(baseURL).inspectLabelhash(hash);
      expect(report).toMatchObject({
        normalization: 'unknown',
        // The namehash of vitalik.eth, which needs only the hash of its label.
        namehash: '0xee6c4522aab0003e8d14cd40a6af439055fd2577951148c14b6cea9a53475835',
      });
    });

    for (const grapheme of ['ì', '/', '%', '?', '#', '\u0300', '👩🏽‍🚀', '\u200D']) {
      test(`inspects the grapheme ${JSON.stringify(grapheme)}`, async ({ baseURL }) => {
        expect(await createNameguardClient(baseURL).inspectGrapheme(grapheme)).toMatchObject({
          grapheme,
          codepoints: [...grapheme].map(
            (character) =>
              `U+${character.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')}`,
          ),
        });
      });
    }

    test('receives errors with their status', async ({ baseURL }) => {
      const getStatus = (request: Promise<unknown>) =>
        request.then(
          () => 200,
          (error: { status: number }) => error.status,
        );
      expect(await getStatus(createNameguardClient(baseURL).inspectGrapheme('ab'))).toBe(422);
      expect(await getStatus(createNameguardClient(baseURL).bulkInspectNames(['\uD800']))).toBe(
        422,
      );
      const address = `0x${'0'.repeat(40)}`;
      expect(await getStatus(createNameguardClient(baseURL).getSecurePrimaryName(address))).toBe(
        404,
      );
    });
  });
}
