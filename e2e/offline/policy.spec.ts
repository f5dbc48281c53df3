import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, type Page, test } from '@playwright/test';
import { chooseEvery } from '../../src/engine/testing/test-scope.ts';
import { CONTENT_SECURITY_POLICY } from '../../src/hosts/security-headers.ts';
import { collectComplaints } from '../page-actions.ts';
import { BUILT_FOLDER as folder } from './built-files.ts';
import {
  inspectThroughEndpoints,
  inspectThroughPage,
  openAndKeep,
  showEveryScreen,
} from './journey.ts';
import { startStaticSite } from './static-site.ts';

/** Tries what the policy forbids, and WebAssembly, which it allows. Returns whether each attempt succeeded. */
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
      if (!('inlineScriptRan' in globalThis)) throw new Error('The script did not run.');
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

const ALLOWED = {
  markup: false,
  inlineScript: false,
  workerOfAnyAddress: false,
  otherPolicy: false,
  otherOrigin: false,
  webAssembly: true,
};

/** Addresses that Chromium itself requests on any page. */
const REQUESTED_BY_CHROMIUM = ['content-autofill.googleapis.com:443'];

/** Starts a proxy that rejects and records every request. */
async function startProxy() {
  const requested: string[] = [];
  const record = (target = '') => {
    if (!REQUESTED_BY_CHROMIUM.includes(target)) requested.push(target);
  };
  const proxy = createServer((request, response) => {
    record(request.url);
    response.writeHead(502).end();
  });
  proxy.on('connect', (request, socket) => {
    record(request.url);
    socket.destroy();
  });
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  const { port } = proxy.address() as AddressInfo;
  return { server: `http://127.0.0.1:${port}`, requested, stop: () => proxy.close() };
}

for (const [where, headers] of chooseEvery(2, [
  ['only in the page', {}],
  ['in headers', undefined],
] as const)) {
  test(`a whole session follows the policy and stays on its origin: policy ${where}`, async ({
    browser,
  }) => {
    // Requests of pages, workers and service workers to any other host go through the proxy.
    const proxy = await startProxy();
    const context = await browser.newContext({
      proxy: { server: proxy.server, bypass: 'localhost' },
    });
    const page = await context.newPage();
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
    expect(proxy.requested).toEqual([]);

    expect(await tryForbidden(page)).toEqual(ALLOWED);
    await expect.poll(() => complaints.join('\n')).toContain('Content Security Policy');

    // The proxy does see requests to other hosts.
    await page.goto('http://other.example/').catch(() => undefined);
    expect(proxy.requested).toEqual(['http://other.example/']);
    await context.close();
    await site.stop();
    proxy.stop();
  });
}

test('the policy of the headers applies to workers and every file', async ({ page, request }) => {
  const site = await startStaticSite({ folder });
  const [worker] = await Promise.all([page.waitForEvent('worker'), page.goto(site.address)]);
  const violatedDirective = await worker.evaluate(async () => {
    const violated = new Promise<string>((resolve) => {
      addEventListener('securitypolicyviolation', (event) => resolve(event.effectiveDirective));
    });
    await fetch('http://127.0.0.1:9/').catch(() => undefined);
    return violated;
  });
  expect(violatedDirective).toBe('connect-src');
  await site.stop();
  for (const path of ['', 'service-worker.js', 'manifest.webmanifest']) {
    const response = await request.get(path);
    expect(response.headers()['content-security-policy']).toBe(CONTENT_SECURITY_POLICY);
  }
});
