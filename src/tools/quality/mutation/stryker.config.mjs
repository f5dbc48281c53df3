// Stryker's settings for one folder of the engine, which find-mutants.mjs names: https://stryker-mutator.io/docs/stryker-js/configuration/

const folder = process.env.MUTANTS_OF;
const tested = folder === '.' ? 'src/engine/*' : `src/engine/${folder}/*`;
const results = `mutants/${folder === '.' ? 'engine' : folder}`;

// biome-ignore lint/style/noDefaultExport: Stryker asks for it
export default {
  mutate: [
    `${tested}.ts`,
    '!**/*.test.ts',
    // Generated from the reviewed list of known names.
    '!**/compiled-list.ts',
  ],
  // A folder's own tests, then those of what all folders are for.
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
  // What runs before any test are lists of words and characters: no test repeats each entry.
  ignoreStatic: true,
  // Endless loops are found by counting. A slow machine is no reason to call a mutant killed.
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
  // Stryker reads it by the compiler's API, which TypeScript 7 does not have; and nothing is compiled.
  tsconfigFile: 'none',
  disableTypeChecks: false,
};
