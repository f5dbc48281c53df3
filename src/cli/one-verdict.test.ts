import { expect, it } from 'vitest';
import { createHandler } from '../api/handler.ts';
import type { ConsolidatedNameGuardReport, NameGuardReport } from '../contract/reports.ts';
import { displayName } from '../display/display-name.ts';
import { chooseSize } from '../engine/testing/test-scope.ts';
import { createNodeInspector } from '../hosts/node.ts';
import { getHeadline } from '../words/names/headline.ts';
import { isRisk } from '../words/names/rating-words.ts';
import { readLines, run } from './testing/run-program.ts';

const inspector = await createNodeInspector();

/** Names with a verdict of every kind, and imitations of a known name. */
const NAMES = [
  ...`nick.eth nlck.eth n1ck.eth josé.eth jose.eth автор.eth vitaIik.eth VITALIK.eth metamask.support.eth
    vitalik.eth.claim.eth coìnbase-support.eth foo.sol vitalik.etn venom.eth tomado.eth
    0xd8da6bf26964af9d7eed9e03e53415d37aa96045.eth 0xd8da-6045.eth straße.eth ς.eth a..eth
    metamask🔒.eth vita\u200blik.eth`.split(/\s+/u),
  ...['hello', 'PAYPAL', 'vitalìk', 'a_b'].map((label) => `[${'ab'.repeat(32)}].${label}.eth`),
  'a'.repeat(300),
  ...Array.from(
    inspector.imitations('metamask.eth', { limit: chooseSize(150, 5000) }),
    ({ name }) => name,
  ),
];

const FULL = NAMES.map((name): NameGuardReport => {
  const outcome = inspector.inspectName(name);
  if (!outcome.ok) throw new Error(outcome.problem.detail);
  return outcome.value;
});
const REPORTS = FULL.map(
  ({ checks, labels, canonical_name, looks_like, ...report }): ConsolidatedNameGuardReport =>
    report,
);

it.each<[surface: string, inspect: () => Promise<unknown>]>([
  ['the command line', async () => readLines((await run([], { stdin: NAMES.join('\n') })).stdout)],
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
])('%s gives the verdict of the full report', async (_, inspect) => {
  expect(await inspect()).toEqual(REPORTS);
});

it('no message of a report contradicts another', () => {
  for (const [at, report] of FULL.entries()) {
    const { name, looks_like, imitates, checks } = report;
    const listTargets = (each: NameGuardReport | ConsolidatedNameGuardReport) =>
      getHeadline(each).parts.flatMap((part) => (typeof part === 'object' ? [part.name] : []));
    const found = listTargets(report);
    // A worse finding comes first in the headline.
    const isWorse = checks.some(
      ({ check, status }) =>
        ['invisible', 'normalized', 'unknown_label'].includes(check) && status === 'alert',
    );
    if (imitates?.name && isRisk(imitates.status) && !isWorse) {
      expect([name, found]).toEqual([name, expect.arrayContaining([imitates.name])]);
    }
    const short = listTargets(REPORTS[at] as ConsolidatedNameGuardReport);
    expect([name, found]).toEqual([name, expect.arrayContaining(short)]);
    if (looks_like === null && imitates === null) continue;
    const { message } = checks.find(({ check }) => check === 'impersonation_risk') ?? {};
    expect([name, message]).not.toEqual([name, expect.stringMatching(/look like a/u)]);
  }
});
