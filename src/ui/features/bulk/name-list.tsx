import { type ReactNode, useState } from 'react';
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
  /** Leaves out what was found. */
  isBrief?: boolean;
}

/** A row's name with its rating and what was found; opens its report. */
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

/** Items that are put on the page at once. */
const PAGE_SIZE = 100;

interface PagedListProps<Item> {
  items: readonly Item[];
  keyOf(item: Item): number | string;
  children(item: Item): ReactNode;
}

/** A list that shows its first items, and more when asked. */
export function PagedList<Item>({ items, keyOf, children }: PagedListProps<Item>) {
  const [length, setLength] = useState(PAGE_SIZE);
  return (
    <>
      <ol className={styles.list}>
        {items.slice(0, length).map((item) => (
          <li key={keyOf(item)}>{children(item)}</li>
        ))}
      </ol>
      {items.length > length && (
        <button type="button" className={styles.more} onClick={() => setLength(length + PAGE_SIZE)}>
          Show more of {items.length.toLocaleString('en')}
        </button>
      )}
    </>
  );
}
