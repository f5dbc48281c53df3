import { expect, it, vi } from 'vitest';
import { createWatchlistSetup } from './watchlist-setup.ts';

function tell(names: string[], usesKnownNames: boolean, isNew: boolean) {
  const watch = vi.fn(async () => undefined);
  const list = { names: () => names, usesKnownNames: () => usesKnownNames };
  const told = createWatchlistSetup(list, () => 0).tell({ watch }, isNew);
  return { told, watch };
}

it.each([
  ['names of the user', ['a.eth'], true],
  ['no built-in names', [], false],
])('tells a new worker of %s', (_, names, usesKnownNames) => {
  const { told, watch } = tell(names, usesKnownNames, true);
  expect(told).toBeInstanceOf(Promise);
  expect(watch).toHaveBeenCalledExactlyOnceWith({ watchlist: names, usesKnownNames });
});

it('tells a new worker nothing that it knows by itself', () => {
  const { told, watch } = tell([], true, true);
  expect([told, watch.mock.calls]).toEqual([undefined, []]);
});

it('tells another worker that the watchlist is empty again', () => {
  const { watch } = tell([], true, false);
  expect(watch).toHaveBeenCalledExactlyOnceWith({ watchlist: [], usesKnownNames: true });
});
