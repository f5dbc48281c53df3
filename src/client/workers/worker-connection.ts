import { releaseProxy, wrap } from 'comlink';
import { createListeners } from '../../primitives/create-listeners.ts';

/** A worker as {@link createConnection} needs it; a real `Worker` fits. */
export interface WorkerLike extends EventTarget {
  postMessage(message: unknown, transfer?: Transferable[]): void;
  terminate(): void;
}

/** The worker died before it answered, or even before its first word: then its script is not what it should be. */
export class WorkerCrashedError extends Error {
  readonly hasStarted: boolean;

  constructor(hasStarted: boolean) {
    super('The inspector stopped before it answered.');
    this.name = 'WorkerCrashedError';
    this.hasStarted = hasStarted;
  }
}

/** What a worker is told before it is asked anything. */
export interface Preparation<Service> {
  /** Another number whenever workers have to be told something else. */
  revision(): number;
  /** Tells a worker; undefined where a worker that `isNew`, told nothing yet, knows it by itself. */
  tell(service: Service, isNew: boolean): Promise<void> | undefined;
}

/** What a worker was told last; `done` until it has answered, and later. */
interface Told {
  revision: number | null;
  done: Promise<void> | undefined;
}

interface Life<Service> {
  worker: WorkerLike;
  service: Service;
  crashed: Promise<never>;
  told: Told | null;
  end(): void;
}

export interface ConnectionOptions<Service> {
  /** Starts a worker that holds the Web Lock of this name for as long as it lives. */
  spawn(lockName: string): WorkerLike;
  /** Undefined where the page has no Web Locks. */
  locks: Pick<LockManager, 'request'> | undefined;
  preparation?: Preparation<Service>;
}

export interface Connection<Service> {
  /**
   * Calls the worker, starting it first when it is not there. A call that the worker's death
   * interrupts is retried on a new worker; then it rejects with {@link WorkerCrashedError}.
   */
  call<T>(ask: (service: Service) => Promise<T>, signal?: AbortSignal): Promise<T>;
  /** Ends the worker; the next call starts another. */
  stop(): void;
  /** Number of times that a worker died that had started. */
  crashes(): number;
  subscribe(listener: () => void): () => void;
}

/** Longer than a worker takes to say its first word, on a slow connection too. */
const MAX_START_MS = 20_000;

let lives = 0;

/** Owns one worker: starts it, notices when it dies, starts it again. */
export function createConnection<Service>(
  options: ConnectionOptions<Service>,
): Connection<Service> {
  let life: Life<Service> | undefined;
  let crashCount = 0;
  const { notify, subscribe } = createListeners();

  function startLife(): Life<Service> {
    lives += 1;
    const lockName = `namescope-worker-${Date.now().toString(36)}-${lives}`;
    const worker = options.spawn(lockName);
    const remote = wrap(worker as Worker);
    const watch = new AbortController();
    let hasStarted = false;
    let reject: (error: WorkerCrashedError) => void;
    const crashed = new Promise<never>((_, rejected) => {
      reject = rejected;
    });
    crashed.catch(() => undefined); // a death that no call waits for is no unhandled error

    const end = () => {
      clearTimeout(overdue);
      watch.abort();
      remote[releaseProxy]();
      worker.terminate();
      if (life === current) life = undefined;
      reject(new WorkerCrashedError(hasStarted));
    };
    const crash = () => {
      if (life !== current) return;
      end();
      if (!hasStarted) return;
      crashCount += 1;
      notify();
    };
    worker.addEventListener('error', crash, { signal: watch.signal });
    worker.addEventListener('messageerror', crash, { signal: watch.signal });
    // One that dies before it holds its lock is noticed by nothing but its silence.
    const overdue = setTimeout(crash, MAX_START_MS);
    // A worker that closes or is killed sends no event, but the browser frees its lock.
    worker.addEventListener(
      'message',
      () => {
        hasStarted = true;
        clearTimeout(overdue);
        options.locks
          ?.request(lockName, { signal: watch.signal }, crash)
          .catch(() => undefined /* we ended it ourselves */);
      },
      { once: true, signal: watch.signal },
    );
    // Every method is asynchronous already, so the remote has the very types of the service.
    const current: Life<Service> = {
      worker,
      service: remote as Service,
      crashed,
      told: null,
      end,
    };
    return current;
  }

  function getLife(): Life<Service> {
    life ??= startLife();
    return life;
  }

  /** Tells a worker what it was not told yet; undefined where there is nothing to wait for. */
  function prepare(current: Life<Service>): Promise<void> | undefined {
    const { preparation } = options;
    if (!preparation) return undefined;
    const revision = preparation.revision();
    if (current.told?.revision !== revision) {
      const isNew = current.told === null;
      const told: Told = { revision, done: preparation.tell(current.service, isNew) };
      current.told = told;
      told.done?.catch(() => {
        told.revision = null; // told again before the next call
      });
    }
    return current.told?.done;
  }

  async function attempt<T>(ask: (service: Service) => Promise<T>): Promise<T> {
    const current = getLife();
    const { service, crashed } = current;
    const answer = prepare(current)?.then(() => ask(service)) ?? ask(service);
    return Promise.race([answer, crashed]);
  }

  return {
    async call(ask, signal) {
      signal?.throwIfAborted();
      try {
        return await attempt(ask);
      } catch (error) {
        if (!(error instanceof WorkerCrashedError)) throw error;
        signal?.throwIfAborted();
        return attempt(ask);
      }
    },
    stop: () => life?.end(),
    crashes: () => crashCount,
    subscribe,
  };
}
