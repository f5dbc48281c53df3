import type { ConsolidatedNameGuardReport } from '../../contract/reports.ts';
import { inspector } from '../workers/connect-inspector.ts';
import { unwrap } from './problem-error.ts';

/** Requests the consolidated reports of at most `MAX_BULK_NAMES` names, in the order of the names. */
export async function requestVerdicts(
  names: string[],
  signal?: AbortSignal,
): Promise<ConsolidatedNameGuardReport[]> {
  const request = { names, network_name: 'mainnet' as const };
  const outcome = await inspector.call((service) => service.bulkInspectNames(request), signal);
  return unwrap(outcome).results;
}
