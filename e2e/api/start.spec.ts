import { spawn } from 'node:child_process';
import { once } from 'node:events';
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

test('npm start serves the site and the API, says which ports it cannot use, and stops on SIGINT', async () => {
  const started = start('0');
  await expect.poll(() => started.printed, { timeout: 60_000 }).toContain('Ctrl-C');
  const [address = '', port = ''] = /http:\/\/localhost:(\d+)\//.exec(started.printed) ?? [];
  expect(await (await fetch(address)).text()).toContain('<div id="root">');
  const report = await fetch(`${address}api/inspect-grapheme/%C3%AC`);
  expect(await report.json()).toMatchObject({ canonical_grapheme: 'i' });

  for (const [wrong, words] of [
    [port, `Port ${port} is in use`],
    ['http', 'PORT must be a whole number up to 65535, but is "http"'],
    ['70000', 'PORT must be a whole number up to 65535, but is "70000"'],
  ] as const) {
    const refused = start(wrong);
    expect(await once(refused.child, 'exit')).toEqual([1, null]);
    expect(refused.printed).toContain(words);
  }

  started.child.kill('SIGINT');
  // On Windows a signal ends a process immediately.
  const stopped = process.platform === 'win32' ? [null, 'SIGINT'] : [0, null];
  expect(await once(started.child, 'exit')).toEqual(stopped);
});
