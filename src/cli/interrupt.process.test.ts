import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { createTestFolder } from '../primitives/testing/create-test-folder.ts';
import { CAN_INTERRUPT, collect, startCli } from './testing/run-cli.ts';

const files = createTestFolder();

it.runIf(CAN_INTERRUPT)('ends after Ctrl-C while standard input sends nothing', async () => {
  const child = startCli(['-']);
  child.stdin.write('a.eth\n');
  await once(child.stdout, 'readable');
  child.kill('SIGINT');
  expect(await collect(child)).toMatchObject({ stderr: 'Interrupted after 1 name.\n', code: 130 });
});

it.runIf(CAN_INTERRUPT)('ends after Ctrl-C while a named pipe sends nothing', async () => {
  const pipe = join(files, 'pipe');
  execFileSync('/usr/bin/mkfifo', [pipe]);
  const child = startCli(['inspect', pipe]);
  // Waits until the process has opened the pipe for reading.
  const writer = await open(pipe, 'w');
  child.kill('SIGINT');
  const { stderr, code } = await collect(child);
  expect(stderr).toBe('Interrupted after 0 names.\n');
  // If a thread is waiting for the pipe, the signal ends the process. Shells report 130 in both cases.
  expect(code ?? child.signalCode).toSatisfy((end) => end === 130 || end === 'SIGINT');
  await writer.close();
});
