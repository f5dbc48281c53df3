// Groups of unit tests that Vitest runs in different ways.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Tests that run the packed and installed package. */
export const PACKED_TESTS = ['src/tools/build/package/*.test.ts', 'src/cli/**/*.process.test.ts'];

/** Matches tests that replace modules, globals, environment variables or timers. */
const REPLACES = /\bvi\.(mock|doMock|hoisted|resetModules|stubGlobal|stubEnv|useFakeTimers)\(/;

/**
 * Lists the tests that need their own process: those that measure time or memory, and those that replace what other
 * tests import or use.
 */
export function listIsolatedTests(projectRoot: string): string[] {
  return readdirSync(join(projectRoot, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.test\.tsx?$/.test(path))
    .map((path) => `src/${path.replaceAll('\\', '/')}`)
    .filter(
      (path) =>
        /\.(growth|memory)\.test\.ts$/.test(path) ||
        REPLACES.test(readFileSync(join(projectRoot, path), 'utf8')),
    );
}
