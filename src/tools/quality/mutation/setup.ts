// Setup of each test file in Stryker's runs.

import fc from 'fast-check';
import { afterAll, beforeEach } from 'vitest';

// Few random strings with a fixed seed, so that mutants are cheap and scores reproducible.
fc.configureGlobal({ seed: 1, numRuns: 25, endOnFailure: true });

/** Counters with which Stryker finds out which test reaches which mutant. */
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

// The engine memoizes, so a test may use results that an earlier test of its file computed. Therefore a mutant that one
// test reaches is tried on all tests of the file.
afterAll(() => {
  const perTest = getStryker().mutantCoverage?.perTest;
  if (perTest === undefined) return;
  const reached = Object.assign({}, ...tests.map((test) => perTest[test]));
  for (const test of tests) perTest[test] = reached;
});
