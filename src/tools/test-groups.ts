// Selects the tests that Vitest runs in separate projects of vite.config.ts.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Glob patterns of the tests that need the npm package to be packed and installed. */
export const PACKED_TESTS = ['src/tools/build/package/*.test.ts', 'src/cli/**/*.process.test.ts'];

/** Glob patterns of the tests of the page. Its modules need the globals that `src/ui/testing/stub-page.ts` sets. */
export const SCREEN_TESTS = ['src/ui/**/*.test.ts', 'src/ui/**/*.test.tsx'];

/** Matches calls that replace modules, globals, environment variables or timers. */
const REPLACING_CALL =
  /\bvi\.(mock|doMock|hoisted|resetModules|stubGlobal|stubEnv|useFakeTimers)\(/;

/**
 * Lists the test files that need their own process, because they measure time or memory,
 * or because they replace modules or globals that other tests use.
 */
export function listIsolatedTests(projectRoot: string): string[] {
  return readdirSync(join(projectRoot, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.test\.tsx?$/.test(path))
    .map((path) => `src/${path.replaceAll('\\', '/')}`)
    .filter(
      (path) =>
        /\.(growth|memory)\.test\.ts$/.test(path) ||
        REPLACING_CALL.test(readFileSync(join(projectRoot, path), 'utf8')),
    );
}
