import { MAX_BULK_NAMES } from '../contract/limits.ts';
import { type BulkInspectNamesRequest, NETWORK_NAMES } from '../contract/operations.ts';

/**
 * Checks whether a request is valid. The schemas in `operations/` also describe the faults of an invalid request, but they
 * are too large to load before the first report.
 */
export function isValidBulkRequest(input: unknown): input is BulkInspectNamesRequest {
  const { names, network_name } = (input ?? {}) as Partial<Record<string, unknown>>;
  return (
    Array.isArray(names) &&
    names.length <= MAX_BULK_NAMES &&
    names.every((name) => typeof name === 'string' && name.isWellFormed()) &&
    NETWORK_NAMES.some((network) => network === network_name)
  );
}
