/** Milliseconds that something is waited for when all else is there. */
const MAX_WAIT_MS = 2000;

/** What can be done without: undefined when it is rejected, or is still missing two seconds after the others. */
export function takeInTime<T>(
  promised: Promise<T>,
  others: Promise<unknown>,
): Promise<T | undefined> {
  const late = others.then(
    () => new Promise<undefined>((resolve) => setTimeout(resolve, MAX_WAIT_MS)),
  );
  return Promise.race([promised, late]).catch(() => undefined);
}
