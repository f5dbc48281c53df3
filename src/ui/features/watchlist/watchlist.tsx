import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { REJECTION_REASONS } from '../../../client/bulk/input/rejected-line.ts';
import {
  deviceWatchlist,
  getWatchlistRevision,
  isWatchlistKept,
} from '../../../client/watchlist/device-watchlist.ts';
import {
  importWatchlist,
  type WatchlistImport,
} from '../../../client/watchlist/import-watchlist.ts';
import { getWatchlistFaultsQuery } from '../../../client/watchlist/watchlist-faults.ts';
import { getErrorMessage } from '../../../primitives/get-error-message.ts';
import { describeFormat } from '../../lib/describe-format.ts';
import { formatCount } from '../../lib/format-count.ts';
import styles from './watchlist.module.css';
import { WatchlistEntries, type WatchlistEntry } from './watchlist-entries.tsx';

/** What became of an opened list. */
function describeImport({ options, names, rejected }: WatchlistImport): string {
  const [first] = rejected;
  return [
    `${formatCount(names, 'name was', 'names were')} read from this list.`,
    describeFormat(options),
    first &&
      `${formatCount(rejected.length, 'line was', 'lines were')} skipped, first line ${first.line.toLocaleString('en')}: ${REJECTION_REASONS[first.reason]}`,
  ]
    .filter(Boolean)
    .join(' ');
}

/** The user's entries as they are now: those that cannot be watched, and the others. */
function useEntries(): {
  own: readonly string[];
  broken: WatchlistEntry[];
  watched: WatchlistEntry[];
} {
  const own = useSyncExternalStore(deviceWatchlist.subscribe, deviceWatchlist.names);
  const revision = useSyncExternalStore(deviceWatchlist.subscribe, getWatchlistRevision);
  const { data: faults } = useQuery({
    ...getWatchlistFaultsQuery(revision),
    placeholderData: keepPreviousData,
  });
  return useMemo(() => {
    const entries = own.map((name) => ({ name, reason: faults?.get(name) ?? null }));
    return {
      own,
      broken: entries.filter(({ reason }) => reason !== null),
      watched: entries.filter(({ reason }) => reason === null),
    };
  }, [own, faults]);
}

/** The known names on or off, and the user's own, kept on this device. */
export function Watchlist() {
  const { own, broken, watched } = useEntries();
  const usesKnownNames = useSyncExternalStore(
    deviceWatchlist.subscribe,
    deviceWatchlist.usesKnownNames,
  );
  const [text, setText] = useState('');
  const [trouble, setTrouble] = useState<string | null>(null);
  const [outcome, setOutcome] = useState<string | null>(null);
  const file = useRef<HTMLInputElement>(null);
  const field = useRef<HTMLInputElement>(null);

  const remove = (name: string) => void attempt(() => deviceWatchlist.remove([name]));

  const focusField = () => field.current?.focus();

  const attempt = async (change: () => void | Promise<void>) => {
    setTrouble(null);
    setOutcome(null);
    try {
      await change();
    } catch (error) {
      setTrouble(getErrorMessage(error));
    }
  };

  return (
    <div className={styles.editor}>
      <h1 tabIndex={-1}>Watchlist</h1>
      <label>
        <input
          type="checkbox"
          checked={usesKnownNames}
          onChange={({ target }) =>
            void attempt(() => deviceWatchlist.setUsesKnownNames(target.checked))
          }
        />{' '}
        Built-in known names: protocols, wallets, exchanges, brands, people
      </label>
      <p>
        {isWatchlistKept
          ? 'Your own names stay on this device.'
          : 'This browser stores nothing for this page: your own names are gone when you close it.'}{' '}
        A name without a dot stands for the one under .eth; names close to it are found from five
        characters on. Choose distinctive names: other words would look like imitations of an
        everyday word.
      </p>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void attempt(() => {
            deviceWatchlist.add([text]);
            setText('');
            // The button is of no use now.
            focusField();
          });
        }}
      >
        <input
          ref={field}
          type="text"
          aria-label="Name to watch"
          placeholder="mine.eth"
          dir="ltr"
          autoCapitalize="none"
          autoComplete="off"
          spellCheck={false}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <button type="submit" disabled={text === ''}>
          Add to watchlist
        </button>
        <button type="button" onClick={() => file.current?.click()}>
          Import a list…
        </button>
        <input
          ref={file}
          type="file"
          hidden
          aria-label="File with names to watch"
          onChange={(event) => {
            const [opened] = event.target.files ?? [];
            event.target.value = '';
            if (!opened) return;
            const source = { kind: 'file', file: opened } as const;
            void attempt(async () => setOutcome(describeImport(await importWatchlist(source))));
          }}
        />
      </form>
      {trouble && (
        <p className={styles.trouble} role="alert">
          {trouble}
        </p>
      )}
      <p role="status">{outcome}</p>
      {broken.length > 0 && (
        <p className={styles.trouble}>
          {formatCount(broken.length, 'entry', 'entries')} cannot be watched:
        </p>
      )}
      <WatchlistEntries
        label="Entries that cannot be watched"
        entries={broken}
        onRemove={remove}
        onLast={focusField}
      />
      <WatchlistEntries
        label="Your watched names"
        entries={watched}
        onRemove={remove}
        onLast={focusField}
      />
      {own.length > 1 && (
        <details>
          <summary>Remove all…</summary>
          <button
            type="button"
            onClick={() => {
              void attempt(() => deviceWatchlist.remove(own));
              focusField();
            }}
          >
            Remove {own.length.toLocaleString('en')} names for good
          </button>
        </details>
      )}
    </div>
  );
}
