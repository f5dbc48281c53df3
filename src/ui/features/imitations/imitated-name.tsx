import type { ListingState } from '../../../client/imitations/candidate-list.ts';
import { isWatchlistKept } from '../../../client/watchlist/device-watchlist.ts';
import { Link } from '../../components/link.tsx';
import { NameText } from '../../components/name-text.tsx';
import { formatCount } from '../../lib/format-count.ts';
import { useWatchedName } from '../../lib/use-watched-name.ts';
import styles from './imitated-name.module.css';
import { describeVariedPart } from './varied-part.ts';

interface ImitatedNameProps {
  /** As it was entered. */
  name: string;
  state: ListingState;
}

/** The name that could be imitated, and what the list under it is. */
export function ImitatedName({ name, state }: ImitatedNameProps) {
  const { subject, imitated, count, phase } = state;
  return (
    <section className={styles.subject} aria-labelledby="imitated">
      <h2 id="imitated" className={styles.name}>
        <Link to={{ screen: 'name', name: subject ?? name }}>
          <NameText name={subject ?? name} />
        </Link>
      </h2>
      {subject !== null && subject !== name && (
        <p>
          {name.includes('.') ? 'ENS reads this name as ' : 'Without a dot it stands for '}
          <NameText name={subject} />.
        </p>
      )}
      <p className={styles.count}>
        {count === 0 && phase !== 'done' ? (
          'Looking for names that could imitate it…'
        ) : (
          <>
            {count === 0 ? 'No name' : formatCount(count, 'name', 'names')}
            {phase !== 'done' && ' so far'} that could be registered to imitate it
          </>
        )}
      </p>
      {subject !== null && imitated !== null && (
        <Explanation subject={subject} imitated={imitated} />
      )}
    </section>
  );
}

function Explanation({ subject, imitated }: { subject: string; imitated: string }) {
  const { label, pattern } = describeVariedPart(subject, imitated);
  const { isWatched, trouble, toggle } = useWatchedName(imitated);
  return (
    <>
      <p>
        {label !== null && (
          <>
            Only “
            <NameText name={label} />” is varied: the part that somebody else could register.{' '}
          </>
        )}
        Every name below is valid in ENS. Whether it is registered is not looked up.
      </p>
      {pattern !== null && (
        <p>
          Not listed: subnames like <NameText name={pattern} /> that begin with it. Whoever owns{' '}
          <NameText name="anything.eth" /> can make them.
        </p>
      )}
      <div className={styles.watch}>
        <p>
          The verdicts below are given {isWatched ? 'with' : 'as if'} <NameText name={imitated} />{' '}
          {isWatched ? 'on' : 'were on'} your watchlist.
        </p>
        <button type="button" aria-pressed={isWatched} onClick={toggle}>
          {isWatched ? 'On your watchlist' : 'Add to watchlist'}
        </button>
        {trouble && <p role="alert">{trouble}</p>}
        {isWatched && !isWatchlistKept && (
          <p role="status">Watched until you close the page: this browser stores nothing for it.</p>
        )}
      </div>
    </>
  );
}
