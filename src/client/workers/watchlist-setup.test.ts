import { expect, it, vi } from 'vitest';
import { createWatchlistSetup } from './watchlist-setup.ts';

function send(names: string[], usesKnownNames: boolean, isNew: boolean) {
  const watch = vi.fn(async () => undefined);
  const list = { names: () => names, usesKnownNames: () => usesKnownNames };
  const sent = createWatchlistSetup(list, () => 0).send({ watch }, isNew);
  return { sent, watch };
}

it.each([
  ['there are watched names', ['a.eth'], true],
  ['the built-in names are off', [], false],
])('sends the watchlist to a new worker if %s', (_, names, usesKnownNames) => {
  const { sent, watch } = send(names, usesKnownNames, true);
  expect(sent).toBeInstanceOf(Promise);
  expect(watch).toHaveBeenCalledExactlyOnceWith({ watchlist: names, usesKnownNames });
});

it('sends nothing to a new worker if the watchlist is the default', () => {
  const { sent, watch } = send([], true, true);
  expect([sent, watch.mock.calls]).toEqual([undefined, []]);
});

it('sends an empty watchlist to a worker that had another', () => {
  const { watch } = send([], true, false);
  expect(watch).toHaveBeenCalledExactlyOnceWith({ watchlist: [], usesKnownNames: true });
});
