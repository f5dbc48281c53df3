import { fileURLToPath } from 'node:url';
import { expect, test } from '@playwright/test';
import { build } from 'vite';
import { BUILT_FOLDER as folder } from './built-files.ts';
import { openAndKeep } from './journey.ts';
import { startStaticSite } from './static-site.ts';

/** Bundles the published client into one script. */
async function bundleClient(): Promise<string> {
  const entry = fileURLToPath(import.meta.resolve('@namehash/nameguard'));
  const output = await build({
    configFile: false,
    logLevel: 'error',
    build: { write: false, minify: false, lib: { entry, formats: ['es'] } },
  });
  const [bundle] = Array.isArray(output) ? output : [output];
  if (!bundle || !('output' in bundle)) throw new Error('Vite built nothing');
  return bundle.output[0].code;
}

test('the service worker answers the NameGuard client', async ({ page }) => {
  const scripts = { 'nameguard.js': await bundleClient() };
  const site = await startStaticSite({ folder, basePath: '/tools/namescope/', scripts });
  await openAndKeep(page, site.address);

  const answers = await page.evaluate(async (address) => {
    const script: string = `${address}nameguard.js`;
    const { createClient } = (await import(script)) as typeof import('@namehash/nameguard');
    const client = createClient({ nameguardEndpoint: `${address}api` });
    return {
      bulk: await client.bulkInspectNames(['vitalik.eth', 'vìtalik.eth', '']),
      name: await client.inspectName('vìtalik.eth'),
      grapheme: await client.inspectGrapheme('👩🏽‍🚀'),
      rejection: await client.inspectGrapheme('ab').catch(({ status }) => status),
    };
  }, site.address);

  expect(answers).toMatchObject({
    bulk: { results: [{ rating: 2 }, { rating: 4, beautiful_name: 'vìtalik.eth' }, { name: '' }] },
    name: { canonical_name: 'vitalik.eth', normalization: 'normalized' },
    grapheme: { grapheme: '👩🏽‍🚀', grapheme_type: 'emoji' },
    rejection: 422,
  });
  expect(site.asked.filter((path) => path.startsWith('api'))).toEqual([]);
  await site.stop();
});
