import { ROUTES, type Route } from '../contract/operations.ts';
import type { Outcome } from '../contract/problem.ts';
import type { Inspector } from '../engine/inspector.ts';
import {
  bulkInspectNamesInTurns,
  inspectBoundedGrapheme,
  inspectBoundedName,
  listImitationsInTurns,
} from '../operations/bounded-operations.ts';

/** Runs on the parameters in path and query (GET) or on the parsed body (POST). */
export interface Operation extends Route {
  run(inspector: Inspector, input: unknown): Outcome<unknown> | Promise<Outcome<unknown>>;
}

/** Every operation that asks the engine. */
export const OPERATIONS: readonly Operation[] = [
  { ...ROUTES.bulkInspectNames, run: bulkInspectNamesInTurns },
  { ...ROUTES.inspectGrapheme, run: inspectBoundedGrapheme },
  { ...ROUTES.inspectName, run: inspectBoundedName },
  { ...ROUTES.getInspectName, run: inspectBoundedName },
  { ...ROUTES.getImitations, run: listImitationsInTurns },
];

/** The values of a path's parameters where these decoded segments are that path; else undefined. */
export function matchPath(
  path: string,
  segments: readonly string[],
): Record<string, string> | undefined {
  const pattern = path.slice(1).split('/');
  if (pattern.length !== segments.length) return undefined;

  const parameters: Record<string, string> = {};
  for (const [index, segment] of segments.entries()) {
    const expected = pattern[index] ?? '';
    if (expected.startsWith('{')) parameters[expected.slice(1, -1)] = segment;
    else if (expected !== segment) return undefined;
  }
  return parameters;
}
