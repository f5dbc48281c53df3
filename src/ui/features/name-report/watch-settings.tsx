import { useState, useSyncExternalStore } from 'react';
import { deviceWatchlist, isWatchlistKept } from '../../../client/watchlist/device-watchlist.ts';
import { StorageError } from '../../../client/watchlist/own-watchlist.ts';
import styles from './watch-settings.module.css';

/** Whether names are compared with the known ones, and whether this one is watched. */
export function WatchSettings({ name }: { name: string }) {
  const own = useSyncExternalStore(deviceWatchlist.subscribe, deviceWatchlist.names);
  const usesKnownNames = useSyncExternalStore(
    deviceWatchlist.subscribe,
    deviceWatchlist.usesKnownNames,
  );
  const [trouble, setTrouble] = useState<string | null>(null);
  const isWatched = own.includes(name);

  const attempt = (change: () => void) => {
    setTrouble(null);
    try {
      change();
    } catch (error) {
      if (!(error instanceof StorageError)) throw error;
      setTrouble(error.message);
    }
  };
  return (
    <div className={styles.settings}>
      <button
        type="button"
        aria-pressed={isWatched}
        onClick={() =>
          attempt(() => (isWatched ? deviceWatchlist.remove([name]) : deviceWatchlist.add([name])))
        }
      >
        {isWatched ? 'On your watchlist' : 'Add to watchlist'}
      </button>
      <label>
        <input
          type="checkbox"
          checked={usesKnownNames}
          onChange={({ target }) =>
            attempt(() => deviceWatchlist.setUsesKnownNames(target.checked))
          }
        />{' '}
        Compare with known names
      </label>
      {trouble && <p role="alert">{trouble}</p>}
      {isWatched && !isWatchlistKept && (
        <p role="status">Watched until you close the page: this browser stores nothing for it.</p>
      )}
    </div>
  );
}
