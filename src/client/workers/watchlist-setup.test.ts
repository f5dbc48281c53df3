import { expect, it, vi } from 'vitest';
import { createWatchlistSetup } from './watchlist-setup.ts';

it.each([
  ['a new worker', 'there are watched names', ['a.eth'], true, true, true],
  ['a new worker', 'the built-in names are off', [], false, true, true],
  ['no new worker', 'it is the default', [], true, true, false],
  ['a worker that had another', 'it is the default', [], true, false, true],
])('sends the watchlist to %s if %s', (_, __, names, usesKnownNames, isNew, isSent) => {
  const watch = vi.fn(async () => undefined);
  const list = { names: () => names, usesKnownNames: () => usesKnownNames };
  const sent = createWatchlistSetup(list, () => 0).send({ watch }, isNew);
  expect(sent instanceof Promise).toBe(isSent);
  expect(watch.mock.calls).toEqual(isSent ? [[{ watchlist: names, usesKnownNames }]] : []);
});
