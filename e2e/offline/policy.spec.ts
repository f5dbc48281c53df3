import { fileURLToPath } from 'node:url';
import { expect, type Page, test } from '@playwright/test';
import { CONTENT_SECURITY_POLICY } from '../../src/hosts/security-headers.ts';
import { collectComplaints } from './complaints.ts';
import {
  inspectThroughEndpoints,
  inspectThroughPage,
  openAndKeep,
  showEveryScreen,
} from './journey.ts';
import { startStaticSite } from './static-site.ts';

const folder = fileURLToPath(new URL('../../dist', import.meta.url));

/** What the browser lets a script of the page do, by the name of the attempt. */
function tryForbidden(page: Page) {
  return page.evaluate(async () => {
    const isAllowed = async (attempt: () => unknown) => {
      try {
        await attempt();
        return true;
      } catch {
        return false;
      }
    };
    const runsInlineScript = async () => {
      const script = document.createElement('script');
      script.textContent = 'globalThis.inlineScriptRan = true';
      document.head.append(script);
      if (!('inlineScriptRan' in globalThis)) throw new Error('It did not run.');
    };
    return {
      markup: await isAllowed(() => {
        document.createElement('div').innerHTML = '<b>text</b>';
      }),
      inlineScript: await isAllowed(runsInlineScript),
      workerOfAnyAddress: await isAllowed(() => new Worker('assets/any.js')),
      otherPolicy: await isAllowed(() =>
        (
          globalThis as unknown as { trustedTypes: { createPolicy(name: string): unknown } }
        ).trustedTypes.createPolicy('other'),
      ),
      otherOrigin: await isAllowed(() => fetch('http://127.0.0.1:9/')),
      webAssembly: await isAllowed(() =>
        WebAssembly.compile(Uint8Array.of(0, 0x61, 0x73, 0x6d, 1, 0, 0, 0)),
      ),
    };
  });
}

const allowed = {
  markup: false,
  inlineScript: false,
  workerOfAnyAddress: false,
  otherPolicy: false,
  otherOrigin: false,
  webAssembly: true,
};

for (const [where, headers] of [
  ['in headers', undefined],
  ['in the page alone', {}],
] as const) {
  test(`a whole session needs no exception from the policy ${where}`, async ({ context, page }) => {
    const site = await startStaticSite({ folder, ...(headers ? { headers } : {}) });
    const complaints = collectComplaints(context);
    await openAndKeep(page, site.address);
    await inspectThroughPage(page, site.address);
    await showEveryScreen(page, site.address);
    expect(complaints).toEqual([]);

    await inspectThroughEndpoints(page);
    await page.reload();
    await inspectThroughPage(page, site.address);
    expect(complaints.filter((text) => !text.includes('status of 4'))).toEqual([]);

    expect(await tryForbidden(page)).toEqual(allowed);
    await expect.poll(() => complaints.join('\n')).toContain('Content Security Policy');
    await site.stop();
  });
}

test('workers are under the policy of the headers', async ({ page }) => {
  const site = await startStaticSite({ folder });
  const [worker] = await Promise.all([page.waitForEvent('worker'), page.goto(site.address)]);
  const refusedBy = await worker.evaluate(async () => {
    const violated = new Promise<string>((resolve) => {
      addEventListener('securitypolicyviolation', (event) => resolve(event.effectiveDirective));
    });
    await fetch('http://127.0.0.1:9/').catch(() => undefined);
    return violated;
  });
  expect(refusedBy).toBe('connect-src');
  await site.stop();
});

test('the preview server sends the policy with every file', async ({ request }) => {
  for (const path of ['', 'service-worker.js', 'manifest.webmanifest']) {
    const response = await request.get(path);
    expect(response.headers()['content-security-policy']).toBe(CONTENT_SECURITY_POLICY);
  }
});
