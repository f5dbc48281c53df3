import { useRef, useState, useSyncExternalStore } from 'react';
import { REJECTION_REASONS } from '../../../client/bulk/input/rejected-line.ts';
import { deviceWatchlist } from '../../../client/watchlist/device-watchlist.ts';
import {
  importWatchlist,
  type WatchlistImport,
} from '../../../client/watchlist/import-watchlist.ts';
import { getErrorMessage } from '../../../primitives/get-error-message.ts';
import { NameText } from '../../components/name-text.tsx';
import { formatCount } from '../../lib/format-count.ts';
import { describeFormat } from './describe-format.ts';
import styles from './watchlist-editor.module.css';

/** Own names that are put on the page. */
const MAX_SHOWN = 200;

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

/** The watched names: the known names on or off, and the user's own, kept on this device. */
export function WatchlistEditor() {
  const own = useSyncExternalStore(deviceWatchlist.subscribe, deviceWatchlist.names);
  const usesKnownNames = useSyncExternalStore(
    deviceWatchlist.subscribe,
    deviceWatchlist.usesKnownNames,
  );
  const [text, setText] = useState('');
  const [trouble, setTrouble] = useState<string | null>(null);
  const [outcome, setOutcome] = useState<string | null>(null);
  const file = useRef<HTMLInputElement>(null);
  const field = useRef<HTMLInputElement>(null);

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
    <section className={styles.editor} aria-labelledby="watchlist">
      <h2 id="watchlist">Watched names</h2>
      <label>
        <input
          type="checkbox"
          checked={usesKnownNames}
          onChange={(event) => deviceWatchlist.setUsesKnownNames(event.target.checked)}
        />{' '}
        Known names: protocols, wallets, exchanges, brands, people
      </label>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void attempt(() => {
            deviceWatchlist.add([text]);
            setText('');
            // The button is of no use now.
            field.current?.focus();
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
      {own.length > 0 && (
        <ul className={styles.own} aria-label="Your watched names">
          {own.slice(0, MAX_SHOWN).map(({ name }) => (
            <li key={name}>
              <NameText name={name} />
              <button
                type="button"
                aria-label={`Stop watching ${name}`}
                onClick={({ currentTarget }) => {
                  const item = currentTarget.closest('li');
                  const next = item?.nextElementSibling ?? item?.previousElementSibling;
                  (next?.querySelector('button') ?? field.current)?.focus();
                  deviceWatchlist.remove(name);
                }}
              >
                Remove
              </button>
            </li>
          ))}
        </ul>
      )}
      {own.length > MAX_SHOWN && <p>and {(own.length - MAX_SHOWN).toLocaleString('en')} more</p>}
      {own.length > 1 && (
        <details>
          <summary>Remove all…</summary>
          <button
            type="button"
            onClick={() => {
              deviceWatchlist.removeAll();
              field.current?.focus();
            }}
          >
            Remove {own.length.toLocaleString('en')} names for good
          </button>
        </details>
      )}
    </section>
  );
}
