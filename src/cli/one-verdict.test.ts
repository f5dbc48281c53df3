import { describe, expect, it } from 'vitest';
import { createHandler } from '../api/handler.ts';
import { compareNames } from '../comparison/compare-names.ts';
import { NO_IMITATION } from '../contract/bulk-columns.ts';
import { CHECK_CODES } from '../contract/checks.ts';
import { IMITATION_KINDS, IMITATION_STATUSES } from '../contract/imitation-kinds.ts';
import { RATING_PASS } from '../contract/rating.ts';
import type { ConsolidatedNameGuardReport, NameGuardReport } from '../contract/reports.ts';
import { describeVerdict } from '../display/describe-verdict.ts';
import { displayName } from '../display/display-name.ts';
import { findResult } from '../engine/testing/test-inspector.ts';
import { chooseSize } from '../engine/testing/test-scope.ts';
import { createNodeInspector } from '../hosts/node.ts';
import { escapeMarkup } from '../mcp/quote-text.ts';
import { callTool, connectClient } from '../mcp/testing/connect-client.ts';
import { sortByRisk } from '../messages/sort-by-risk.ts';
import { getHeadline } from '../words/names/headline.ts';
import { getRatingTone, isRisk } from '../words/names/rating-words.ts';
import { readLines, run } from './testing/run-program.ts';

const inspector = await createNodeInspector();

const list = (words: string) => words.split(/\s+/u);

/** Known names whose imitations are compared: of every match mode, with four characters and more. */
const IMITATED = list('nick.eth vitalik.eth metamask.eth phantom.eth paypal.eth base.eth');

const UNKNOWN = `[${'ab'.repeat(32)}]`;

/** Labels that ENS rejects or changes, one per kind of fault. */
const REFUSED_LABELS = [
  '',
  ...list('PAYPAL a?b a_b ab--cd a’’b \u0300a aж сбег pаypal vitaIik pay\u202epal vita\u200blik'),
  UNKNOWN.toUpperCase(),
];

/** Names in which an unknown label is next to a refused label, an imitation, a known name or an ordinary word. */
const PARTLY_UNKNOWN = [
  ...REFUSED_LABELS.flatMap((label) => [
    `${UNKNOWN}.${label}.eth`,
    `${label}.${UNKNOWN}.eth`,
    `${label}.${UNKNOWN}`,
  ]),
  ...['vitalìk', 'rnetamask', 'vitalik', 'hello'].flatMap((label) => [
    `${UNKNOWN}.${label}.eth`,
    `${label}.${UNKNOWN}`,
  ]),
  UNKNOWN,
];

/** Names with a verdict of every kind. */
const OTHERS = [
  ...list(`nlck.eth n1ck.eth josé.eth jose.eth автор.eth vitaIik.eth VITALIK.eth metamask.support.eth
    vitalik.eth.claim.eth coìnbase-support.eth foo.sol vitalik.etn venom.eth tomado.eth
    0xd8da6bf26964af9d7eed9e03e53415d37aa96045.eth 0xd8da-6045.eth straße.eth ς.eth a..eth
    metamask🔒.eth \u{1f1e8}\u{1f1f4}inbase.eth vita\u200blik.eth`),
  'a'.repeat(300),
  '',
];

const candidates = IMITATED.flatMap((name) => [
  ...inspector.imitations(name, { limit: chooseSize(250, 5000) }),
]);
const NAMES = [
  ...new Set([...IMITATED, ...OTHERS, ...PARTLY_UNKNOWN, ...candidates.map(({ name }) => name)]),
];

function inspect(name: string): NameGuardReport {
  const outcome = inspector.inspectName(name);
  if (!outcome.ok) throw new Error(outcome.problem.detail);
  return outcome.value;
}

/** Removes the fields that only full reports have. */
function consolidate(report: NameGuardReport): ConsolidatedNameGuardReport {
  const { checks, labels, canonical_name, looks_like, ...consolidated } = report;
  return consolidated;
}

/** Checks whether the name was not inspected, or whether ENS rejects or changes one of its labels. */
function isRefused({ labels }: NameGuardReport): boolean {
  return labels === null || labels.some(({ normalization }) => normalization === 'unnormalized');
}

const REPORTS = NAMES.map(inspect);
const CONSOLIDATED = REPORTS.map(consolidate);

