// Reads the JSON reports of Vitest and Playwright.

import { readFileSync } from 'node:fs';

/** A report without tests, for a runner that stopped before it wrote one. */
const NO_TESTS = { passed: 0, failed: 0, tests: [] };

/** Returns what `summarize` finds in a JSON file, or no tests if the file is missing or broken. */
export function readReport(file, summarize) {
  try {
    return summarize(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return NO_TESTS;
  }
}

/** Summarizes a report of Vitest: counts, and the title and duration in milliseconds of each test. */
export function summarizeVitest({ numPassedTests, numFailedTests, testResults }) {
  const tests = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, duration }) => ({
      title: `${getFileName(name)}: ${fullName}`,
      duration: duration ?? 0,
    })),
  );
  return { passed: numPassedTests, failed: numFailedTests, tests };
}

/** Summarizes a report of Playwright in the same way. A flaky test counts as failed. */
export function summarizePlaywright({ stats, suites }) {
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky,
    tests: suites.flatMap((suite) => listSpecs(suite, [])),
  };
}

function listSpecs({ specs = [], suites = [], title, file }, parents) {
  // The outermost suite is the file itself.
  const titles = title === file ? parents : [...parents, title];
  return [
    ...specs.map((spec) => ({
      title: `${getFileName(file)}: ${[...titles, spec.title].join(' ')}`,
      duration: spec.tests
        .flatMap(({ results }) => results)
        .reduce((sum, it) => sum + it.duration, 0),
    })),
    ...suites.flatMap((suite) => listSpecs(suite, titles)),
  ];
}

const getFileName = (path) => path.split(/[\\/]/).at(-1);

/** Formats the slowest tests as lines such as `3.2 s  skeleton.test.ts: returns …`. */
export function formatSlowest(tests, count) {
  return tests
    .toSorted((one, other) => other.duration - one.duration)
    .slice(0, count)
    .map(({ title, duration }) => `${(duration / 1000).toFixed(1).padStart(6)} s  ${title}`);
}
