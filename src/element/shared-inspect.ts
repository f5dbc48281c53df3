import type { ConsolidatedNameGuardReport } from '../contract/reports.ts';
import type { InspectName } from '../display/displayed-name.ts';
import { inspectName } from '../display/inspect-name.ts';
import type { EngineAnswer, EngineQuestion } from './engine-worker.ts';

/** As much of a `Worker` as is needed. */
export type EngineWorker = Pick<
  Worker,
  'postMessage' | 'terminate' | 'addEventListener' | 'removeEventListener'
>;

/** Longer than a worker takes to load its engine, on a slow connection too, in milliseconds. */
const MAX_SILENCE_MS = 20_000;

interface Waiting {
  name: string;
  resolve(report: ConsolidatedNameGuardReport | Promise<ConsolidatedNameGuardReport>): void;
  reject(error: Error): void;
}

/** As bundlers know it: they look for these very words, and for the file as it is in the package. */
function startWorker(): EngineWorker {
  return new Worker(new URL('./engine-worker.js', import.meta.url), { type: 'module' });
}

/**
 * An engine for all elements of a page, in a worker that starts with the first question; on the page's own thread where
 * there is no worker to be had: a policy forbids it, or its file is not there.
 */
export function createSharedInspect(
  start: () => EngineWorker = startWorker,
  inspectHere: InspectName = inspectName,
): InspectName {
  const waiting = new Map<number, Waiting>();
  let worker: EngineWorker | null | undefined;
  let asked = 0;
  let silence: ReturnType<typeof setTimeout> | undefined;

  /** From now on on this thread, with what was not answered yet. */
  function giveUpWorker(): void {
    clearTimeout(silence);
    worker?.terminate();
    worker = null;
    for (const { name, resolve } of waiting.values()) resolve(inspectHere(name));
    waiting.clear();
  }

  function takeAnswer({ data }: MessageEvent<EngineAnswer>): void {
    clearTimeout(silence);
    const question = waiting.get(data.id);
    waiting.delete(data.id);
    if ('report' in data) question?.resolve(data.report);
    else question?.reject(new Error(data.error));
  }

  function getWorker(): EngineWorker | null {
    if (worker !== undefined) return worker;
    try {
      worker = start();
    } catch {
      worker = null;
      return worker;
    }
    worker.addEventListener('message', takeAnswer as EventListener);
    worker.addEventListener('error', (event) => {
      // It has a place to go to: the page needs no report of it.
      event.preventDefault();
      giveUpWorker();
    });
    worker.addEventListener('messageerror', giveUpWorker);
    silence = setTimeout(giveUpWorker, MAX_SILENCE_MS);
    return worker;
  }

  return (name) => {
    const engine = getWorker();
    if (!engine) return inspectHere(name);
    return new Promise((resolve, reject) => {
      const id = asked++;
      waiting.set(id, { name, resolve, reject });
      engine.postMessage({ id, name } satisfies EngineQuestion);
    });
  };
}
