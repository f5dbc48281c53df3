import { describe, expect, it } from 'vitest';
import { createTrustedAddresses } from '../addresses/trusted-addresses.ts';
import { createHandler } from '../api/handler.ts';
import { describeRow } from '../client/bulk/describe-row.ts';
import { compareNames } from '../comparison/compare-names.ts';
import { concludeComparison } from '../comparison/conclusion.ts';
import { pairNames } from '../comparison/pair-names.ts';
import type { CandidateKind } from '../contract/imitations.ts';
import type { ConsolidatedNameGuardReport } from '../contract/reports.ts';
import { displayName } from '../display/display-name.ts';
import { gatherEvidence } from '../evidence/testing/gather-evidence.ts';
import { judgeTypedName } from '../extension/judge-texts.ts';
import { callTool, connectClient } from '../mcp/testing/connect-client.ts';
import { createTextContext } from '../messages/text-context.ts';
import { formatHeadline, getHeadline, getNotedStatus } from '../words/names/headline.ts';
import { isRisk } from '../words/names/rating-words.ts';
import {
  CANDIDATES,
  inspectFully,
  inspector,
  NAMES,
  REPORTS,
  toConsolidated,
  WATCHED,
  watching,
} from './testing/judged-names.ts';
import { readLines, run } from './testing/run-program.ts';

const LOOK_KINDS: readonly CandidateKind[] = ['look_alike', 'look_alikes', 'sequence'];

describe('gives the verdict of the full report:', () => {
  it.each<[surface: string, inspect: () => Promise<unknown>]>([
    [
      'the command line',
      async () => readLines((await run([], { stdin: NAMES.join('\n') })).stdout),
    ],
    [
      'the HTTP API',
      async () => {
        const handle = createHandler({ inspector: () => inspector, basePath: '' });
        const request = new Request('https://host.example/bulk-inspect-names', {
          method: 'POST',
          headers: { 'Content-Type': 'application/json' },
          body: JSON.stringify({ names: NAMES.slice(0, 200), network_name: 'mainnet' }),
        });
        const { results } = await (await handle(request)).json();
        return [...results, ...REPORTS.slice(200)];
      },
    ],
    [
      'apps',
      () =>
        Promise.all(
          NAMES.map(async (name, at) => (await displayName(name)).verdict?.report ?? REPORTS[at]),
        ),
    ],
  ])('%s', async (_, inspect) => {
    expect(await inspect()).toEqual(REPORTS);
  });

  it('assistants', async () => {
    const client = await connectClient({ loadInspector: async () => inspector });
    const names = NAMES.filter((name) => /^[!-~]{1,40}$/u.test(name)).slice(0, 200);
    const { data } = await callTool(client, 'inspect_names', { names });
    const results = data?.results as
      | { name: string; status: string; headline: string }[]
      | undefined;
    expect(results).toHaveLength(names.length);
    for (const { name, status, headline } of results ?? []) {
      const report = REPORTS[NAMES.indexOf(name)] as ConsolidatedNameGuardReport;
      // The tool escapes markup such as “[”.
      expect([name, status, headline.replaceAll('\\', '')]).toEqual([
        name,
        getNotedStatus(report),
        formatHeadline(report),
      ]);
    }
  });

  it('the extension', () => {
    const context = createTextContext(watching, createTrustedAddresses([]));
    for (const report of WATCHED) {
      const { name } = report;
      expect([name, judgeTypedName(name, context)?.status]).toEqual([
        name,
        getNotedStatus(toConsolidated(report)),
      ]);
    }
  });

  it('lists', () => {
    const columns = watching.inspectColumns(NAMES);
    for (const [at, report] of WATCHED.entries()) {
      const { name, rating } = report;
      const row = describeRow(columns, at, name);
      const { code, tone, args } = getHeadline(toConsolidated(report));
      expect([name, columns.rating[at], row.tone]).toEqual([name, rating, tone]);
      // The list names the target that the headline names.
      if (row.target !== null && 'name' in args) {
        expect([name, code, row.target]).toEqual([name, code, args.name]);
      }
    }
  });

  it('imitations', () => {
    for (const { name, kind, imitated, verdict } of CANDIDATES) {
      const report = inspectFully(watching, name);
      const status = getNotedStatus(report);
      expect([name, imitated, verdict]).toEqual([
        name,
        imitated,
        status === 'pass' ? 'none' : status,
      ]);
      if (LOOK_KINDS.includes(kind)) expect([name, isRisk(status)]).toEqual([name, true]);
    }
  });

  it('comparisons', async () => {
    for (const { name, imitated } of CANDIDATES) {
      const [first, second] = await Promise.all([
        gatherEvidence(watching, name),
        gatherEvidence(watching, imitated),
      ]);
      const compared = compareNames(watching, name, imitated);
      if (!compared.ok) throw new Error(compared.problem.detail);
      const { tone } = concludeComparison({
        first,
        second,
        comparison: compared.value,
        pieces: pairNames(first.report, second.report),
        isIdenticalHere: null,
      });
      const { imitates } = first.report;
      // A comparison can point out a difference in one place that no report warns about.
      if (imitates === null || !imitated.endsWith(imitates.name ?? '-')) continue;
      expect([name, imitated, tone]).toEqual([name, imitated, getNotedStatus(first.report)]);
    }
  });
});
