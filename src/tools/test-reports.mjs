// Reads the JSON reports of Vitest and Playwright.

import { readFileSync } from 'node:fs';

/** The summary for a test runner that stopped before it wrote a report. */
export const EMPTY_SUMMARY = { passed: 0, failed: 0, tests: [] };

/** Reads and summarizes a JSON report. Returns an empty summary if the file is missing or invalid. */
export function readReport(file, summarize) {
  try {
    return summarize(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return EMPTY_SUMMARY;
  }
}

/** Returns the counts, titles and durations in milliseconds from a Vitest report. */
export function summarizeVitest({ numPassedTests, numFailedTests, testResults }) {
  const tests = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, duration }) => ({
      title: `${getFileName(name)}: ${fullName}`,
      duration: duration ?? 0,
    })),
  );
  return { passed: numPassedTests, failed: numFailedTests, tests };
}

/**
 * Returns the number of passed and failed tests, and the title and duration in milliseconds of each test, from a
 * Playwright report. A test that passes only when it is repeated counts as passed and is marked as flaky.
 */
export function summarizePlaywright({ stats, suites }) {
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    tests: suites.flatMap((suite) => listSpecs(suite, [])),
  };
}

function listSpecs({ specs = [], suites = [], title, file }, parents) {
  // The outermost suite is the file, and each title already starts with the file name.
  const titles = title === file ? parents : [...parents, title];
  return [
    ...specs.map((spec) => ({
      title: `${getFileName(file)}: ${[...titles, spec.title].join(' ')}`,
      duration: spec.tests
        .flatMap(({ results }) => results)
        .reduce((sum, result) => sum + result.duration, 0),
      ...(spec.tests.some(({ status }) => status === 'flaky') ? { isFlaky: true } : {}),
    })),
    ...suites.flatMap((suite) => listSpecs(suite, titles)),
  ];
}

const getFileName = (path) => path.split(/[\\/]/).at(-1);

/** Returns a line for each test that failed first and passed when it was repeated. */
export function formatFlaky(tests) {
  return tests.filter(({ isFlaky }) => isFlaky).map(({ title }) => `  ${title}`);
}

/** Returns a line for each of the slowest tests, such as `3.2 s  skeleton.test.ts: returns …`. */
export function formatSlowest(tests, count) {
  return tests
    .toSorted((a, b) => b.duration - a.duration)
    .slice(0, count)
    .map(({ title, duration }) => `${(duration / 1000).toFixed(1).padStart(6)} s  ${title}`);
}
