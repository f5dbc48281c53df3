import { useSyncExternalStore } from 'react';
import { deviceWatchlist, isWatchlistKept } from '../../../client/trusted/device-watchlist.ts';
import { deviceWatchlistChanges } from '../../../client/trusted/device-watchlist-changes.ts';
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

/** Says whether the name is known or trusted. Adds it to the trusted names or removes it, and turns the built-in list on or off. */
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
            ? 'one that you trust'
            : `the built-in known name of ${known.title} (${known.category})`}
        </p>
      )}
      <button type="button" aria-pressed={isWatched} onClick={toggle}>
        {isWatched ? 'Trusted' : 'Trust this name'}
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
      <Link to={{ screen: 'watchlist' }}>Protect</Link>
      {trouble && <p role="alert">{trouble}</p>}
      {isWatched && !isWatchlistKept && (
        <p role="status">
          Trusted until you close the page, because your browser doesn’t let this page store
          anything.
        </p>
      )}
    </div>
  );
}
