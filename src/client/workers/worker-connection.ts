import { releaseProxy, wrap } from 'comlink';
import { createListeners } from '../../primitives/create-listeners.ts';
import { untilAborted } from '../../primitives/with-timeout.ts';
import { watchWorkerStart } from './watch-worker-start.ts';

/** The methods of `Worker` that {@link createConnection} uses. */
export interface WorkerLike extends EventTarget {
  postMessage(message: unknown, transfer?: Transferable[]): void;
  terminate(): void;
}

/** The worker stopped before it returned a result. */
export class WorkerCrashedError extends Error {
  /** False if the worker never sent a message. Its script probably failed to load or run. */
  readonly hasStarted: boolean;

  constructor(hasStarted: boolean) {
    super('The inspector stopped before it returned a result.');
    this.name = 'WorkerCrashedError';
    this.hasStarted = hasStarted;
  }
}

/** State that a worker receives before its first call, and again whenever that state changes. */
export interface WorkerSetup<Service> {
  /** Returns a different number after every change. */
  revision(): number;
  /** Sends the state to a worker. Returns undefined if a new worker already starts with this state. */
  send(service: Service, isNew: boolean): Promise<void> | undefined;
}

/** The setup that a worker received last. */
interface SentSetup {
  /** Null if sending failed. */
  revision: number | null;
  /** Settles when the worker has received the setup. */
  done: Promise<void> | undefined;
}

interface RunningWorker<Service> {
  service: Service;
  /** Aborted when the worker stops, with a {@link WorkerCrashedError} as the reason. */
  stopped: AbortSignal;
  sentSetup: SentSetup | null;
  end(): void;
}

export interface ConnectionOptions<Service> {
  /** Starts a worker that holds the Web Lock of this name until it ends. */
  spawn(lockName: string): WorkerLike;
  /** Absolute URL of the script. Set only if the script sends a message as soon as it runs. */
  scriptUrl?: string;
  /** Undefined if the browser has no Web Locks. */
  locks: Pick<LockManager, 'request'> | undefined;
  setup?: WorkerSetup<Service>;
}

/** Makes lock names unique within the page. */
let startedWorkers = 0;

/** Creates a connection that owns one worker and replaces it when it crashes. */
export function createConnection<Service>(options: ConnectionOptions<Service>) {
  let running: RunningWorker<Service> | undefined;
  let crashCount = 0;
  const { notify, subscribe } = createListeners();

  function startWorker(): RunningWorker<Service> {
    startedWorkers += 1;
    const lockName = `namescope-worker-${Date.now().toString(36)}-${startedWorkers}`;
    const worker = options.spawn(lockName);
    const remote = wrap(worker as Worker);
    const watch = new AbortController();
    let hasStarted = false;

    const end = () => {
      endStartWatch();
      watch.abort(new WorkerCrashedError(hasStarted));
      remote[releaseProxy]();
      worker.terminate();
      if (running === current) running = undefined;
    };
    const crash = () => {
      if (running !== current) return;
      end();
      if (!hasStarted) return;
      crashCount += 1;
      notify();
    };
    worker.addEventListener('error', crash, { signal: watch.signal });
    worker.addEventListener('messageerror', crash, { signal: watch.signal });
    // A worker that dies before it holds its lock, or whose script is empty, sends no event.
    const endStartWatch = watchWorkerStart(options.scriptUrl, crash);
    // A worker that closes or is killed sends no event, but the browser releases its lock.
    worker.addEventListener(
      'message',
      () => {
        hasStarted = true;
        endStartWatch();
        options.locks
          ?.request(lockName, { signal: watch.signal }, crash)
          .catch(() => undefined /* aborted by end() */);
      },
      { once: true, signal: watch.signal },
    );
    // All methods of a service are asynchronous, so Comlink's remote has the same types.
    const current: RunningWorker<Service> = {
      service: remote as Service,
      stopped: watch.signal,
      sentSetup: null,
      end,
    };
    return current;
  }

  function getWorker(): RunningWorker<Service> {
    running ??= startWorker();
    return running;
  }

  /** Sends the setup if the worker does not have the latest setup. Returns undefined if there is nothing to wait for. */
  function prepare(current: RunningWorker<Service>): Promise<void> | undefined {
    const { setup } = options;
    if (!setup) return undefined;
    const revision = setup.revision();
    if (current.sentSetup?.revision !== revision) {
      const isNew = current.sentSetup === null;
      const sent: SentSetup = { revision, done: setup.send(current.service, isNew) };
      current.sentSetup = sent;
      sent.done?.catch(() => {
        sent.revision = null; // The next call sends the setup again.
      });
    }
    return current.sentSetup?.done;
  }

  async function attempt<T>(run: (service: Service) => Promise<T>): Promise<T> {
    const current = getWorker();
    const { service, stopped } = current;
    const answer = prepare(current)?.then(() => run(service)) ?? run(service);
    return untilAborted(answer, stopped);
  }

  return {
    /**
     * Calls the worker, and starts it first if necessary. If the worker crashes during the call, the call is retried
     * once on a new worker. Rejects with {@link WorkerCrashedError} if the new worker crashes too.
     */
    async call<T>(run: (service: Service) => Promise<T>, signal?: AbortSignal): Promise<T> {
      signal?.throwIfAborted();
      try {
        return await attempt(run);
      } catch (error) {
        if (!(error instanceof WorkerCrashedError)) throw error;
        signal?.throwIfAborted();
        return attempt(run);
      }
    },
    /** Terminates the worker. The next call starts another. */
    stop: () => running?.end(),
    /** Returns how many workers crashed after they had started. */
    crashes: () => crashCount,
    subscribe,
  };
}

export type Connection<Service> = ReturnType<typeof createConnection<Service>>;
