// An inspector with the committed tables, and its reports without the outcomes around them.

import type { CheckCode, GenericCheckResult } from '../../contract/checks.ts';
import type { Outcome } from '../../contract/problem.ts';
import { createInspector, type Inspector } from '../inspector.ts';
import { readTables } from './read-tables.ts';

export const inspector = createInspector(readTables());

/** Returns the value of an outcome. Throws if the outcome is missing or a problem. */
export function unwrap<T>(outcome: Outcome<T> | undefined): T {
  if (!outcome?.ok) throw new Error(outcome?.problem.detail);
  return outcome.value;
}

export const inspectName = (name: string, by: Pick<Inspector, 'inspectName'> = inspector) =>
  unwrap(by.inspectName(name));

export const inspectGrapheme = (grapheme: string) => unwrap(inspector.inspectGrapheme(grapheme));

/** Returns the status and message of a check. Both are undefined if there is no result. */
export function findResult(checks: readonly GenericCheckResult[] | undefined, code: CheckCode) {
  const result = checks?.find(({ check }) => check === code);
  return [result?.status, result?.message];
}
