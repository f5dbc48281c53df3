import { expect, it } from 'vitest';
import { formatFlaky, summarizePlaywright } from './test-reports.mjs';

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
