import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, inject, it } from 'vitest';
import { CAN_INTERRUPT, collect, startCli } from './testing/run-cli.ts';

const folder = inject('packedFolder');
const files = mkdtempSync(join(tmpdir(), 'namescope-interrupt-'));
afterAll(() => rmSync(files, { recursive: true, force: true }));

it.runIf(CAN_INTERRUPT)('ends after Ctrl-C while standard input sends nothing', async () => {
  const child = startCli(folder, ['-']);
  child.stdin.write('a.eth\n');
  await once(child.stdout, 'readable');
  child.kill('SIGINT');
  expect(await collect(child)).toMatchObject({ stderr: 'Interrupted after 1 name.\n', code: 130 });
});

it.runIf(CAN_INTERRUPT)('ends after Ctrl-C while a named pipe sends nothing', async () => {
  const pipe = join(files, 'pipe');
  execFileSync('/usr/bin/mkfifo', [pipe]);
  const child = startCli(folder, ['inspect', pipe]);
  // Waits until the process has opened the pipe for reading.
  const writer = await open(pipe, 'w');
  child.kill('SIGINT');
  const { stderr, code } = await collect(child);
  expect(stderr).toBe('Interrupted after 0 names.\n');
  // If a thread is waiting for the pipe, the signal ends the process. Shells report 130 in both cases.
  expect(code ?? child.signalCode).toSatisfy((end) => end === 130 || end === 'SIGINT');
  await writer.close();
});
