import { expect, it } from 'vitest';
import { createTrustedAddresses } from '../addresses/trusted-addresses.ts';
import { createStreamScanner } from '../cli/scan/scan-stream.ts';
import { judgeProse } from '../cli/testing/judge-prose.ts';
import type { Finding } from '../contract/finding.ts';
import { judgeTypedText } from '../extension/judge-texts.ts';
import { createNodeInspector } from '../hosts/node.ts';
import { callTool, connectClient } from '../mcp/testing/connect-client.ts';
import { isRisk } from '../words/names/rating-words.ts';
import { judgeGivenText } from '../worker/judge-given-text.ts';
import { JUDGED_TEXTS, TRUSTED_PINS } from './testing/judged-texts.ts';
import { createTextContext } from './text-context.ts';

type Summary = Pick<Finding, 'status' | 'code'>;

const inspector = await createNodeInspector();
const context = createTextContext(inspector, createTrustedAddresses(TRUSTED_PINS));
const client = await connectClient({ loadInspector: async () => inspector, pins: TRUSTED_PINS });

/** Returns what each surface says about a text. */
const SURFACES: Readonly<Record<string, (text: string) => Summary[] | Promise<Summary[]>>> = {
  'the page': (text) => [...judgeGivenText(inspector, { text, pins: TRUSTED_PINS }).findings],
  'the tool of assistants': async (text) =>
    (await callTool(client, 'inspect_text', { text })).data?.findings as Summary[],
  scan: async (text) => {
    const scanner = createStreamScanner('a.txt', { context, reportsAll: true });
    return [...((await scanner.push(Buffer.from(text))) ?? []), ...(await scanner.end())];
  },
  'the extension': (text) => judgeTypedText(text, context),
};

/** Lists the different statuses and codes, except those that pass. */
const summarize = (findings: readonly Summary[]) =>
  [
    ...new Set(
      findings.flatMap(({ status, code }) => (status === 'pass' ? [] : [`${status} ${code}`])),
    ),
  ].sort();

it.each(JUDGED_TEXTS)('every surface gives the same answer about %j', async (text, ...expected) => {
  for (const [surface, judge] of Object.entries(SURFACES)) {
    const said = summarize(await judge(text));
    expect([surface, said]).toEqual([surface, [...new Set(expected)].sort()]);
  }
});

// The command line prints a row for each name, and the other findings that are a risk.
it.each(JUDGED_TEXTS)('the command line warns of the same things in %j', async (text) => {
  const listRisks = (findings: readonly Summary[]) =>
    summarize(findings.filter(({ status }) => isRisk(status)));
  const { findings } = judgeGivenText(inspector, { text, pins: TRUSTED_PINS });
  expect(listRisks(await judgeProse(text, context))).toEqual(listRisks(findings));
});
