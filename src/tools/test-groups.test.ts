import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { listIsolatedTests } from './test-groups.ts';

const isolated = listIsolatedTests(fileURLToPath(new URL('../..', import.meta.url)));

it.each([
  ['measures time', 'src/engine/inspector.growth.test.ts', true],
  ['measures memory', 'src/engine/inspector.memory.test.ts', true],
  ['resets modules', 'src/display/hidden-characters.test.ts', true],
  ['replaces a global', 'src/primitives/fetch-site-file.test.ts', true],
  ['replaces timers', 'src/element/shared-inspect.test.ts', true],
  ['only calls functions', 'src/engine/text/utf8.test.ts', false],
])('a test that %s, such as %s, has its own process: %s', (_, path, isIsolated) => {
  expect(isolated.includes(path)).toBe(isIsolated);
});
