import type { ConsolidatedNameGuardReport } from '../contract/reports.ts';
import type { InspectName } from '../display/displayed-name.ts';
import { inspectName } from '../display/inspect-name.ts';
import type { EngineRequest, EngineResponse } from './engine-worker.ts';

export type EngineWorker = Pick<
  Worker,
  'postMessage' | 'terminate' | 'addEventListener' | 'removeEventListener'
>;

/** Milliseconds to wait for a response before names are inspected on the main thread. */
const RESPONSE_TIMEOUT = 4_000;

interface PendingRequest {
  name: string;
  resolve(report: ConsolidatedNameGuardReport | Promise<ConsolidatedNameGuardReport>): void;
  reject(error: Error): void;
}

/** Starts the worker. Bundlers recognize this exact expression, with the file name in the built package. */
function startWorker(): EngineWorker {
  return new Worker(new URL('./engine-worker.js', import.meta.url), { type: 'module' });
}

/**
 * Creates the inspect function that all elements of a page share. It starts a worker with the first request. If the
 * worker fails, because a policy forbids it or its file is missing, names are inspected on the main thread. If the
 * worker does not respond, because its file is empty, or because the browser has stopped it, names are inspected on the
 * main thread until it does.
 */
export function createSharedInspect(
  start: () => EngineWorker = startWorker,
  inspectOnMainThread: InspectName = inspectName,
): InspectName {
  const pending = new Map<number, PendingRequest>();
  /** Null if the worker has failed, undefined before the first request. */
  let worker: EngineWorker | null | undefined;
  let nextId = 0;
  /** True after the timeout, until the next response. */
  let isSilent = false;
  let responseTimer: ReturnType<typeof setTimeout> | undefined;

  function inspectPendingOnMainThread(): void {
    for (const { name, resolve } of pending.values()) resolve(inspectOnMainThread(name));
    pending.clear();
  }

  /** Waits for the next response to a pending request. */
  function waitForResponse(): void {
    clearTimeout(responseTimer);
    if (pending.size === 0) return;
    responseTimer = setTimeout(() => {
      isSilent = true;
      inspectPendingOnMainThread();
    }, RESPONSE_TIMEOUT);
  }

  /** Terminates the worker and inspects pending and later names on the main thread. */
  function fallBackToMainThread(): void {
    clearTimeout(responseTimer);
    worker?.terminate();
    worker = null;
    inspectPendingOnMainThread();
  }

  function handleResponse({ data }: MessageEvent<EngineResponse>): void {
    isSilent = false;
    const request = pending.get(data.id);
    pending.delete(data.id);
    waitForResponse();
    if ('report' in data) request?.resolve(data.report);
    else request?.reject(new Error(data.error));
  }

  function getWorker(): EngineWorker | null {
    if (worker !== undefined) return worker;
    try {
      worker = start();
    } catch {
      worker = null;
      return worker;
    }
    worker.addEventListener('message', handleResponse as EventListener);
    worker.addEventListener('error', (event) => {
      // The error is handled, so it must not reach the error listeners of the page.
      event.preventDefault();
      fallBackToMainThread();
    });
    worker.addEventListener('messageerror', fallBackToMainThread);
    return worker;
  }

  return (name) => {
    const engine = getWorker();
    if (!engine || isSilent) return inspectOnMainThread(name);
    return new Promise((resolve, reject) => {
      const id = nextId++;
      pending.set(id, { name, resolve, reject });
      if (pending.size === 1) waitForResponse();
      engine.postMessage({ id, name } satisfies EngineRequest);
    });
  };
}
