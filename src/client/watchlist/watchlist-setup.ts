import type { InspectorService } from '../../contract/inspector-service.ts';
import type { Preparation } from '../workers/worker-connection.ts';
import type { OwnWatchlist } from './own-watchlist.ts';

/**
 * Tells workers which names are known. One that starts knows the built-in names, so it is told nothing while the
 * user's list is empty and these are on: the first answer does not wait for it.
 */
export function createWatchlistSetup(
  list: Pick<OwnWatchlist, 'names' | 'usesKnownNames'>,
  revision: () => number,
): Preparation<Pick<InspectorService, 'watch'>> {
  return {
    revision,
    tell(service, isNew) {
      const watchlist = list.names();
      const usesKnownNames = list.usesKnownNames();
      if (isNew && usesKnownNames && watchlist.length === 0) return undefined;
      return service.watch({ watchlist, usesKnownNames });
    },
  };
}
