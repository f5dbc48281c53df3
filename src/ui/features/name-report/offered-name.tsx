import { useQuery } from '@tanstack/react-query';
import { getConsolidatedReportQuery } from '../../../client/queries/report-queries.ts';
import { getHeadline } from '../../../display/headline.ts';
import { getRatingTone, getRatingWord } from '../../../display/rating-words.ts';
import { HeadlineText } from '../../components/headline-text.tsx';
import { Link } from '../../components/link.tsx';
import { NameText } from '../../components/name-text.tsx';
import { ToneMark } from '../../components/tone-mark.tsx';
import { useWatchlistRevision } from '../../lib/use-watchlist-revision.ts';
import styles from './offered-name.module.css';

interface OfferedNameProps {
  /** Offered name. */
  name: string;
  /** Inspected name that it would replace. */
  inspected: string;
}

/** Link to another name with its verdict, so that nobody opens a risky name unaware. */
export function OfferedName({ name, inspected }: OfferedNameProps) {
  const { data: report } = useQuery(getConsolidatedReportQuery(name, useWatchlistRevision()));
  return (
    <span className={styles.offered}>
      <Link
        to={{ screen: 'name', name }}
        entry={{ changedFrom: inspected }}
        className={styles.name}
      >
        <NameText name={name} />
      </Link>
      {report && (
        <span className={styles.verdict} data-tone={getRatingTone(report.rating)}>
          <ToneMark tone={getRatingTone(report.rating)} label={getRatingWord(report.rating)} />{' '}
          <span>
            <HeadlineText headline={getHeadline(report)} />
          </span>
        </span>
      )}
    </span>
  );
}
