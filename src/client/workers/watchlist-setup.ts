import type { InspectorService } from '../../contract/inspector-service.ts';
import type { OwnWatchlist } from '../trusted/own-watchlist.ts';
import type { WorkerSetup } from './worker-connection.ts';

/**
 * Sends the watchlist to inspection workers. A new worker uses the built-in known names and no others. If the user has
 * no watched names and the built-in names are on, nothing is sent, so that the first report does not wait.
 */
export function createWatchlistSetup(
  list: Pick<OwnWatchlist, 'names' | 'usesKnownNames'>,
  revision: () => number,
): WorkerSetup<Pick<InspectorService, 'watch'>> {
  return {
    revision,
    send(service, isNew) {
      const watchlist = list.names();
      const usesKnownNames = list.usesKnownNames();
      if (isNew && usesKnownNames && watchlist.length === 0) return undefined;
      return service.watch({ watchlist, usesKnownNames });
    },
  };
}
