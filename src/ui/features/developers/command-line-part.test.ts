import { expect, it } from 'vitest';
import { EXIT_CODES } from '../../../cli/terminal/exit-codes.ts';
import { readCodeBlocks } from '../../../tools/build/package/readme-examples.ts';
import { getCopiedText } from './code-sample.ts';
import { CONSOLE_SAMPLES, EXIT_CODE_MEANINGS } from './command-line-part.tsx';

// src/cli/readme.process.test.ts runs the examples of the guide and compares their output.
const documented = readCodeBlocks(['src/cli/README.md'], 'console').map((code) => code.trimEnd());

it.each(CONSOLE_SAMPLES)('$what is an example of the guide', ({ code }) => {
  expect(documented).toContain(code);
});

it.each(CONSOLE_SAMPLES)('the copy of $what has only the commands', (sample) => {
  const lines = getCopiedText(sample).split('\n');
  expect(lines.length).toBeGreaterThan(0);
  for (const line of lines) {
    expect(sample.code).toContain(`$ ${line}`);
    expect(line).toMatch(/^(?:namescope|printf) /u);
  }
});

it('explains every exit code', () => {
  expect(EXIT_CODE_MEANINGS.map(([code]) => Number(code))).toEqual(Object.values(EXIT_CODES));
});
