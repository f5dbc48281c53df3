import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { installPacked } from './install-packed.ts';
import { readExamples } from './readme-examples.ts';

const PACKAGES = ['deno@2.9.6', 'bun@1.4.5'];
const PROGRAM = 'node_modules/namescope/dist-package/cli/main.js';
/** A list of names that is long enough for the command line to use several threads. */
const NAMES = Array.from({ length: 20_000 }, (_, at) => `v\u00ectalik${at}.eth\n`).join('');
const COMMANDS = ['--version', 'rnetamask.eth vitalik.eth', 'inspect names.txt --threads 2'];

const examples = readExamples('js').filter(
  ({ importedModule }) => importedModule !== 'namescope/chain',
);
const folder = mkdtempSync(join(tmpdir(), 'namescope-runtimes-'));

beforeAll(() => {
  installPacked(folder, PACKAGES);
  writeFileSync(join(folder, 'names.txt'), NAMES);
});
afterAll(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));

/** Runs a command in a shell and returns what it prints. */
function run(command: string): string {
  const options = { cwd: folder, encoding: 'utf8', shell: true, timeout: 120_000 } as const;
  const { stdout, stderr, status } = spawnSync(command, {
    ...options,
    maxBuffer: 64 * 1024 * 1024,
  });
  expect({ command, status, stderr: status === 0 ? '' : stderr }).toMatchObject({ status: 0 });
  return stdout.trim();
}

describe.each(['npx deno run --allow-all', 'npx bun run'])('%s', (runtime) => {
  it.each(examples)('prints the lines of the example of $importedModule', (example) => {
    writeFileSync(join(folder, 'example.js'), example.code);
    expect(run(`${runtime} example.js`).split('\n')).toEqual(example.expectedLines);
  });

  it.each(COMMANDS)('runs the command line like Node: %s', (args) => {
    expect(run(`${runtime} ${PROGRAM} ${args}`)).toBe(run(`node ${PROGRAM} ${args}`));
  });
});