describe('all hosts and screens give the verdict of the full report', () => {
  it('in bulk inspection', () => {
    const listed = inspector.bulkInspectNames(NAMES).map((each) => each.ok && each.value);
    expect(listed).toEqual(CONSOLIDATED);
  });

  it('on the command line', async () => {
    const names = CONSOLIDATED.filter(({ name }) => name.trim() !== '');
    const { stdout } = await run(['--threads', '1'], {
      stdin: names.map(({ name }) => name).join('\n'),
    });
    expect(readLines(stdout)).toEqual(names);
  });

  it('over HTTP', async () => {
    const handle = createHandler({ inspector: () => inspector, basePath: '' });
    const request = (path: string, body: object) =>
      new Request(`https://host.example${path}`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(body),
      });
    for (let start = 0; start < NAMES.length; start += 200) {
      const names = NAMES.slice(start, start + 200);
      const response = await handle(
        request('/bulk-inspect-names', { names, network_name: 'mainnet' }),
      );
      const { results } = (await response.json()) as { results: unknown };
      expect(results).toEqual(CONSOLIDATED.slice(start, start + 200));
    }
    const response = await handle(
      request('/inspect-name', { name: 'n1ck.eth', network_name: 'mainnet' }),
    );
    expect(await response.json()).toEqual(inspect('n1ck.eth'));
  });

  it('in apps and in the custom element', async () => {
    for (const [at, name] of NAMES.entries()) {
      const { ok, verdict } = await displayName(name);
      if (verdict === null) continue;
      expect([name, ok]).toEqual([name, !isRefused(REPORTS[at] as NameGuardReport)]);
      expect(verdict.report).toEqual(CONSOLIDATED[at]);
      expect(verdict.status).toBe(getRatingTone(verdict.report.rating));
    }
  });

  it('to assistants', async () => {
    const client = await connectClient({ loadInspector: async () => inspector });
    const inspected = CONSOLIDATED.filter(({ name }) => name !== '');
    for (let start = 0; start < inspected.length; start += 250) {
      const reports = inspected.slice(start, start + 250);
      const { data } = await callTool(client, 'inspect_names', {
        names: reports.map(({ name }) => name),
      });
      const verdicts = sortByRisk(reports).map((report) => {
        const { status, headline } = describeVerdict(report);
        return { status, headline: escapeMarkup(headline) };
      });
      expect(data).toMatchObject({ results: verdicts });
    }
  });

  it('in lists', () => {
    const columns = inspector.inspectColumns(NAMES);
    for (const [at, { name, rating, risk_count, imitates }] of CONSOLIDATED.entries()) {
      const kind = imitates ? IMITATION_KINDS.indexOf(imitates.kind) : NO_IMITATION;
      const status = imitates ? IMITATION_STATUSES.indexOf(imitates.status) : NO_IMITATION;
      const target = columns.targets[(columns.target[at] as number) - 1] ?? null;
      expect([
        name,
        columns.rating[at],
        columns.riskCount[at],
        columns.imitationKind[at],
        columns.imitationStatus[at],
        target,
      ]).toEqual([name, rating, risk_count, kind, status, imitates?.name ?? null]);
    }
  });

  it('in comparisons with a known name', () => {
    for (const { name, imitates, inspected } of CONSOLIDATED) {
      if (!inspected) continue;
      for (const known of new Set([...IMITATED, imitates?.name ?? 'nick.eth'])) {
        const outcome = compareNames(inspector, name, known);
        const found = outcome.ok ? outcome.value.imitations[0] : null;
        const isTarget = imitates?.name === known && inspect(known).known !== null;
        if (isTarget) expect([name, found?.status]).toEqual([name, imitates.status]);
        else if (IMITATED.includes(known)) expect(['info', undefined]).toContain(found?.status);
      }
    }
  });

  it('in lists of imitations, whose look-alikes of known names have a warning', () => {
    const looks = candidates.filter(({ kind }) =>
      ['look_alike', 'look_alikes', 'sequence'].includes(kind),
    );
    const calm = looks.filter(({ name }) => inspect(name).rating === RATING_PASS);
    expect(calm).toEqual([]);
  });
});

describe('a name with an unknown label', () => {
  const reports = PARTLY_UNKNOWN.map(inspect);

  it('has the normalization status “unknown” and is always an alert', () => {
    for (const { name, normalization, beautiful_name, rating } of reports) {
      expect([name, normalization, beautiful_name, rating]).toEqual([name, 'unknown', null, 4]);
    }
  });

  it('is refused by every host if ENS rejects or changes a label', () => {
    const refused = reports.filter(isRefused);
    expect(refused).toHaveLength(3 * REFUSED_LABELS.length);
    const columns = inspector.inspectColumns(refused.map(({ name }) => name));
    for (const [at, report] of refused.entries()) {
      expect(findResult(report.checks, 'normalized')[0]).toBe('alert');
      const isListed = (columns.checkMask[at] as number) & (1 << CHECK_CODES.indexOf('normalized'));
      expect([report.name, isListed > 0]).toEqual([report.name, true]);
      for (const each of [report, consolidate(report)]) {
        const { parts } = getHeadline(each);
        expect(parts[0]).toMatch(/^Don’t send\. (?!Part of this name is unknown)/);
      }
    }
  });
});

describe('no message of a report contradicts another', () => {
  it.each([
    ['says that a name looks like no other, and which other name it looks like', /look like a/],
  ])('never %s', (_, pattern) => {
    const wrong = REPORTS.filter(
      ({ looks_like, imitates, checks }) =>
        (looks_like !== null || imitates !== null) &&
        checks.some(
          ({ check, message }) => check === 'impersonation_risk' && pattern.test(message),
        ),
    );
    expect(wrong.map(({ name, looks_like }) => [name, looks_like])).toEqual([]);
  });

  it('the headline names the imitated name of a warning, unless a worse finding comes first', () => {
    const silent = REPORTS.filter((report) => {
      const { imitates, checks } = report;
      if (!imitates || imitates.name === null || !isRisk(imitates.status)) return false;
      const isHidden = checks.some(
        ({ check, status }) =>
          ['invisible', 'normalized', 'unknown_label'].includes(check) && status === 'alert',
      );
      const { parts } = getHeadline(report);
      return (
        !isHidden && !parts.some((part) => typeof part === 'object' && part.name === imitates.name)
      );
    });
    expect(silent.map(({ name }) => name)).toEqual([]);
  });

  it('the headlines of full and consolidated reports name the same other name or none', () => {
    for (const [at, report] of REPORTS.entries()) {
      const [full, short] = [report, CONSOLIDATED[at] as ConsolidatedNameGuardReport].map((each) =>
        getHeadline(each).parts.flatMap((part) => (typeof part === 'object' ? [part.name] : [])),
      ) as [string[], string[]];
      expect(full).toEqual(expect.arrayContaining(short));
    }
  });
});
