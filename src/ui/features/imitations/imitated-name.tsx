import { useQuery } from '@tanstack/react-query';
import type { ListingState } from '../../../client/imitations/candidate-list.ts';
import { getNameEvidenceQuery } from '../../../client/queries/name-evidence-query.ts';
import { isWatchlistKept } from '../../../client/trusted/device-watchlist.ts';
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
  /** Name as entered. */
  name: string;
  state: ListingState;
}

/** Header above the candidates. Shows the name, the number of candidates and how they were chosen. */
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
          'Searching for names that could imitate it…'
        ) : (
          <>
            {count === 0 ? 'No name' : formatCount(count, 'name')}
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

/** Explains how ENS reads the entered name, and shows its verdict if there is a warning. */
function EnteredName({ name, subject }: { name: string; subject: string | null }) {
  const { data } = useQuery(getNameEvidenceQuery(name, useWatchlistRevision()));
  const risk = data?.report.highest_risk?.check;
  // If ENS changes the name, the sentence "ENS reads …" already says so.
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
              Without a dot, it is read as <NameText name={subject} />.
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
            <NameText name={label} />” varies, because someone else could register that part.{' '}
          </>
        )}
        Every name below is valid in ENS. Registration is not checked.
        {isShort && ' Names under .eth need at least three characters.'}
      </p>
      <details className={styles.unlisted}>
        <summary>Names that are not listed</summary>
        {pattern !== null && (
          <p>
            Subnames that start with it, such as <NameText name={pattern} />. The owner of{' '}
            <NameText name="anything.eth" /> can create them.
          </p>
        )}
        <p>
          Names with other added words or with several differences. To find many of them, search a
          list of registered names below.
        </p>
      </details>
      <div className={styles.watch}>
        <p>
          {isWatched ? 'The verdicts below reflect that' : 'The verdicts below assume that'} You
          trust <NameText name={imitated} />.
        </p>
        <button type="button" aria-pressed={isWatched} onClick={toggle}>
          {isWatched ? 'Trusted' : 'Trust this name'}
        </button>
        {trouble && <p role="alert">{trouble}</p>}
        {isWatched && !isWatchlistKept && (
          <p role="status">
            Trusted until you close the page, because your browser doesn’t store anything for it.
          </p>
        )}
      </div>
    </>
  );
}
