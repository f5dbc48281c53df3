// npm run measure verdicts -- [folder]: measures the verdicts on the project's own cases and on the cases in a folder.
// The default folder is CONFORMANCE_DIR. Options:
// --registered FILE counts warnings on the labels in a JSON list.
// --examples N shows up to N failing cases of each measure.
// --kind K measures only the cases of one set or group.
// --json prints JSON.

import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { createInspector } from '../../../engine/inspector.ts';
import { readTables } from '../../../engine/testing/read-tables.ts';
import { formatCounts, formatExamples, formatMeasures } from './format-measures.ts';
import { judgeCases } from './judge-cases.ts';
import { MEASURES } from './measures.ts';
import { runOwnMeasures } from './own-measures.ts';
import { countRegistered, formatCosts } from './registered-cost.ts';
import { countGroups, runMeasures } from './run-measures.ts';
import { readOwnCases, readVerdictCases } from './verdict-cases.ts';

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    examples: { type: 'string', default: '0' },
    kind: { type: 'string' },
    registered: { type: 'string' },
    json: { type: 'boolean' },
  },
});
measureVerdicts(positionals[0] ?? process.env.CONFORMANCE_DIR);

function measureVerdicts(folder: string | undefined): void {
  const limit = Number(options.examples);
  if (!Number.isInteger(limit) || limit < 0)
    throw new Error('--examples must be a non-negative integer.');

  const { kind, registered } = options;
  const all = [...readOwnCases(), ...(folder === undefined ? [] : readVerdictCases(folder))];
  const cases = all.filter(({ set, group }) => [undefined, set, group].includes(kind));
  if (cases.length === 0) {
    const kinds = [...new Set(all.flatMap(({ set, group }) => [set, group]))].sort();
    throw new Error(`No cases match. Sets and groups: ${kinds.join(', ')}.`);
  }
  const inspector = createInspector(readTables());
  const judged = judgeCases(cases, inspector);
  const results = [
    ...runOwnMeasures(judged),
    ...runMeasures(MEASURES, judged).filter(
      ({ standing }) => (kind === undefined && folder !== undefined) || standing !== 'no cases',
    ),
  ];
  const counts = countGroups(judged);
  const labels = registered === undefined ? [] : JSON.parse(readFileSync(registered, 'utf8'));
  const costs = countRegistered(labels, inspector);

  if (options.json) {
    const measures = results.map((result) => ({
      ...result,
      against: result.against.slice(0, limit),
    }));
    console.log(JSON.stringify({ measures, counts, costs }, null, 2));
  } else {
    const examples = limit > 0 ? formatExamples(results, limit) : '';
    const parts = [formatMeasures(results), formatCosts(costs), formatCounts(counts), examples];
    console.log(parts.filter(Boolean).join('\n\n'));
  }
}
