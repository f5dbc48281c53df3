import { queryOptions } from '@tanstack/react-query';
import type { ShapeService, Stroke } from '../../contract/similarity-service.ts';
import { formatCodePoints } from '../../primitives/format-code-points.ts';
import shapeWorkerUrl from '../../worker/similarity/shape-worker.ts?worker&url';
import { inspector } from '../workers/connect-inspector.ts';
import { connectIdleWorker } from '../workers/stop-when-idle.ts';
import { createDrawingFinder } from './drawing-finder.ts';
import { unwrap } from './problem-error.ts';
import { getCharactersQuery } from './report-queries.ts';
import { LOCAL_QUERY_OPTIONS } from './worker-query.ts';

/** Stops the worker after this time without calls, to free its memory. */
const IDLE_MS = 300_000;

/** Finds the characters that look like a drawing, in a separate worker. */
export const drawingFinder = createDrawingFinder(
  connectIdleWorker<ShapeService>(shapeWorkerUrl, IDLE_MS),
  async () => unwrap(await inspector.call((service) => service.listDrawableCharacters())),
);

/**
 * Finds the characters that look most like a drawing, and their names.
 *
 * @param version key that changes with every drawing and every progress step, so that results are not reused
 */
export function getDrawnCharactersQuery(
  strokes: readonly Stroke[],
  limit: number,
  version: string,
) {
  return queryOptions({
    ...LOCAL_QUERY_OPTIONS,
    queryKey: ['drawing', version, limit],
    queryFn: async ({ client, signal }) => {
      const shapes = await drawingFinder.find(strokes, limit, signal);
      const notations = shapes.map(formatCodePoints).join(' ');
      const { characters } = await client.fetchQuery(getCharactersQuery(notations, limit));
      return characters;
    },
    gcTime: 10_000,
  });
}
