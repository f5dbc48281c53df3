// What the engine says of each case: as shipped, and with what the case imitates on the watchlist.

import type { GenericCheckResult } from '../../../contract/checks.ts';
import type { Imitation, Known } from '../../../contract/imitation-kinds.ts';
import { RATING_ALERT, RATING_WARN, type Rating } from '../../../contract/rating.ts';
import type { NameGuardReport } from '../../../contract/reports.ts';
import { createInspector, type Inspector } from '../../../engine/inspector.ts';
import type { TableBytes } from '../../../engine/tables/table-bytes.ts';
import type { VerdictCase } from './verdict-cases.ts';

/** All outcomes, calmest first: `pass` and `info` are rating 2, `info` with something said about an imitation. */
export const OUTCOMES = ['pass', 'info', 'warn', 'alert'] as const;

export type Outcome = (typeof OUTCOMES)[number];

export interface Judgement {
  outcome: Outcome;
  /** The words behind the outcome; empty when nothing was found. */
  said: string;
}

export interface JudgedCase extends VerdictCase {
  shipped: Judgement;
  /** The same as `shipped` for a case without targets. */
  listed: Judgement;
}

/** What a verdict needs of a report. */
export interface JudgedReport extends Pick<NameGuardReport, 'rating' | 'highest_risk' | 'checks'> {
  imitates: Pick<Imitation, 'name' | 'kind' | 'evidence'> | null;
  known: Pick<Known, 'title'> | null;
}

export type CreateInspector = (watchlist: readonly string[]) => Pick<Inspector, 'inspectName'>;

/** The engine on its tables, with each watchlist that is asked for. */
export function createEngineFactory(tables: TableBytes): CreateInspector {
  return (watchlist) => createInspector(tables, { watchlist });
}

/** What a report comes down to. */
export function summarizeReport(report: JudgedReport): Judgement {
  const { rating, highest_risk, imitates, known, checks } = report;
  const impersonation = checks.find(({ check }) => check === 'impersonation_risk');
  const hint = impersonation?.status === 'info' ? impersonation : null;
  const said = [
    known ? `known as ${known.title}` : '',
    imitates ? `${imitates.kind} of ${imitates.name ?? 'an address'}: ${imitates.evidence}` : '',
    describeResult(highest_risk),
    describeResult(hint),
  ].filter((part) => part !== '');
  return { outcome: findOutcome(rating, Boolean(hint ?? imitates)), said: said.join(' · ') };
}

function findOutcome(rating: Rating, isNoticed: boolean): Outcome {
  if (rating === RATING_ALERT) return 'alert';
  if (rating === RATING_WARN) return 'warn';
  return isNoticed ? 'info' : 'pass';
}

function describeResult(result: GenericCheckResult | null): string {
  return result === null ? '' : `${result.check} ${result.status}: ${result.message}`;
}

/**
 * Judges each case as shipped and with its own targets on the watchlist. No watchlist holds the target of another
 * case: that could be this case's name, which would then be known, or lie near it, which would be luck.
 */
export function judgeCases(
  cases: readonly VerdictCase[],
  createWithWatchlist: CreateInspector,
): JudgedCase[] {
  const listed = new Map<VerdictCase, Judgement>();
  for (const { targets, group } of groupByTargets(cases)) {
    const inspector = createWithWatchlist(targets);
    for (const each of group) listed.set(each, judgeName(each.name, inspector));
  }
  const inspector = createWithWatchlist([]);
  return cases.map((each) => {
    const shipped = judgeName(each.name, inspector);
    return { ...each, shipped, listed: listed.get(each) ?? shipped };
  });
}

interface TargetGroup {
  targets: readonly string[];
  group: VerdictCase[];
}

/** Those with targets, by targets. */
function groupByTargets(cases: readonly VerdictCase[]): Iterable<TargetGroup> {
  const groups = new Map<string, TargetGroup>();
  for (const each of cases) {
    const { targets } = each;
    if (targets.length === 0) continue;
    const key = targets.join('\n');
    const known = groups.get(key);
    if (known) known.group.push(each);
    else groups.set(key, { targets, group: [each] });
  }
  return groups.values();
}

function judgeName(name: string, inspector: Pick<Inspector, 'inspectName'>): Judgement {
  const outcome = inspector.inspectName(name);
  if (!outcome.ok) throw new Error(`${JSON.stringify(name)} was refused`);
  return summarizeReport(outcome.value);
}
