import { describe, expect, it, test } from 'vitest';
import { readTables } from '../../../engine/testing/read-tables.ts';
import { formatExamples, formatMeasures, formatTitle } from './format-measures.ts';
import { createEngineFactory, judgeCases } from './judge-cases.ts';
import { MEASURES } from './measures.ts';
import { runMeasures } from './run-measures.ts';
import { readVerdictCases } from './verdict-cases.ts';

const SHOWN_EXAMPLES = 10;

const folder = process.env.CONFORMANCE_DIR;

if (!folder) {
  console.log('Verdicts were NOT measured: CONFORMANCE_DIR names no folder with cases.');
  test.skip('verdicts, which CONFORMANCE_DIR turns on', () => {});
} else {
  defineVerdictTests(folder);
}

function defineVerdictTests(folder: string): void {
  const cases = readVerdictCases(folder);
  const results = runMeasures(MEASURES, judgeCases(cases, createEngineFactory(readTables())));
  console.log(`Verdicts:\n${formatMeasures(results)}`);

  describe('verdicts', () => {
    // A sample in which the bound is less than one case may have one case against it: it shows no more than that.
    it.each(results.map((result) => [formatTitle(result), result] as const))('%s', (_, result) => {
      const missed = formatExamples([result], SHOWN_EXAMPLES);
      expect(['held', 'undecided'], missed).toContain(result.standing);
    });
  });
}
