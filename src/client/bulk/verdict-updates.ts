import { devicePins } from '../trusted/device-pins.ts';
import { deviceWatchlist, getWatchlistRevision } from '../trusted/device-watchlist.ts';
import { createAddressJudging } from './address-judging.ts';
import { createRejudging, type RejudgingOptions } from './rejudging.ts';

/** Keeps the verdicts of a list up to date with the trusted names and addresses. */
export type VerdictUpdates = ReturnType<typeof createVerdictUpdates>;

export function createVerdictUpdates(options: Omit<RejudgingOptions, 'revision'>) {
  const { signal, onReplaced } = options;
  const rejudging = createRejudging({ ...options, revision: getWatchlistRevision });
  const stopWatching = deviceWatchlist.subscribe(rejudging.refresh);
  signal.addEventListener('abort', stopWatching, { once: true });
  const addresses = createAddressJudging({
    ...options,
    trusted: {
      load: async () => (await devicePins.load()).addresses(),
      subscribe: devicePins.subscribe,
    },
    onJudged: onReplaced,
  });
  return {
    /** Updates the rows that were added since the last call. */
    refresh() {
      // Rows that were requested before the watchlist changed may have arrived after the change.
      rejudging.refresh();
      addresses.refresh();
    },
    rejudging,
    /** Returns the summary of the addresses, or null if no row has an address. */
    summarizeAddresses: addresses.summary,
    describeAddress: addresses.describe,
  };
}
