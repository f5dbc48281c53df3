import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, type Page } from '@playwright/test';
import { chooseEvery } from '../../src/engine/testing/test-scope.ts';
import { CONTENT_SECURITY_POLICY } from '../../src/hosts/security-headers.ts';
import { collectComplaints } from '../page-actions.ts';
import { SCREENS } from '../screens.ts';
import { inspectThroughEndpoints, inspectThroughPage, openAndKeep, test } from './offline-test.ts';

/** Tries what the policy forbids, and WebAssembly, which it allows. Returns what succeeded. */
function listAllowed(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const { trustedTypes } = globalThis as unknown as {
      trustedTypes: { createPolicy(name: string): unknown };
    };
    const attempts: Record<string, () => unknown> = {
      markup: () => document.createElement('div').insertAdjacentHTML('beforeend', '<b>text</b>'),
      'an inline script': () => {
        const script = document.createElement('script');
        script.textContent = 'globalThis.inlineScriptRan = true';
        document.head.append(script);
        if (!('inlineScriptRan' in globalThis)) throw new Error('The script did not run.');
      },
      'a worker of any address': () => new Worker('assets/any.js'),
      'another policy': () => trustedTypes.createPolicy('other'),
      'another origin': () => fetch('http://127.0.0.1:9/'),
      'WebAssembly code': () => WebAssembly.compile(Uint8Array.of(0, 0x61, 0x73, 0x6d, 1, 0, 0, 0)),
    };
    const allowed: string[] = [];
    for (const [what, attempt] of Object.entries(attempts)) {
      try {
        await attempt();
        allowed.push(what);
      } catch {
        // The policy forbids it.
      }
    }
    return allowed;
  });
}

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
  test(`a session follows its policy and stays on its origin: ${where}`, async ({
    browser,
    startSite,
  }) => {
    // Requests of pages, workers and service workers to any other host go through the proxy.
    const proxy = await startProxy();
    const context = await browser.newContext({
      proxy: { server: proxy.server, bypass: 'localhost' },
    });
    const page = await context.newPage();
    const site = await startSite(headers ? { headers } : {});
    const complaints = collectComplaints(context);
    await openAndKeep(page, site.address);
    await inspectThroughPage(page, site.address);
    for (const screen of SCREENS) {
      await page.goto(`${site.address}#/${screen}`);
      await expect(page.getByRole('main')).not.toBeEmpty();
    }
    expect(complaints).toEqual([]);

    await inspectThroughEndpoints(page);
    await page.reload();
    await inspectThroughPage(page, site.address);
    expect(complaints.filter((text) => !text.includes('status of 4'))).toEqual([]);
    expect(proxy.requested).toEqual([]);

    expect(await listAllowed(page)).toEqual(['WebAssembly code']);
    await expect.poll(() => complaints.join('\n')).toContain('Content Security Policy');

    // The proxy does see requests to other hosts.
    await page.goto('http://other.example/').catch(() => undefined);
    expect(proxy.requested).toEqual(['http://other.example/']);
    await context.close();
    proxy.stop();
  });
}

test('the policy applies to workers and every file', async ({ page, request, startSite }) => {
  const site = await startSite();
  const [worker] = await Promise.all([page.waitForEvent('worker'), page.goto(site.address)]);
  const violatedDirective = await worker.evaluate(async () => {
    const violated = new Promise<string>((resolve) => {
      addEventListener('securitypolicyviolation', (event) => resolve(event.effectiveDirective));
    });
    await fetch('http://127.0.0.1:9/').catch(() => undefined);
    return violated;
  });
  expect(violatedDirective).toBe('connect-src');
  for (const path of ['', 'service-worker.js', 'manifest.webmanifest']) {
    const response = await request.get(path);
    expect(response.headers()['content-security-policy']).toBe(CONTENT_SECURITY_POLICY);
  }
});
