import type { ListedName } from '../../../contract/inspector-service.ts';
import type { WatchReach } from '../../../contract/known-names.ts';
import { Link } from '../../components/link.tsx';
import { NameText } from '../../components/name-text.tsx';
import { formatCount } from '../../lib/format-count.ts';
import { makeReadable } from '../../lib/make-readable.ts';
import styles from './row.module.css';
import type { ListImitations } from './use-list-imitations.ts';
import type { OwnEntry } from './use-own-entries.ts';

const REACH_WORDS = {
  near: 'Look-alikes and near names are found',
  looks: 'Look-alikes are found, near names are not',
  itself: 'Too short: no imitation of it is found',
} as const satisfies Record<WatchReach, string>;

/** Longest name that is read out with a button, in code units. */
const MAX_SPOKEN = 60;

/** A name read out: what is hidden by its label, no more than tells it from others. */
function speakName(text: string): string {
  const isLong = text.length > MAX_SPOKEN;
  return isLong ? `${makeReadable(text.slice(0, MAX_SPOKEN))}…` : makeReadable(text);
}

interface EntryRowProps {
  entry: OwnEntry;
  /** It was removed, and can be had back. */
  isRemoved: boolean;
  /** The built-in known name that it is too. */
  listed: ListedName | undefined;
  imitations: ListImitations;
  onToggle(): void;
}

/** An entry of the user's, what is found of it, and a button that removes it. */
export function EntryRow({ entry, isRemoved, listed, imitations, onToggle }: EntryRowProps) {
  const { text, name } = entry;
  const spoken = speakName(text);
  return (
    <div className={styles.row} data-removed={isRemoved}>
      <Link to={{ screen: 'name', name: name ?? text }} className={styles.name}>
        {text === '' ? 'An empty entry' : <NameText name={text} />}
      </Link>
      <p className={styles.facts}>
        {isRemoved ? (
          <span>Not watched any more</span>
        ) : (
          <Facts entry={entry} listed={listed} imitations={imitations} />
        )}
      </p>
      {/* One button, so that the focus stays where the name was. */}
      <button
        type="button"
        aria-label={isRemoved ? `Undo: watch ${spoken} again` : `Remove ${spoken}`}
        onClick={onToggle}
      >
        {isRemoved ? 'Undo' : 'Remove'}
      </button>
    </div>
  );
}

function Facts({
  entry: { text, name, reason, reach },
  listed,
  imitations,
}: Pick<EntryRowProps, 'entry' | 'listed' | 'imitations'>) {
  if (reason !== null) return <span className={styles.trouble}>{reason}</span>;
  const count = name === null ? 0 : imitations.count(name);
  return (
    <>
      {name !== null && name !== text && (
        <span>
          Watched as <NameText name={name} />
        </span>
      )}
      {reach !== null && <span>{REACH_WORDS[reach]}</span>}
      {listed && (
        <span>
          Also in the built-in list: {listed.title}, {listed.category}
        </span>
      )}
      {count > 0 && name !== null && (
        <Link to={{ screen: 'bulk' }} onClick={() => imitations.show(name)}>
          {formatCount(count, 'name', 'names')} of your open list{' '}
          {count === 1 ? 'imitates' : 'imitate'} it
        </Link>
      )}
    </>
  );
}
