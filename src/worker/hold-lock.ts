/**
 * Holds the Web Lock of this name for as long as the worker lives: whoever waits for it learns of
 * the worker's death, of which no event tells. Resolves once it is held, or where there are no locks.
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
