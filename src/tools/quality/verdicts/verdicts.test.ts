import { describe, expect, it, test } from 'vitest';
import { readTables } from '../../../engine/testing/read-tables.ts';
import { formatExamples, formatMeasures, formatTitle } from './format-measures.ts';
import { createInspectorFactory, judgeCases } from './judge-cases.ts';
import { MEASURES } from './measures.ts';
import { runMeasures } from './run-measures.ts';
import { readVerdictCases } from './verdict-cases.ts';

const SHOWN_EXAMPLES = 10;

const folder = process.env.CONFORMANCE_DIR;

if (!folder) {
  console.log('The verdicts were NOT measured: set CONFORMANCE_DIR to a folder with cases.');
  test.skip('verdicts, if CONFORMANCE_DIR is set', () => {});
} else {
  defineVerdictTests(folder);
}

function defineVerdictTests(folder: string): void {
  const cases = readVerdictCases(folder);
  const results = runMeasures(MEASURES, judgeCases(cases, createInspectorFactory(readTables())));
  console.log(`Verdicts:\n${formatMeasures(results)}`);

  describe('verdicts', () => {
    // `undecided` also passes, because a single failing case in a small sample proves nothing.
    it.each(results.map((result) => [formatTitle(result), result] as const))(
      'meet the bound for %s',
      (_, result) => {
        const examples = formatExamples([result], SHOWN_EXAMPLES);
        expect(['held', 'undecided'], examples).toContain(result.standing);
      },
    );
  });
}
