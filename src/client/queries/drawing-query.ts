import { queryOptions } from '@tanstack/react-query';
import type { ShapeService, Stroke } from '../../contract/shape-service.ts';
import shapeWorkerUrl from '../../worker/similarity/shape-worker.ts?worker&url';
import { inspector } from '../workers/connect-inspector.ts';
import { stopWhenIdle } from '../workers/stop-when-idle.ts';
import { toTrustedScriptUrl } from '../workers/trusted-script-url.ts';
import { createConnection } from '../workers/worker-connection.ts';
import { createDrawingFinder } from './drawing-finder.ts';
import { LOCAL_QUERY_OPTIONS } from './local-query-options.ts';
import { unwrap } from './problem-error.ts';

/** Stops the worker after this time without calls, to free its memory. */
const IDLE_MS = 300_000;

/** Finds the characters that look like a drawing, in a separate worker. */
export const drawingFinder = createDrawingFinder(
  stopWhenIdle(
    createConnection<ShapeService>({
      spawn: () => new Worker(toTrustedScriptUrl(shapeWorkerUrl), { type: 'module' }),
      // Calls are short, so an error event is enough to detect a crash.
      locks: undefined,
    }),
    IDLE_MS,
  ),
  async () => unwrap(await inspector.call((service) => service.listDrawableCharacters())),
);

/**
 * Finds the characters that look most like a drawing.
 *
 * @param version key that changes with every drawing and every progress step, so that results are not reused
 */
export function getDrawingQuery(strokes: readonly Stroke[], limit: number, version: string) {
  return queryOptions({
    ...LOCAL_QUERY_OPTIONS,
    queryKey: ['drawing', version, limit],
    queryFn: ({ signal }) => drawingFinder.find(strokes, limit, signal),
    gcTime: 10_000,
  });
}
