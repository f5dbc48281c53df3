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
