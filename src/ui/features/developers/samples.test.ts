import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { EXIT_CODES } from '../../../cli/terminal/exit-codes.ts';
import { readCodeBlocks } from '../../../tools/build/package/readme-examples.ts';
import { ASSISTANT_SAMPLES, ASSISTANT_TOOLS, EXTENSION_SAMPLE } from './assistants-part.tsx';
import { CONSOLE_SAMPLES, EXIT_CODE_MEANINGS } from './command-line-part.tsx';
import { PACKAGE_MODULES, PACKAGE_SAMPLES } from './package-part.tsx';
import { getCopiedText } from './sample-code.tsx';

// Tests next to the command line and the package run the examples of the guides.
describe.each([
  ['src/cli/README.md', ['console'], CONSOLE_SAMPLES],
  ['src/hosts/package.md', ['js', 'ts'], PACKAGE_SAMPLES],
  ['src/mcp/README.md', ['sh', 'json'], ASSISTANT_SAMPLES],
])('%s', (guide, languages, samples) => {
  const documented = languages
    .flatMap((language) => readCodeBlocks([guide], language))
    .map((code) => code.trimEnd());

  it.each(samples)('contains the sample “$what”', ({ code }) => {
    expect(documented).toContain(code);
  });
});

it('shows the build command of the extension', () => {
  expect(readFileSync('src/extension/README.md', 'utf8')).toContain(EXTENSION_SAMPLE.code);
});

it.each(CONSOLE_SAMPLES)('the copy of $what has only the commands', (sample) => {
  for (const line of getCopiedText(sample).split('\n')) {
    expect(sample.code).toContain(`$ ${line}`);
    expect(line).toMatch(/^(?:namescope|printf) /u);
  }
});

it('explains every exit code', () => {
  expect(EXIT_CODE_MEANINGS.map(([code]) => Number(code))).toEqual(Object.values(EXIT_CODES));
});

it('describes the tools for assistants in the order of the guide', () => {
  const guide = readFileSync('src/mcp/README.md', 'utf8');
  const tools = [...guide.matchAll(/^\| `(\w+)`/gmu)].map(([, tool]) => tool);
  expect(ASSISTANT_TOOLS.map(([tool]) => tool)).toEqual(tools);
});

it('describes each module once, and only modules that the package exports', () => {
  const { exports } = JSON.parse(readFileSync('package.json', 'utf8'));
  const described = PACKAGE_MODULES.map(([module]) => module.replace('namescope', '.'));
  expect(Object.keys(exports)).toEqual(expect.arrayContaining(described));
  expect(new Set(described).size).toBe(described.length);
});
