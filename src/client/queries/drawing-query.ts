import { queryOptions } from '@tanstack/react-query';
import type { ShapeService, Stroke } from '../../contract/similarity-service.ts';
import shapeWorkerUrl from '../../worker/similarity/shape-worker.ts?worker&url';
import { inspector } from '../workers/connect-inspector.ts';
import { connectIdleWorker } from '../workers/stop-when-idle.ts';
import { createDrawingFinder } from './drawing-finder.ts';
import { unwrap } from './problem-error.ts';
import { LOCAL_QUERY_OPTIONS } from './worker-query.ts';

/** Stops the worker after this time without calls, to free its memory. */
const IDLE_MS = 300_000;

/** Finds the characters that look like a drawing, in a separate worker. */
export const drawingFinder = createDrawingFinder(
  connectIdleWorker<ShapeService>(shapeWorkerUrl, IDLE_MS),
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
