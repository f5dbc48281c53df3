/**
 * Holds a Web Lock until the worker ends. The page waits for this lock to detect that the worker was
 * closed or killed, because no event reports that. Resolves when the lock is held, or if the browser
 * has no Web Locks.
 */
export function holdLock(name: string): Promise<void> {
  const { locks } = navigator as { locks?: LockManager };
  if (!locks || name === '') return Promise.resolve();
  return new Promise((held) => {
    void locks.request(name, () => {
      held();
      return new Promise(() => undefined);
    });
  });
}
