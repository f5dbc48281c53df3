// Runs operations on unvalidated input. The worker of the page has no length limits.

import type { Outcome, ProblemCode, ProblemFault } from '../../contract/problem.ts';
import type { GraphemeGuardReport, NameGuardReport } from '../../contract/reports.ts';
import type { Inspector } from '../../engine/inspector.ts';
import { countCharacters } from '../../engine/text/code-points.ts';
import { createFaultsFailure, readGraphemeRequest, readNameRequest } from './read-requests.ts';

/**
 * Inspects one name in full.
 *
 * @param maxLength maximum length of the name in code points
 */
export function inspectName(
  inspector: Pick<Inspector, 'inspectName'>,
  input: unknown,
  maxLength = Number.POSITIVE_INFINITY,
): Outcome<NameGuardReport> {
  const request = readNameRequest(input);
  if (!request.ok) return request;
  const { name } = request.value;
  const failure = checkLengths('name_too_long', [['name', name]], maxLength);
  return failure ?? inspector.inspectName(name);
}

/**
 * Inspects one grapheme.
 *
 * @param maxLength maximum length of the grapheme in code points
 */
export function inspectGrapheme(
  inspector: Pick<Inspector, 'inspectGrapheme'>,
  input: unknown,
  maxLength = Number.POSITIVE_INFINITY,
): Outcome<GraphemeGuardReport> {
  const request = readGraphemeRequest(input);
  if (!request.ok) return request;
  const { grapheme } = request.value;
  const failure = checkLengths('invalid_request', [['grapheme', grapheme]], maxLength);
  return failure ?? inspector.inspectGrapheme(grapheme);
}

/** Returns a failure that lists every text that is too long, or null if there is none. */
export function checkLengths(
  code: ProblemCode,
  texts: readonly (readonly [path: string, text: string])[],
  maxLength: number,
): ReturnType<typeof createFaultsFailure> | null {
  const faults = texts.flatMap(([path, text]): ProblemFault[] => {
    const length = countCharacters(text);
    if (length <= maxLength) return [];
    return [{ path, detail: `${path} has ${length} characters, more than ${maxLength}.` }];
  });
  return faults.length > 0 ? createFaultsFailure(code, faults) : null;
}
