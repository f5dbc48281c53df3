// Prepares each test file for the mutation tests.

import fc from 'fast-check';
import { afterAll, beforeEach } from 'vitest';

// Few random inputs keep each run short, and a fixed seed makes the scores reproducible.
fc.configureGlobal({ seed: 1, numRuns: 25, endOnFailure: true });

/** Counters that Stryker uses to find which tests reach which mutants. */
interface Stryker {
  currentTestId?: string;
  mutantCoverage?: { perTest: Record<string, Record<string, number>> };
}

const testIds: string[] = [];

const getStryker = (): Stryker => Reflect.get(globalThis, '__stryker__') ?? {};

beforeEach(({ task, skip }) => {
  skip(task.tags?.includes('sweep') === true);
  const { currentTestId } = getStryker();
  if (currentTestId !== undefined) testIds.push(currentTestId);
});

// The engine caches results, so a test may use a result that an earlier test in the file computed. Each mutant that one
// test reaches is therefore tried with all tests in the file.
afterAll(() => {
  const perTest = getStryker().mutantCoverage?.perTest;
  if (perTest === undefined) return;
  const reached = Object.assign({}, ...testIds.map((id) => perTest[id]));
  for (const id of testIds) perTest[id] = reached;
});
