import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, expect, inject, it } from 'vitest';
import { readCodeBlocks } from '../tools/build/package/readme-examples.ts';

const workFolder = mkdtempSync(join(tmpdir(), 'namescope-readme-'));
const commands = join(inject('packedFolder'), 'node_modules/.bin');

afterAll(() => rmSync(workFolder, { recursive: true, force: true }));

/** Examples of the README and the guide. Lines after `$` are typed, the other lines are the expected output. */
const examples = readCodeBlocks(['README.md', 'src/cli/README.md'], 'console').map((text) => ({
  typed: [...text.matchAll(/^\$ (.*)$/gm)].map(([, line]) => line).join('\n'),
  printed: text.replace(/^\$ .*\n/gm, ''),
}));

/** Answers until it is ended, on a port that may be taken: serve.process.test.ts. */
const isServer = ({ typed }: { typed: string }) => typed.startsWith('namescope serve');

it('has examples of every command', () => {
  expect(examples.filter(isServer)).toHaveLength(1);
  for (const command of ['inspect', 'grapheme', 'imitations']) {
    expect(examples.some(({ typed }) => typed.includes(`namescope ${command} `))).toBe(true);
  }
});

// They are for a POSIX shell.
it.runIf(process.platform !== 'win32')(
  'has examples that print what stands under them',
  async () => {
    const PATH = [commands, process.env.PATH].join(delimiter);
    const run = ({ typed }: { typed: string }) =>
      promisify(execFile)('sh', ['-c', typed], { cwd: workFolder, env: { ...process.env, PATH } });
    const shown = examples.filter((example) => !isServer(example));
    const results = await Promise.all(shown.map(run));
    expect(results.map(({ stdout }) => stdout)).toEqual(shown.map(({ printed }) => printed));
  },
);
