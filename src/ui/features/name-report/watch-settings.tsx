import { useSyncExternalStore } from 'react';
import { deviceWatchlist, isWatchlistKept } from '../../../client/watchlist/device-watchlist.ts';
import { deviceWatchlistChanges } from '../../../client/watchlist/device-watchlist-changes.ts';
import type { Known } from '../../../contract/imitation-kinds.ts';
import { Link } from '../../components/link.tsx';
import { NameText } from '../../components/name-text.tsx';
import { useWatchedName } from '../../lib/use-watched-name.ts';
import styles from './watch-settings.module.css';

interface WatchSettingsProps {
  name: string;
  /** Known name that this name equals or is a subname of. */
  known: Known | null;
}

/** Shows whether the name is known or watched, and switches the watchlist and the built-in list. */
export function WatchSettings({ name, known }: WatchSettingsProps) {
  const usesKnownNames = useSyncExternalStore(
    deviceWatchlist.subscribe,
    deviceWatchlist.usesKnownNames,
  );
  const { isWatched, trouble, attempt, toggle } = useWatchedName(name);
  return (
    <div className={styles.settings}>
      {known && (
        <p>
          {name.endsWith(`.${known.name}`) ? (
            <>
              A subname of <NameText name={known.name} />,{' '}
            </>
          ) : (
            'This is '
          )}
          {known.category === 'watchlist'
            ? 'on your watchlist'
            : `the built-in known name of ${known.title} (${known.category})`}
        </p>
      )}
      <button type="button" aria-pressed={isWatched} onClick={toggle}>
        {isWatched ? 'On your watchlist' : 'Add to watchlist'}
      </button>
      <label>
        <input
          type="checkbox"
          checked={usesKnownNames}
          onChange={({ target }) =>
            attempt(() => deviceWatchlistChanges.setUsesKnownNames(target.checked))
          }
        />{' '}
        Compare with known names
      </label>
      <Link to={{ screen: 'watchlist' }}>Watchlist</Link>
      {trouble && <p role="alert">{trouble}</p>}
      {isWatched && !isWatchlistKept && (
        <p role="status">
          Watched until you close the page, because your browser doesn’t store anything for it.
        </p>
      )}
    </div>
  );
}
