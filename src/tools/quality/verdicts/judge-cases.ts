// Judges each case without a watchlist, and again with its targets on the watchlist.

import type { GenericCheckResult } from '../../../contract/checks.ts';
import { RATING_ALERT, RATING_WARN, type Rating } from '../../../contract/rating.ts';
import type { NameGuardReport } from '../../../contract/reports.ts';
import type { Inspector } from '../../../engine/inspector.ts';
import type { VerdictCase } from './verdict-cases.ts';

/**
 * Outcomes, least serious first. `pass` and `info` both have rating 2. `info` means that the report names an imitation,
 * or that its check `impersonation_risk` has the status `info`.
 */
export const OUTCOMES = ['pass', 'info', 'warn', 'alert'] as const;

export type Outcome = (typeof OUTCOMES)[number];

interface Judgement {
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

/** Returns the outcome of a report and a line of text with its findings. */
function summarizeReport(report: NameGuardReport): Judgement {
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
  ];
  return {
    outcome: findOutcome(rating, Boolean(hint ?? imitates)),
    said: said.filter(Boolean).join(' · '),
  };
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
export function judgeCases(cases: readonly VerdictCase[], inspector: Inspector): JudgedCase[] {
  const listed = new Map<VerdictCase, Judgement>();
  for (const [key, sameTargets] of groupBy(cases, ({ targets }) => targets.join('\n'))) {
    if (key === '') continue;
    const watching = inspector.withWatchlist({ watchlist: key.split('\n') });
    for (const each of sameTargets) listed.set(each, judgeName(each.name, watching));
  }
  return cases.map((each) => {
    const shipped = judgeName(each.name, inspector);
    return { ...each, shipped, listed: listed.get(each) ?? shipped };
  });
}

/** Groups items by a key. Keys keep the order in which they first occur. */
export function groupBy<Item, Key>(
  items: readonly Item[],
  getKey: (item: Item) => Key,
): Map<Key, Item[]> {
  const groups = new Map<Key, Item[]>();
  for (const item of items) {
    const key = getKey(item);
    const group = groups.get(key);
    if (group) group.push(item);
    else groups.set(key, [item]);
  }
  return groups;
}

/** Judges a name. Throws if the name is not valid Unicode. */
function judgeName(name: string, { inspectName }: Pick<Inspector, 'inspectName'>): Judgement {
  const outcome = inspectName(name);
  if (!outcome.ok) throw new Error(`The inspector rejected ${JSON.stringify(name)}.`);
  return summarizeReport(outcome.value);
}
