import { useState, useSyncExternalStore } from 'react';
import { deviceWatchlist } from '../../../client/watchlist/device-watchlist.ts';
import { StorageFullError } from '../../../client/watchlist/own-watchlist.ts';
import type { Imitation } from '../../../client/watchlist/watch-index.ts';
import { Link } from '../../components/link.tsx';
import { NameText } from '../../components/name-text.tsx';
import { ToneMark } from '../../components/tone-mark.tsx';
import styles from './known-name.module.css';

const KIND_WORDS = {
  exact: 'In most fonts the two look the same.',
  loose: 'At a glance the two look the same.',
} as const;

/** That the name imitates a known one: a finding beside the checks, never part of the rating. */
export function ImitationFinding({ imitation }: { imitation: Imitation }) {
  const { watched, kind } = imitation;
  return (
    <section className={styles.imitation} aria-labelledby="imitation">
      <ToneMark tone="warn" label="known name" size="1.25rem" />
      <div>
        <h3 id="imitation">
          Imitates{' '}
          <Link to={{ screen: 'name', name: watched.name }}>
            <NameText name={watched.name} />
          </Link>
        </h3>
        <p>
          {watched.category === 'own' ? 'A name on your watchlist' : 'A known name'}
          {watched.reason !== '' && `: ${watched.reason}`}. {KIND_WORDS[kind]} Not part of the
          rating.
        </p>
      </div>
    </section>
  );
}

/** Whether names are compared with the known ones, and whether this one is watched. */
export function WatchSettings({ name }: { name: string }) {
  const own = useSyncExternalStore(deviceWatchlist.subscribe, deviceWatchlist.names);
  const usesKnownNames = useSyncExternalStore(
    deviceWatchlist.subscribe,
    deviceWatchlist.usesKnownNames,
  );
  const [isFull, setFull] = useState(false);
  const isWatched = own.some((watched) => watched.name === name);

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
