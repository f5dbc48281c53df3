// Settings with which Stryker runs the engine's tests.

import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Runs the tests of a folder before those of the whole engine, because they find most mutants sooner. */
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
    // Each mutant has its own worker, whose test files share imported modules.
    isolate: false,
    maxWorkers: 1,
  },
});
