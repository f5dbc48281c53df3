import type { BulkInspectNamesRequest } from '../../contract/operations.ts';
import type { ConsolidatedNameGuardReport } from '../../contract/reports.ts';
import { inspector } from '../workers/connect-inspector.ts';
import { unwrap } from './problem-error.ts';

/** Asks for the consolidated verdict alone: there before the tables of the full report have arrived. */
export async function requestVerdict(
  name: string,
  signal?: AbortSignal,
): Promise<ConsolidatedNameGuardReport> {
  const request = { names: [name], network_name: 'mainnet' } satisfies BulkInspectNamesRequest;
  const outcome = await inspector.call((service) => service.bulkInspectNames(request), signal);
  const [verdict] = unwrap(outcome).results;
  if (!verdict) throw new Error('The inspector answered one name with no verdict.');
  return verdict;
}
