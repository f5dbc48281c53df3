import { expect, it } from 'vitest';
import {
  formatFlaky,
  formatSlowest,
  readReport,
  summarizePlaywright,
  summarizeVitest,
} from './test-reports.mjs';

it('summarizeVitest returns the counts, titles and durations', () => {
  const name = '/project/src/engine/name.test.ts';
  const assertionResults = [{ fullName: 'returns null', duration: 12 }, { fullName: 'is skipped' }];
  const testResults = [{ name, assertionResults }];
  expect(summarizeVitest({ numPassedTests: 1, numFailedTests: 1, testResults })).toEqual({
    passed: 1,
    failed: 1,
    tests: [
      { title: 'name.test.ts: returns null', duration: 12 },
      { title: 'name.test.ts: is skipped', duration: 0 },
    ],
  });
});

it('summarizePlaywright counts and marks flaky tests, and includes nested suites', () => {
  const file = 'offline/update.spec.ts';
  const createSpec = (title: string, status: string, durations: number[]) => ({
    title,
    tests: [{ status, results: durations.map((duration) => ({ duration })) }],
  });
  const nested = { title: 'an update', file, specs: [createSpec('waits', 'expected', [20])] };
  const suite = { title: file, file, specs: [createSpec('loads', 'flaky', [10, 5])] };
  const stats = { expected: 2, unexpected: 1, flaky: 1 };
  const { tests, ...counts } = summarizePlaywright({
    stats,
    suites: [{ ...suite, suites: [nested] }],
  });
  expect(counts).toEqual({ passed: 3, failed: 1 });
  expect(formatFlaky(tests)).toEqual(['  update.spec.ts: loads']);
  expect(formatSlowest(tests, 1)).toEqual(['   0.0 s  update.spec.ts: an update waits']);
  expect(tests.map(({ duration }: { duration: number }) => duration)).toEqual([15, 20]);
});

it('readReport returns an empty summary for a missing file', () => {
  const empty = { passed: 0, failed: 0, tests: [] };
  expect(readReport('/no/such/file.json', summarizeVitest)).toEqual(empty);
});
