/**
 * Settles like the promise, or rejects with the reason of the signal as soon as the signal is aborted.
 *
 * Does not keep earlier results in memory, unlike `Promise.race` with a promise that stays pending.
 */
export function untilAborted<T>(promise: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const abort = () => reject(signal.reason);
    if (signal.aborted) abort();
    signal.addEventListener('abort', abort);
    promise.then(resolve, reject).then(() => signal.removeEventListener('abort', abort));
  });
}
