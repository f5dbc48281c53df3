// Displays names with their verdicts in the background, where code cannot be loaded later.

import type { ConsolidatedNameGuardReport } from '../../contract/reports.ts';
import { describeVerdict } from '../../display/describe-verdict.ts';
import { displayInspected } from '../../display/display-inspected.ts';
import type { DisplayedName } from '../../display/displayed-name.ts';
import { getNotedStatus, type NotedStatus } from '../../words/names/noted-status.ts';

/** Inspects names. Returns one report for each name, in the same order. */
export type InspectNames = (
  names: readonly string[],
) => Promise<readonly ConsolidatedNameGuardReport[]>;

/** A name with its verdict in words. */
export interface JudgedName {
  readonly status: NotedStatus;
  /** Conclusion, such as `Don’t send. This is not vitalik.eth.` */
  readonly headline: string;
  /** Sentence with the evidence, or null. */
  readonly note: string | null;
  /** Whether this is a known name. */
  readonly isKnown: boolean;
  /** Whether this is an imitation of a known or trusted name. */
  readonly isImitation: boolean;
  /** Whether ENS accepts the name. */
  readonly isAccepted: boolean;
}

const loadDescribe = async () => ({ describeVerdict });

/** Creates a function that judges one name. Inspects all given names at once, because that is faster. */
export async function createJudge(
  names: readonly string[],
  inspectNames: InspectNames,
): Promise<(name: string) => Promise<JudgedName>> {
  const valid = [...new Set(names)].filter((name) => name.isWellFormed());
  const reports = await inspectNames(valid);
  const reportByName = new Map(valid.map((name, at) => [name, reports[at]]));
  const inspect = async (name: string) => {
    const report = reportByName.get(name) ?? (await inspectNames([name]))[0];
    if (!report) throw new Error('The name was not inspected.');
    return report;
  };
  return async (name) => toJudged(await displayInspected(name, inspect, {}, loadDescribe));
}

function toJudged(displayed: DisplayedName): JudgedName {
  const { verdict } = displayed;
  const shared = {
    isKnown: verdict?.report.known?.name === verdict?.report.name,
    isImitation: Boolean(verdict?.report.imitates),
    isAccepted: displayed.ok,
  };
  return verdict
    ? {
        ...shared,
        status: getNotedStatus(verdict.report),
        headline: verdict.headline,
        note: verdict.evidence,
      }
    : { ...shared, status: 'alert', headline: displayed.ok ? '' : displayed.reason, note: null };
}
