import { ROUTES, type Route } from '../contract/operations.ts';
import type { Outcome } from '../contract/problem.ts';
import type { NameInspector } from '../engine/name-inspector.ts';
import {
  bulkInspectNamesInChunks,
  type ChunkedList,
  type ChunkOptions,
  inspectBoundedGrapheme,
  inspectBoundedName,
  listImitationsInChunks,
} from './operations/bounded-operations.ts';

/** `input` contains the path and query parameters (GET) or is the parsed body (POST). */
type Run<Result> = (inspector: NameInspector, input: unknown, options: ChunkOptions) => Result;

/** An operation. */
export type Operation = Route &
  (
    | { run: Run<Outcome<unknown> | Promise<Outcome<unknown>>> }
    | { runInChunks: Run<Outcome<ChunkedList<unknown>>> }
  );

/** Every operation that uses the inspector. */
export const OPERATIONS: readonly Operation[] = [
  { ...ROUTES.bulkInspectNames, runInChunks: bulkInspectNamesInChunks },
  { ...ROUTES.inspectGrapheme, run: inspectBoundedGrapheme },
  { ...ROUTES.inspectName, run: inspectBoundedName },
  { ...ROUTES.getInspectName, run: inspectBoundedName },
  { ...ROUTES.getImitations, runInChunks: listImitationsInChunks },
];

/** Matches decoded segments with a path of {@link Route}. Returns the parameters, or undefined if they do not match. */
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
