// npm run verdicts -- [folder]: measures the verdicts on the cases of a folder. The default folder is CONFORMANCE_DIR.
// --examples N shows up to N failing cases of each measure. --kind K measures only the cases of one kind or class.
// --json prints JSON.

import { parseArgs } from 'node:util';
import { readTables } from '../../../engine/testing/read-tables.ts';
import { formatCounts, formatExamples, formatMeasures } from './format-measures.ts';
import { createInspectorFactory, judgeCases } from './judge-cases.ts';
import { MEASURES } from './measures.ts';
import { countGroups, runMeasures } from './run-measures.ts';
import { readVerdictCases } from './verdict-cases.ts';

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    examples: { type: 'string', default: '0' },
    kind: { type: 'string' },
    json: { type: 'boolean' },
  },
});
const folder = positionals[0] ?? process.env.CONFORMANCE_DIR;
if (!folder) {
  console.error(
    'Pass a folder that contains verdict/attacks.jsonl and verdict/ordinary.jsonl, or set CONFORMANCE_DIR.',
  );
  process.exit(2);
}
const limit = Number(options.examples);
if (!Number.isInteger(limit) || limit < 0)
  throw new Error('--examples must be a non-negative integer.');

const all = readVerdictCases(folder);
const cases = all.filter(({ group }) => options.kind === undefined || group === options.kind);
if (cases.length === 0) {
  const groups = [...new Set(all.map(({ group }) => group))].sort();
  throw new Error(`No cases match. Kinds and classes: ${groups.join(', ')}.`);
}
const judged = judgeCases(cases, createInspectorFactory(readTables()));
const results = runMeasures(MEASURES, judged).filter(
  ({ standing }) => options.kind === undefined || standing !== 'no cases',
);
const counts = countGroups(judged);

if (options.json) {
  const measures = results.map((result) => ({
    ...result,
    against: result.against.slice(0, limit),
  }));
  console.log(JSON.stringify({ measures, counts }, null, 2));
} else {
  console.log(`${formatMeasures(results)}\n\n${formatCounts(counts)}`);
  if (limit > 0) console.log(`\n${formatExamples(results, limit)}`);
}
