import { expect, it } from 'vitest';
import { projectRoot } from './install.mjs';
import { listIsolatedTests } from './test-groups.ts';

const isolated = listIsolatedTests(projectRoot);

it('isolates tests that measure time or memory, reset modules, or replace globals or timers', () => {
  const files = ['engine/inspector.growth', 'engine/inspector.memory', 'display/hidden-characters'];
  for (const file of [...files, 'primitives/fetch-site-file', 'element/shared-inspect']) {
    expect(isolated).toContain(`src/${file}.test.ts`);
  }
  expect(isolated).not.toContain('src/engine/text/utf8.test.ts');
});
