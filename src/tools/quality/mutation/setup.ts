// Runs in each test file while Stryker tries mutants.

import fc from 'fast-check';
import { afterAll, beforeEach } from 'vitest';

// Few texts, and the same ones each time: a mutant costs little, and a score does not depend on luck.
fc.configureGlobal({ seed: 1, numRuns: 25, endOnFailure: true });

/** What Stryker counts while it finds out which test reaches which mutant. */
interface Stryker {
  currentTestId?: string;
  mutantCoverage?: { perTest: Record<string, Record<string, number>> };
}

const tests: string[] = [];

const getStryker = (): Stryker => Reflect.get(globalThis, '__stryker__') ?? {};

beforeEach(({ task, skip }) => {
  skip(task.tags?.includes('sweep') === true);
  const { currentTestId } = getStryker();
  if (currentTestId !== undefined) tests.push(currentTestId);
});

// The engine memoizes: a test may look at what an earlier one of its file has made the engine find out.
// So a mutant that one test of a file reaches is tried on all of them.
afterAll(() => {
  const perTest = getStryker().mutantCoverage?.perTest;
  if (perTest === undefined) return;
  const reached = Object.assign({}, ...tests.map((test) => perTest[test]));
  for (const test of tests) perTest[test] = reached;
});
