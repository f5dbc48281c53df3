import { NameText } from '../../components/name-text.tsx';
import styles from './watchlist.module.css';

/** Entries that are put on the page. */
const MAX_SHOWN = 200;

/** An entry of the user's watchlist. */
export interface WatchlistEntry {
  name: string;
  /** Why it cannot be watched; null when it is. */
  reason: string | null;
}

interface WatchlistEntriesProps {
  label: string;
  entries: readonly WatchlistEntry[];
  onRemove(name: string): void;
  /** Called before the last entry goes, and the focus with it. */
  onLast(): void;
}

/** Entries of the watchlist, each with a button that removes it. */
export function WatchlistEntries({ label, entries, onRemove, onLast }: WatchlistEntriesProps) {
  if (entries.length === 0) return null;
  return (
    <>
      <ul className={styles.entries} aria-label={label}>
        {entries.slice(0, MAX_SHOWN).map(({ name, reason }) => (
          <li key={name}>
            <NameText name={name} />
            {reason !== null && <span className={styles.reason}>{reason}</span>}
            <button
              type="button"
              aria-label={`Stop watching ${name}`}
              onClick={({ currentTarget }) => {
                const item = currentTarget.closest('li');
                const next = item?.nextElementSibling ?? item?.previousElementSibling;
                const button = next?.querySelector('button');
                if (button) button.focus();
                else onLast();
                onRemove(name);
              }}
            >
              Remove
            </button>
          </li>
        ))}
      </ul>
      {entries.length > MAX_SHOWN && (
        <p>and {(entries.length - MAX_SHOWN).toLocaleString('en')} more</p>
      )}
    </>
  );
}
