import { useSyncExternalStore } from 'react';
import { deviceWatchlist } from '../../../client/trusted/device-watchlist.ts';
import { deviceWatchlistChanges } from '../../../client/trusted/device-watchlist-changes.ts';
import { RATING_PASS } from '../../../contract/rating.ts';
import type { NameGuardReport } from '../../../contract/reports.ts';
import { Link } from '../../components/link.tsx';
import { NameText } from '../../components/name-text.tsx';
import { useWatchedName } from '../../lib/use-watched-name.ts';
import { TrustButton } from './trust-button.tsx';
import styles from './watch-settings.module.css';

/** Says whether the name is known or trusted, and lets the user turn the comparison with built-in names on or off. */
export function WatchSettings({ report }: { report: NameGuardReport }) {
  const { name, known, rating } = report;
  const usesKnownNames = useSyncExternalStore(
    deviceWatchlist.subscribe,
    deviceWatchlist.usesKnownNames,
  );
  const { trouble, attempt } = useWatchedName(name);
  return (
    <div className={styles.settings} data-screen-only>
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
      {/* The card has this button for names that passed. */}
      {rating !== RATING_PASS && <TrustButton name={name} />}
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
      <Link to={{ screen: 'watchlist' }}>Trusted names</Link>
      {trouble && <p role="alert">{trouble}</p>}
    </div>
  );
}
