import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { listIsolatedTests } from './test-groups.ts';

const isolated = listIsolatedTests(fileURLToPath(new URL('../..', import.meta.url)));

it.each([
  ['measures time', 'src/engine/inspector.growth.test.ts'],
  ['measures memory', 'src/engine/inspector.memory.test.ts'],
  ['resets modules', 'src/display/hidden-characters.test.ts'],
  ['replaces a global', 'src/primitives/fetch-site-file.test.ts'],
  ['replaces timers', 'src/element/shared-inspect.test.ts'],
])('isolates a test that %s: %s', (_, path) => {
  expect(isolated).toContain(path);
});

it('does not isolate a test that only calls functions', () => {
  expect(isolated).not.toContain('src/engine/text/utf8.test.ts');
});
