import type { ConsolidatedNameGuardReport } from '../../contract/reports.ts';
import { inspector } from '../workers/connect-inspector.ts';
import { unwrap } from './problem-error.ts';

/** Requests the consolidated reports of at most `MAX_BULK_NAMES` names, in the order of the names. */
export async function requestReports(
  names: string[],
  signal?: AbortSignal,
): Promise<ConsolidatedNameGuardReport[]> {
  const outcome = await inspector.call((service) => service.bulkInspectNames(names), signal);
  return unwrap(outcome).results;
}

/** Requests the consolidated report of a name. It is available before the tables of the full report have loaded. */
export async function requestConsolidatedReport(
  name: string,
  signal?: AbortSignal,
): Promise<ConsolidatedNameGuardReport> {
  const [report] = await requestReports([name], signal);
  if (!report) throw new Error('The inspector returned no report for the name.');
  return report;
}
