import { useQuery } from '@tanstack/react-query';
import type { ListingState } from '../../../client/imitations/candidate-list.ts';
import { getNameEvidenceQuery } from '../../../client/queries/name-evidence-query.ts';
import { isWatchlistKept } from '../../../client/watchlist/device-watchlist.ts';
import { RATING_PASS } from '../../../contract/rating.ts';
import { getRatingTone, TONE_WORDS } from '../../../display/rating-words.ts';
import { formatCount } from '../../../primitives/format-count.ts';
import { HeadlineText } from '../../components/headline-text.tsx';
import { Link } from '../../components/link.tsx';
import { NameText } from '../../components/name-text.tsx';
import { ToneMark } from '../../components/tone-mark.tsx';
import { getPastedHeadline } from '../../lib/pasted-headline.ts';
import { useWatchedName } from '../../lib/use-watched-name.ts';
import { useWatchlistRevision } from '../../lib/use-watchlist-revision.ts';
import { describeVariedPart } from './describe-varied-part.ts';
import styles from './imitated-name.module.css';

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
      <EnteredName name={name} subject={subject} />
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

/** What was entered where ENS reads another name, and its own verdict where that warns. */
function EnteredName({ name, subject }: { name: string; subject: string | null }) {
  const { data } = useQuery(getNameEvidenceQuery(name, useWatchlistRevision()));
  const risk = data?.report.highest_risk?.check;
  // That ENS reads another name is said already.
  const isWarned = data !== undefined && risk !== undefined && risk !== 'normalized';
  const target = data?.report.imitates?.name ?? null;
  const tone = getRatingTone(data?.report.rating ?? RATING_PASS);
  return (
    <>
      {subject !== null && subject !== name && (
        <p>
          {name.includes('.') ? (
            <>
              ENS reads <NameText name={name} /> as this name.
            </>
          ) : (
            <>
              Without a dot it stands for <NameText name={subject} />.
            </>
          )}
        </p>
      )}
      {isWarned && (
        <p className={styles.warning}>
          <ToneMark tone={tone} label={TONE_WORDS[tone]} />{' '}
          <strong>
            <HeadlineText headline={getPastedHeadline(data.report, data)} />
          </strong>
          {target !== null && target !== subject && (
            <>
              {' '}
              <Link to={{ screen: 'imitations', name: target }}>
                List imitations of <NameText name={target} /> instead
              </Link>
            </>
          )}
        </p>
      )}
    </>
  );
}

function Explanation({ subject, imitated }: { subject: string; imitated: string }) {
  const { label, pattern, isShort } = describeVariedPart(subject, imitated);
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
        {isShort && ' Under .eth nobody can register fewer than three characters.'}
      </p>
      <details className={styles.unlisted}>
        <summary>What is not listed</summary>
        {pattern !== null && (
          <p>
            Subnames like <NameText name={pattern} /> that begin with it: whoever owns{' '}
            <NameText name="anything.eth" /> can make them.
          </p>
        )}
        <p>
          Other words around the name, and several differences at once. Searching a list of
          registered names, below, finds many of them.
        </p>
      </details>
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
