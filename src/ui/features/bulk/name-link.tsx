import type { BulkSession } from '../../../client/bulk/session/bulk-session.ts';
import { NO_RATING } from '../../../contract/bulk-columns.ts';
import type { Rating } from '../../../contract/rating.ts';
import { getRatingTone, getRatingWord } from '../../../display/rating-words.ts';
import { NameText } from '../../components/name-text.tsx';
import { ToneMark } from '../../components/tone-mark.tsx';
import { describeRow } from './describe-row.ts';
import styles from './name-list.module.css';
import { RowLink } from './row-link.tsx';

interface NameLinkProps {
  session: BulkSession;
  row: number;
  onOpen(row: number): void;
  /** Whether to leave out the finding. */
  isBrief?: boolean;
}

/** Link that shows the name, rating and finding of a row, and opens its report. */
export function NameLink({ session, row, onOpen, isBrief = false }: NameLinkProps) {
  const { columns, at } = session.store.locate(row);
  const rating = columns.rating[at] as number;
  const name = session.store.name(row);
  const { words, target } = describeRow(columns, at, name);
  return (
    <RowLink className={styles.name} name={name} row={row} onOpen={onOpen}>
      {rating !== NO_RATING && (
        <ToneMark tone={getRatingTone(rating as Rating)} label={getRatingWord(rating as Rating)} />
      )}
      <NameText name={name} />
      {!isBrief && (
        <span className={styles.said}>
          {words} {target !== null && <NameText name={target} />}
        </span>
      )}
    </RowLink>
  );
}
