import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { readCodeBlocks } from '../../../tools/build/package/readme-examples.ts';
import { PACKAGE_MODULES, PACKAGE_SAMPLES } from './package-samples.ts';

// package.all.test.ts and bundlers.all.test.ts in src/tools/build/package run the examples of the guide.
const documented = ['js', 'ts']
  .flatMap((language) => readCodeBlocks(['src/hosts/package.md'], language))
  .map((code) => code.trimEnd());

it.each(PACKAGE_SAMPLES)('$what is an example of the guide', ({ code }) => {
  expect(documented).toContain(code);
});

it('describes each module once, and only modules that the package exports', () => {
  const { exports } = JSON.parse(readFileSync('package.json', 'utf8'));
  const modules = Object.keys(exports).filter((path) => path !== './package.json');
  const described = PACKAGE_MODULES.map(([module]) => module.replace('namescope', '.'));
  for (const module of described) expect(modules).toContain(module);
  expect(new Set(described).size).toBe(described.length);
});
