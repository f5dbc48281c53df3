import { useQuery } from '@tanstack/react-query';
import type { ListingState } from '../../../client/imitations/candidate-list.ts';
import { getNameEvidenceQuery } from '../../../client/queries/name-evidence-query.ts';
import { RATING_PASS } from '../../../contract/rating.ts';
import { formatCount } from '../../../primitives/format-count.ts';
import { getRatingTone, TONE_WORDS } from '../../../words/names/rating-words.ts';
import { HeadlineText } from '../../components/headline-text.tsx';
import { Link } from '../../components/link.tsx';
import { NameText } from '../../components/name-text.tsx';
import { ToneMark } from '../../components/tone-mark.tsx';
import { getPastedHeadline } from '../../lib/pasted-headline.ts';
import { useWatchlistRevision } from '../../lib/use-watchlist-revision.ts';
import styles from './imitated-name.module.css';

interface ImitatedNameProps {
  /** Name as entered. */
  name: string;
  state: ListingState;
}

/** Line above the candidates. Shows the name, the number of candidates, and warnings about the name. */
export function ImitatedName({ name, state }: ImitatedNameProps) {
  const { subject, count, phase } = state;
  const link = (
    <Link to={{ screen: 'name', name: subject ?? name }}>
      <NameText name={subject ?? name} />
    </Link>
  );
  return (
    <section className={styles.subject} aria-labelledby="imitated">
      <h2 id="imitated" className={styles.count}>
        {count === 0 && phase !== 'done' ? (
          <>Searching for names that could imitate {link}…</>
        ) : (
          <>
            {count === 0 ? 'No name' : formatCount(count, 'name')}
            {phase !== 'done' && ' so far'} could imitate {link}
          </>
        )}
      </h2>
      <EnteredName name={name} subject={subject} />
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
