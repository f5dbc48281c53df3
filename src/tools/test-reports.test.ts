import { expect, it } from 'vitest';
import {
  formatFlaky,
  formatSlowest,
  readReport,
  summarizePlaywright,
  summarizeVitest,
} from './test-reports.mjs';

it('summarizeVitest returns the counts, titles and durations', () => {
  const report = {
    numPassedTests: 1,
    numFailedTests: 1,
    testResults: [
      {
        name: '/project/src/engine/name.test.ts',
        assertionResults: [
          { fullName: 'parseName returns null', duration: 12 },
          { fullName: 'parseName is skipped' },
        ],
      },
    ],
  };
  expect(summarizeVitest(report)).toEqual({
    passed: 1,
    failed: 1,
    tests: [
      { title: 'name.test.ts: parseName returns null', duration: 12 },
      { title: 'name.test.ts: parseName is skipped', duration: 0 },
    ],
  });
});

it('summarizePlaywright counts and marks flaky tests, and includes nested suites', () => {
  const report = {
    stats: { expected: 2, unexpected: 1, flaky: 1 },
    suites: [
      {
        title: 'offline/update.spec.ts',
        file: 'offline/update.spec.ts',
        specs: [
          {
            title: 'loads',
            tests: [{ status: 'flaky', results: [{ duration: 10 }, { duration: 5 }] }],
          },
        ],
        suites: [
          {
            title: 'an update',
            file: 'offline/update.spec.ts',
            specs: [
              { title: 'waits', tests: [{ status: 'expected', results: [{ duration: 20 }] }] },
            ],
          },
        ],
      },
    ],
  };
  const { tests, ...counts } = summarizePlaywright(report);
  expect(counts).toEqual({ passed: 3, failed: 1 });
  expect(formatFlaky(tests)).toEqual(['  update.spec.ts: loads']);
  expect(tests).toEqual([
    { title: 'update.spec.ts: loads', duration: 15, isFlaky: true },
    { title: 'update.spec.ts: an update waits', duration: 20 },
  ]);
});

it('readReport returns an empty summary for a missing file', () => {
  expect(readReport('/no/such/file.json', summarizeVitest)).toEqual({
    passed: 0,
    failed: 0,
    tests: [],
  });
});

it('formatSlowest returns the slowest tests first', () => {
  const tests = [
    { title: 'a', duration: 40 },
    { title: 'b', duration: 12_345 },
    { title: 'c', duration: 900 },
  ];
  expect(formatSlowest(tests, 2)).toEqual(['  12.3 s  b', '   0.9 s  c']);
});
