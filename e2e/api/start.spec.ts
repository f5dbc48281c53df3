import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from '@playwright/test';

const root = new URL('../../', import.meta.url);

/** Starts the script of `npm start` on a port and records its output. */
function start(port: string) {
  const child = spawn(process.execPath, ['src/hosts/start.mjs'], {
    cwd: root,
    env: { ...process.env, PORT: port },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const started = { child, printed: '' };
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      started.printed += text;
    });
  }
  return started;
}

test('npm start serves the site and the API, prints the address and stops on SIGINT', async () => {
  const started = start('0');
  await expect.poll(() => started.printed, { timeout: 60_000 }).toContain('Ctrl-C');
  const [address = ''] = started.printed.match(/http:\/\/localhost:\d+\//) ?? [];

  const page = await fetch(address);
  expect(await page.text()).toContain('<div id="root">');
  expect(page.headers.get('Content-Security-Policy')).toContain("default-src 'self'");
  const report = await fetch(`${address}api/inspect-grapheme/%C3%AC`);
  expect(await report.json()).toMatchObject({ canonical_grapheme: 'i' });

  started.child.kill('SIGINT');
  // On Windows a signal ends a process immediately.
  const stopped = process.platform === 'win32' ? [null, 'SIGINT'] : [0, null];
  expect(await once(started.child, 'exit')).toEqual(stopped);
});

test('npm start says that a port is in use or not a port', async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const started = start(String(port));
  expect(await once(started.child, 'exit')).toEqual([1, null]);
  expect(started.printed).toContain(`Port ${port} is in use`);
  server.close();
  for (const wrong of ['http', '70000']) {
    const started = start(wrong);
    expect(await once(started.child, 'exit')).toEqual([1, null]);
    expect(started.printed).toContain(`PORT must be a whole number up to 65535, but is "${wrong}"`);
  }
});
