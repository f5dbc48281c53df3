// Judges each case without a watchlist, and again with its targets on the watchlist.

import type { GenericCheckResult } from '../../../contract/checks.ts';
import type { Imitation, Known } from '../../../contract/imitation-kinds.ts';
import { RATING_ALERT, RATING_WARN, type Rating } from '../../../contract/rating.ts';
import type { NameGuardReport } from '../../../contract/reports.ts';
import { createInspector, type Inspector } from '../../../engine/inspector.ts';
import type { TableBytes } from '../../../engine/tables/sections.ts';
import type { VerdictCase } from './verdict-cases.ts';

/**
 * Outcomes, least serious first. `pass` and `info` both have rating 2. `info` means that the report names an imitation,
 * or that its check `impersonation_risk` has the status `info`.
 */
export const OUTCOMES = ['pass', 'info', 'warn', 'alert'] as const;

export type Outcome = (typeof OUTCOMES)[number];

export interface Judgement {
  outcome: Outcome;
  /** Findings in words: known name, imitation and check messages. Empty if there are no findings. */
  said: string;
}

export interface JudgedCase extends VerdictCase {
  /** Judgement without a watchlist. */
  shipped: Judgement;
  /** Judgement when the case's targets are on the watchlist. Equals `shipped` if the case has no targets. */
  listed: Judgement;
}

/** Fields of a report that determine the judgement. */
interface JudgedReport extends Pick<NameGuardReport, 'rating' | 'highest_risk' | 'checks'> {
  imitates: Pick<Imitation, 'name' | 'kind' | 'evidence'> | null;
  known: Pick<Known, 'title'> | null;
}

export type InspectorFactory = (watchlist: readonly string[]) => Pick<Inspector, 'inspectName'>;

/** Returns a function that creates an inspector with a given watchlist. All its inspectors share tables and caches. */
export function createInspectorFactory(tables: TableBytes): InspectorFactory {
  const inspector = createInspector(tables);
  return (watchlist) => inspector.withWatchlist({ watchlist });
}

/** Returns the outcome of a report and a line of text with its findings. */
function summarizeReport(report: JudgedReport): Judgement {
  const { rating, highest_risk, imitates, known, checks } = report;
  const impersonation = checks.find(({ check }) => check === 'impersonation_risk');
  const hint = impersonation?.status === 'info' ? impersonation : null;
  const said = [
    known ? `known as ${known.title}` : '',
    imitates
      ? `imitates ${imitates.name ?? 'an address'} (${imitates.kind}): ${imitates.evidence}`
      : '',
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
 * Judges each case without a watchlist and with only its own targets on the watchlist. The target of another case could
 * change the outcome, because it could equal or resemble the name.
 */
export function judgeCases(
  cases: readonly VerdictCase[],
  createInspectorWith: InspectorFactory,
): JudgedCase[] {
  const listed = new Map<VerdictCase, Judgement>();
  for (const { targets, cases: sameTargets } of groupByTargets(cases)) {
    const inspector = createInspectorWith(targets);
    for (const each of sameTargets) listed.set(each, judgeName(each.name, inspector));
  }
  const inspector = createInspectorWith([]);
  return cases.map((each) => {
    const shipped = judgeName(each.name, inspector);
    return { ...each, shipped, listed: listed.get(each) ?? shipped };
  });
}

interface TargetGroup {
  targets: readonly string[];
  cases: VerdictCase[];
}

/** Groups the cases that have the same targets. Skips cases without targets. */
function groupByTargets(cases: readonly VerdictCase[]): Iterable<TargetGroup> {
  const groups = new Map<string, TargetGroup>();
  for (const each of cases) {
    const { targets } = each;
    if (targets.length === 0) continue;
    const key = targets.join('\n');
    const group = groups.get(key);
    if (group) group.cases.push(each);
    else groups.set(key, { targets, cases: [each] });
  }
  return groups.values();
}

/** Judges a name. Throws if the name is not valid Unicode. */
function judgeName(name: string, inspector: Pick<Inspector, 'inspectName'>): Judgement {
  const outcome = inspector.inspectName(name);
  if (!outcome.ok) throw new Error(`The inspector rejected ${JSON.stringify(name)}.`);
  return summarizeReport(outcome.value);
}
