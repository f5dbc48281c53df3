import type { BulkInspectNamesRequest } from '../../contract/operations.ts';
import type { ConsolidatedNameGuardReport } from '../../contract/reports.ts';
import { inspector } from '../workers/connect-inspector.ts';
import { unwrap } from './problem-error.ts';

/** Requests the consolidated report of a name. It is available before the tables of the full report have loaded. */
export async function requestConsolidatedReport(
  name: string,
  signal?: AbortSignal,
): Promise<ConsolidatedNameGuardReport> {
  const request = { names: [name], network_name: 'mainnet' } satisfies BulkInspectNamesRequest;
  const outcome = await inspector.call((service) => service.bulkInspectNames(request), signal);
  const [report] = unwrap(outcome).results;
  if (!report) throw new Error('The inspector returned no report for the name.');
  return report;
}
