import { useState, useSyncExternalStore } from 'react';
import { deviceWatchlist } from '../../../client/watchlist/device-watchlist.ts';
import { StorageFullError } from '../../../client/watchlist/own-watchlist.ts';
import styles from './watch-settings.module.css';

/** Whether names are compared with the known ones, and whether this one is watched. */
export function WatchSettings({ name }: { name: string }) {
  const own = useSyncExternalStore(deviceWatchlist.subscribe, deviceWatchlist.names);
  const usesKnownNames = useSyncExternalStore(
    deviceWatchlist.subscribe,
    deviceWatchlist.usesKnownNames,
  );
  const [isFull, setFull] = useState(false);
  const isWatched = own.includes(name);

  const watch = () => {
    try {
      deviceWatchlist.add([name]);
    } catch (error) {
      if (!(error instanceof StorageFullError)) throw error;
      setFull(true);
    }
  };
  return (
    <div className={styles.settings}>
      <button
        type="button"
        aria-pressed={isWatched}
        onClick={isWatched ? () => deviceWatchlist.remove(name) : watch}
      >
        {isWatched ? 'On your watchlist' : 'Add to watchlist'}
      </button>
      <label>
        <input
          type="checkbox"
          checked={usesKnownNames}
          onChange={(event) => deviceWatchlist.setUsesKnownNames(event.target.checked)}
        />{' '}
        Compare with known names
      </label>
      {isFull && <p role="alert">Storage is full: the name was not added.</p>}
    </div>
  );
}
