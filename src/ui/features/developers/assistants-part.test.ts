import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { readCodeBlocks } from '../../../tools/build/package/readme-examples.ts';
import { ASSISTANT_SAMPLES, ASSISTANT_TOOLS, EXTENSION_SAMPLE } from './assistants-part.tsx';

const documented = ['sh', 'json']
  .flatMap((language) => readCodeBlocks(['src/mcp/README.md'], language))
  .map((code) => code.trimEnd());

it.each(ASSISTANT_SAMPLES)('the settings for $what are those of the guide', ({ code }) => {
  expect(documented).toContain(code);
});

it('describes the tools of the guide, in the same order', () => {
  const guide = readFileSync('src/mcp/README.md', 'utf8');
  const tools = [...guide.matchAll(/^\| `(\w+)`/gmu)].map(([, tool]) => tool);
  expect(ASSISTANT_TOOLS.map(([tool]) => tool)).toEqual(tools);
});

it('shows the build command of the guide', () => {
  expect(readFileSync('src/extension/README.md', 'utf8')).toContain(EXTENSION_SAMPLE.code);
});
