import { execFile } from 'node:child_process';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { createTestFolder } from '../primitives/testing/create-test-folder.ts';
import { readCodeBlocks } from '../tools/build/package/readme-examples.ts';
import { packedFolder } from './testing/run-cli.ts';

const workFolder = createTestFolder();
const commands = join(packedFolder, 'node_modules/.bin');

/** Examples in both READMEs. Lines that start with `$` are commands, the other lines are the expected output. */
const examples = readCodeBlocks(['README.md', 'src/cli/README.md'], 'console').map((text) => ({
  command: [...text.matchAll(/^\$ (.*)$/gm)].map(([, line]) => line).join('\n'),
  output: text.replace(/^\$ .*\n/gm, ''),
}));

/** Whether an example runs until it is stopped. `serve.process.test.ts` tests it instead. */
const isServer = ({ command }: { command: string }) => command.startsWith('namescope serve');

it('has an example of each of the main commands', () => {
  expect(examples.filter(isServer)).toHaveLength(1);
  for (const name of ['inspect', 'grapheme', 'imitations', 'scan']) {
    expect(examples.some(({ command }) => command.includes(`namescope ${name} `))).toBe(true);
  }
});

// The examples need a POSIX shell.
it.runIf(process.platform !== 'win32')('prints the output of each example', async () => {
  const PATH = [commands, process.env.PATH].join(delimiter);
  const run = ({ command }: { command: string }) =>
    promisify(execFile)('sh', ['-c', command], {
      cwd: workFolder,
      env: { ...process.env, PATH },
    });
  const tested = examples.filter((example) => !isServer(example));
  const results = await Promise.all(tested.map(run));
  expect(results.map(({ stdout }) => stdout)).toEqual(tested.map(({ output }) => output));
});
