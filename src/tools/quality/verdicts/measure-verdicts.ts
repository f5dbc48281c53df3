// npm run measure verdicts -- [folder]: measures the verdicts on the cases of a folder. The default folder is CONFORMANCE_DIR.
// --examples N shows up to N failing cases of each measure. --kind K measures only the cases of one set or group.
// --json prints JSON.

import { parseArgs } from 'node:util';
import { createInspector } from '../../../engine/inspector.ts';
import { readTables } from '../../../engine/testing/read-tables.ts';
import { formatCounts, formatExamples, formatMeasures } from './format-measures.ts';
import { judgeCases } from './judge-cases.ts';
import { MEASURES } from './measures.ts';
import { countGroups, runMeasures } from './run-measures.ts';
import { CASE_FILES, readVerdictCases } from './verdict-cases.ts';

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    examples: { type: 'string', default: '0' },
    kind: { type: 'string' },
    json: { type: 'boolean' },
  },
});
measureFolder(positionals[0] ?? process.env.CONFORMANCE_DIR);

function measureFolder(folder: string | undefined): void {
  if (!folder) {
    console.error(
      `Pass a folder that contains verdict/ with ${CASE_FILES.join(', ')}, or set CONFORMANCE_DIR.`,
    );
    process.exit(2);
  }
  const limit = Number(options.examples);
  if (!Number.isInteger(limit) || limit < 0)
    throw new Error('--examples must be a non-negative integer.');

  const { kind } = options;
  const all = readVerdictCases(folder);
  const cases = all.filter(({ set, group }) => [undefined, set, group].includes(kind));
  if (cases.length === 0) {
    const kinds = [...new Set(all.flatMap(({ set, group }) => [set, group]))].sort();
    throw new Error(`No cases match. Sets and groups: ${kinds.join(', ')}.`);
  }
  const judged = judgeCases(cases, createInspector(readTables()));
  const results = runMeasures(MEASURES, judged).filter(
    ({ standing }) => kind === undefined || standing !== 'no cases',
  );
  const counts = countGroups(judged);

  if (options.json) {
    const measures = results.map((result) => ({
      ...result,
      against: result.against.slice(0, limit),
    }));
    console.log(JSON.stringify({ measures, counts }, null, 2));
  } else {
    const examples = limit > 0 ? formatExamples(results, limit) : '';
    const parts = [formatMeasures(results), formatCounts(counts), examples];
    console.log(parts.filter(Boolean).join('\n\n'));
  }
}
