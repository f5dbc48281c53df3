import { toTrustedScriptUrl } from './trusted-script-url.ts';
import { type Connection, createConnection } from './worker-connection.ts';

/** Stops a worker that had no call for `idleMs` milliseconds. The next call starts another. */
export function stopWhenIdle<Service>(
  worker: Pick<Connection<Service>, 'call' | 'stop'>,
  idleMs: number,
): Pick<Connection<Service>, 'call'> {
  let running = 0;
  let idle: ReturnType<typeof setTimeout> | undefined;
  return {
    async call(run, signal) {
      clearTimeout(idle);
      running += 1;
      try {
        return await worker.call(run, signal);
      } finally {
        running -= 1;
        if (running === 0) idle = setTimeout(() => worker.stop(), idleMs);
      }
    },
  };
}

/** Connects to a worker of short calls, and stops it when idle. An error event is enough to detect a crash. */
export const connectIdleWorker = <Service>(scriptUrl: string, idleMs: number) =>
  stopWhenIdle(
    createConnection<Service>({
      spawn: () => new Worker(toTrustedScriptUrl(scriptUrl), { type: 'module' }),
      locks: undefined,
    }),
    idleMs,
  );
