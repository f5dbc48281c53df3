import type { BulkSession } from '../../../client/bulk/session/bulk-session.ts';
import { NO_RATING } from '../../../contract/bulk-columns.ts';
import type { Rating } from '../../../contract/rating.ts';
import { getRatingTone, getRatingWord } from '../../../display/rating-words.ts';
import { MarkedName } from '../../components/marked-name.tsx';
import { ToneMark } from '../../components/tone-mark.tsx';
import styles from './name-list.module.css';
import { RowLink } from './row-link.tsx';

interface NameLinkProps {
  session: BulkSession;
  row: number;
  /** Name to compare with. If it is null, nothing is marked. */
  other: string | null;
  onOpen(row: number): void;
}

/** Link to the report of a row. Shows the rating and the name, and marks where the name differs from `other`. */
export function NameLink({ session, row, other, onOpen }: NameLinkProps) {
  const { columns, at } = session.store.locate(row);
  const rating = columns.rating[at] as number;
  const name = session.store.name(row);
  return (
    <RowLink className={styles.name} name={name} row={row} onOpen={onOpen}>
      {rating !== NO_RATING && (
        <ToneMark tone={getRatingTone(rating as Rating)} label={getRatingWord(rating as Rating)} />
      )}
      <MarkedName name={name} other={other} />
    </RowLink>
  );
}
