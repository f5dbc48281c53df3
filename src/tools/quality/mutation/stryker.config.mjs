// Stryker's settings for one folder of the engine, which find-mutants.mjs passes: https://stryker-mutator.io/docs/stryker-js/configuration/

const folder = process.env.MUTANTS_OF;
const tested = folder === '.' ? 'src/engine/*' : `src/engine/${folder}/*`;
const results = `mutants/${folder === '.' ? 'engine' : folder}`;

// biome-ignore lint/style/noDefaultExport: Stryker requires it
export default {
  mutate: [
    `${tested}.ts`,
    '!**/*.test.ts',
    // Generated from the reviewed list of known names.
    '!**/compiled-list.ts',
  ],
  // The folder's own tests, then those of the whole engine.
  testFiles: [
    ...new Set([
      `${tested}.test.ts`,
      'src/engine/{checks,grapheme,name}/*.test.ts',
      'src/engine/*.test.ts',
    ]),
  ],
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: 'src/tools/quality/mutation/vitest.config.ts', related: false },
  coverageAnalysis: 'perTest',
  // Code that runs before the tests is lists of words and characters. No test repeats every entry.
  ignoreStatic: true,
  // Stryker finds endless loops by counting, so a long timeout does not hide them.
  timeoutMS: 30_000,
  concurrency: 2,
  thresholds: { high: 95, low: 85, break: 85 },
  incremental: true,
  incrementalFile: `${results}.incremental.json`,
  reporters: ['clear-text', 'html'],
  clearTextReporter: { logTests: false, reportTests: false },
  htmlReporter: { fileName: `${results}.html` },
  tempDirName: 'mutants/sandbox',
  ignorePatterns: ['dist*', '*-results', 'mutants', 'public'],
  // Stryker reads it with the compiler API, which TypeScript 7 does not have.
  tsconfigFile: 'none',
  disableTypeChecks: false,
};
