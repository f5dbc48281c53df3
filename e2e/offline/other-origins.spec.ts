import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from '@playwright/test';
import {
  inspectThroughEndpoints,
  inspectThroughPage,
  openAndKeep,
  showEveryScreen,
} from './journey.ts';

/** Chromium asks these of itself, whatever the page. */
const ASKED_BY_THE_BROWSER = ['content-autofill.googleapis.com:443'];

test('a whole session asks no other origin for anything', async ({ browser, baseURL }) => {
  // Whatever a page, worker or service worker asks of another host goes through this proxy.
  const asked: string[] = [];
  const note = (target = '') => {
    if (!ASKED_BY_THE_BROWSER.includes(target)) asked.push(target);
  };
  const proxy = createServer((request, response) => {
    note(request.url);
    response.writeHead(502).end();
  });
  proxy.on('connect', (request, socket) => {
    note(request.url);
    socket.destroy();
  });
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  const { port } = proxy.address() as AddressInfo;

  const context = await browser.newContext({
    proxy: { server: `http://127.0.0.1:${port}`, bypass: 'localhost' },
  });
  const page = await context.newPage();
  const address = baseURL ?? '';
  await openAndKeep(page, address);
  await inspectThroughPage(page, address);
  await inspectThroughEndpoints(page);
  await showEveryScreen(page, address);
  await page.reload();
  await inspectThroughPage(page, address);
  expect(asked).toEqual([]);

  // The proxy would have seen it.
  await page.goto('http://other.example/').catch(() => undefined);
  expect(asked).toEqual(['http://other.example/']);
  await context.close();
  proxy.close();
});
