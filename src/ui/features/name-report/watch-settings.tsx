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
  /** Known name that equals this name or is a parent of it. */
  known: Known | null;
}

/** Says whether the name is known or watched. Adds it to the watchlist or removes it, and turns the built-in list on or off. */
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
            'This name is '
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
          On your watchlist until you close the page, because your browser doesn’t let this page
          store anything.
        </p>
      )}
    </div>
  );
}
