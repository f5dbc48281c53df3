// Stryker settings for the engine folder in MUTANTS_OF: https://stryker-mutator.io/docs/stryker-js/configuration/

const folder = process.env.MUTANTS_OF;
const path = folder === '.' ? 'src/engine/*' : `src/engine/${folder}/*`;
const results = `mutants/${folder === '.' ? 'engine' : folder}`;

// biome-ignore lint/style/noDefaultExport: Stryker requires it
export default {
  mutate: [
    `${path}.ts`,
    '!**/*.test.ts',
    // A script generates this file from the reviewed list of known names.
    '!**/compiled-list.ts',
  ],
  // The tests in the folder, and tests that cover the whole engine.
  testFiles: [
    ...new Set([
      `${path}.test.ts`,
      'src/engine/{checks,grapheme,name}/*.test.ts',
      'src/engine/*.test.ts',
    ]),
  ],
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: 'src/tools/quality/mutation/vitest.config.ts', related: false },
  coverageAnalysis: 'perTest',
  // Skips code that runs when a module loads. It consists mostly of word and character lists, and no test checks every
  // entry.
  ignoreStatic: true,
  // Stryker counts iterations to detect infinite loops, so a long timeout does not delay their detection.
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
  // Stryker reads tsconfig.json with the compiler API, which TypeScript 7 does not have.
  tsconfigFile: 'none',
  disableTypeChecks: false,
};
