import type { ShapeService, Stroke } from '../../contract/similarity-service.ts';
import { createListeners } from '../../primitives/create-listeners.ts';
import type { Connection } from '../workers/worker-connection.ts';

/** Number of characters to prepare per call. A batch takes less than 0.1 s, so a search does not wait long. */
const BATCH_SIZE = 100;

/** Progress of the worker, which draws all characters before it compares the user's drawing with them. */
export type DrawingProgress =
  | { state: 'preparing'; share: number }
  /** `unavailable` means that the browser cannot draw text in a worker. */
  | { state: 'ready' | 'failed' | 'unavailable' };

/**
 * Creates a finder that returns the characters that look like a drawing. If the worker has restarted, the next search
 * makes the finder prepare the characters again.
 *
 * @param listCharacters returns groups of characters, the most common group first
 */
export function createDrawingFinder(
  worker: Pick<Connection<ShapeService>, 'call'>,
  listCharacters: () => Promise<readonly string[]>,
) {
  const { notify, subscribe } = createListeners();
  let progress: DrawingProgress = { state: 'preparing', share: 0 };
  let fonts = '';
  let isRunning = false;

  function report(next: DrawingProgress): void {
    progress = next;
    notify();
  }

  async function prepareAll(): Promise<void> {
    const groups = (await listCharacters()).map((group) => Array.from(group));
    const characters = groups.flat();
    const ranks = groups.flatMap((group, rank) => group.map(() => rank));
    for (let from = 0; from < characters.length; ) {
      report({ state: 'preparing', share: from / characters.length });
      const take = <T>(all: readonly T[]) => all.slice(from, from + BATCH_SIZE);
      const batch = { from, characters: take(characters), ranks: take(ranks) };
      const next = await worker.call((service) => service.prepare(batch, fonts));
      if (next === 'unavailable') return report({ state: next });
      from = next;
    }
    report({ state: 'ready' });
  }

  /** Draws all characters in the worker. Does nothing if they are drawn or being drawn. */
  function prepare(fontStack: string): void {
    fonts = fontStack;
    if (isRunning || progress.state === 'ready' || progress.state === 'unavailable') return;
    isRunning = true;
    prepareAll()
      .catch(() => report({ state: 'failed' }))
      .finally(() => {
        isRunning = false;
      });
  }

  return {
    prepare,
    /** Finds the characters that look most like a drawing. Searches only the characters that are already prepared. */
    async find(strokes: readonly Stroke[], limit: number, signal?: AbortSignal) {
      const found = await worker.call((service) => service.findShapes(strokes, limit), signal);
      if (found.prepared === 0 && progress.state === 'ready') {
        report({ state: 'preparing', share: 0 });
        prepare(fonts);
      }
      return found.characters;
    },
    progress: () => progress,
    subscribe,
  };
}
