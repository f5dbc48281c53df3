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

const TIMEOUT_MS = 2000;

/**
 * Resolves with the value of `optional`, or with `undefined` if `optional` rejects or is still pending two seconds after
 * `required` resolves.
 */
export function withTimeout<T>(
  optional: Promise<T>,
  required: Promise<unknown>,
): Promise<T | undefined> {
  const timeout = required.then(
    () => new Promise<undefined>((resolve) => setTimeout(resolve, TIMEOUT_MS)),
  );
  return Promise.race([optional, timeout]).catch(() => undefined);
}
