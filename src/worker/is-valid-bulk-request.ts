import { MAX_BULK_NAMES } from '../contract/limits.ts';
import { type BulkInspectNamesRequest, NETWORK_NAMES } from '../contract/operations.ts';

/**
 * True for a request that has no fault, as nearly every one of the page: for what is wrong with any other the schemas of
 * `http` have the words, which need not be there before the first verdict.
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
