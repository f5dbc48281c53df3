import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';

const projectRoot = fileURLToPath(new URL('../../', import.meta.url));

let folder: string;
let running: ChildProcess | undefined;

/** A project that is installed and built, so that `npm start` has only to serve it. */
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'namescope-start-'));
  mkdirSync(join(folder, 'src/hosts'), { recursive: true });
  mkdirSync(join(folder, 'dist'));
  for (const script of ['start.mjs', 'install.mjs']) {
    cpSync(join(projectRoot, 'src/hosts', script), join(folder, 'src/hosts', script));
  }
  symlinkSync(join(projectRoot, 'node_modules'), join(folder, 'node_modules'));
  writeFileSync(join(folder, 'package-lock.json'), '{}');
  utimesSync(join(folder, 'package-lock.json'), 0, 0);
  writeFileSync(join(folder, 'dist/index.html'), '<!doctype html><title>the site</title>');
  const later = Date.now() / 1000 + 60;
  utimesSync(join(folder, 'dist/index.html'), later, later);
});

afterEach(() => running?.kill());
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Runs the script as npm does, from a shell of its own, and gathers what it says. */
function start(port: string) {
  const child = spawn('node src/hosts/start.mjs; exit $?', {
    cwd: folder,
    shell: true,
    env: { ...process.env, PORT: port, HOST: '', npm_lifecycle_event: 'start' },
  });
  running = child;
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (part) => {
      output += part;
    });
  }
  return { child, output: () => output };
}

async function addressOf(output: () => string): Promise<string> {
  await vi.waitFor(() => expect(output()).toContain('Ctrl-C'), { timeout: 30_000 });
  return /http:\/\/localhost:\d+\//.exec(output())?.[0] ?? output();
}

it('prints the address at which the site is, and frees it when npm is told to end', async () => {
  const { child, output } = start('0');
  const address = await addressOf(output);
  expect(await (await fetch(address)).text()).toContain('the site');

  child.kill('SIGTERM');
  await vi.waitFor(() => expect(fetch(address)).rejects.toThrow(), { timeout: 10_000 });
});

it('says that a port is taken, and how to choose another', async () => {
  const other = createServer();
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
  const { port } = other.address() as AddressInfo;
  const { child, output } = start(String(port));
  expect(await once(child, 'exit')).toEqual([1, null]);
  expect(output()).toContain(`Port ${port} is taken. Choose another: PORT=`);
  other.close();
});

it.each(['abc', '70000', '-1', '4173.5', ' '])('refuses %j as a port', async (port) => {
  const { child, output } = start(port);
  expect(await once(child, 'exit')).toEqual([1, null]);
  expect(output()).toContain(`PORT is "${port}", but a port is a whole number up to 65535.`);
});
