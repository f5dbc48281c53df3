// How Stryker runs the engine's tests.

import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** The tests of a folder stand deeper than those of the whole engine, and find most mutants sooner. */
class NearTestsFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const getDepth = ({ moduleId }: TestSpecification) => moduleId.split('/').length;
    return files.toSorted((one, other) => getDepth(other) - getDepth(one));
  }
}

// biome-ignore lint/style/noDefaultExport: Vitest asks for it
export default defineConfig({
  test: {
    include: ['src/engine/**/*.test.ts'],
    exclude: ['**/*.{fuzz,growth,memory}.test.ts'],
    tags: [{ name: 'sweep' }],
    setupFiles: ['src/tools/quality/mutation/setup.ts'],
    sequence: { sequencer: NearTestsFirst },
    // Each mutant gets a worker of its own, in which its test files share what they import.
    isolate: false,
    maxWorkers: 1,
  },
});
