// Vitest settings for the mutation tests.

import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Runs the tests in the deepest folders first, because these tests detect the most mutants. */
class NearTestsFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const getDepth = ({ moduleId }: TestSpecification) => moduleId.split('/').length;
    return files.toSorted((one, other) => getDepth(other) - getDepth(one));
  }
}

// biome-ignore lint/style/noDefaultExport: Vitest requires it
export default defineConfig({
  test: {
    include: ['src/engine/**/*.test.ts'],
    exclude: ['**/*.{fuzz,growth,memory}.test.ts'],
    tags: [{ name: 'sweep' }],
    setupFiles: ['src/tools/quality/mutation/setup.ts'],
    sequence: { sequencer: NearTestsFirst },
    // Each mutant runs in a separate worker. The test files of a worker share imported modules.
    isolate: false,
    maxWorkers: 1,
    // The instrumented code is slow.
    testTimeout: 60_000,
  },
});
