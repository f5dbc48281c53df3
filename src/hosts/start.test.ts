import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { createTestFolder } from '../primitives/testing/create-test-folder.ts';

const projectRoot = fileURLToPath(new URL('../../', import.meta.url));

const folder = createTestFolder();
let shell: ChildProcess | undefined;

/** Creates a project that is installed and built, so that `npm start` only has to serve it. */
beforeAll(() => {
  mkdirSync(join(folder, 'src'));
  mkdirSync(join(folder, 'dist'));
  for (const copied of ['hosts', 'tools']) {
    cpSync(join(projectRoot, 'src', copied), join(folder, 'src', copied), { recursive: true });
  }
  const linked = readdirSync(join(projectRoot, 'src')).filter((name) => !/hosts|tools/.test(name));
  for (const path of ['node_modules', ...linked.map((name) => `src/${name}`)]) {
    symlinkSync(join(projectRoot, path), join(folder, path));
  }
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
  writeFileSync(join(folder, 'package-lock.json'), '{}');
  utimesSync(join(folder, 'package-lock.json'), 0, 0);
  writeFileSync(join(folder, 'dist/index.html'), '<!doctype html><title>the site</title>');
  const later = Date.now() / 1000 + 60;
  writeFileSync(join(folder, 'dist/service-worker.js'), '');
  utimesSync(join(folder, 'dist/service-worker.js'), later, later);
});

afterAll(() => shell?.kill());

// e2e/api/start.spec.ts tests `npm start` itself. Windows does not have these signals.
it.runIf(process.platform !== 'win32')(
  'stops when npm receives SIGTERM, although the shell does not forward the signal',
  async () => {
    shell = spawn('node src/hosts/start.mjs; exit $?', {
      cwd: folder,
      shell: true,
      env: { ...process.env, PORT: '0', npm_lifecycle_event: 'start' },
    });
    let printed = '';
    shell.stdout?.setEncoding('utf8').on('data', (text: string) => {
      printed += text;
    });
    await vi.waitFor(() => expect(printed).toContain('Ctrl-C'), { timeout: 30_000 });
    const address = /http:\/\/localhost:\d+\//.exec(printed)?.[0] ?? '';
    expect(await (await fetch(address)).text()).toContain('the site');

    shell.kill('SIGTERM');
    await vi.waitFor(() => expect(fetch(address)).rejects.toThrow(), { timeout: 10_000 });
  },
);
