// npm run runtimes: runs the examples of the guides and the CLI in Node, Deno and Bun.
// Fails if an example does not print its expected lines, or if the output of the CLI differs from its output in Node.

import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { installPacked } from './install-packed.ts';
import { readExamples } from './readme-examples.ts';

const PACKAGES = ['deno@2.9.6', 'bun@1.4.5'];
const RUNTIMES = ['node', 'npx deno run --allow-all', 'npx bun run'];
const PROGRAM = 'node_modules/namescope/dist-package/cli/main.js';
/** A list of names that is long enough for the CLI to use several threads. */
const NAMES = Array.from({ length: 20_000 }, (_, at) => `v\u00ectalik${at}.eth\n`).join('');
const COMMANDS = ['--version', 'rnetamask.eth vitalik.eth', 'inspect names.txt --threads 2'];

function run(folder: string, command: string) {
  const { stdout, stderr, status } = spawnSync(command, {
    cwd: folder,
    encoding: 'utf8',
    shell: true,
    maxBuffer: 64 * 1024 * 1024,
    timeout: 120_000,
  });
  return { status, stderr, printed: stdout.trim() };
}

function shorten(text: string): string {
  return text.length > 1000 ? `${text.slice(0, 1000)} …` : text;
}

const folder = mkdtempSync(join(tmpdir(), 'namescope-runtimes-'));
try {
  installPacked(folder, PACKAGES);
  const examples = readExamples('js').map(({ code, expectedLines }, index) => {
    const file = `example-${index + 1}.js`;
    writeFileSync(join(folder, file), code);
    return { script: file, expected: expectedLines.join('\n') };
  });
  writeFileSync(join(folder, 'names.txt'), NAMES);
  const commands = COMMANDS.map((args) => {
    const script = `${PROGRAM} ${args}`;
    return { script, expected: run(folder, `node ${script}`).printed };
  });
  for (const runtime of RUNTIMES) {
    for (const { script, expected } of [...examples, ...commands]) {
      const { status, stderr, printed } = run(folder, `${runtime} ${script}`);
      const isExpected = status === 0 && printed === expected;
      console.log(`${isExpected ? 'same  ' : 'DIFFERS'} ${runtime} ${script}`);
      if (isExpected) continue;
      console.error(`Expected output:\n${shorten(expected)}\nActual output:\n${shorten(printed)}`);
      console.error(`${shorten(stderr)}\nExit code: ${status}\n`);
      process.exitCode = 1;
    }
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
