import type { AnchorHTMLAttributes } from 'react';
import { describeRow } from '../../../client/bulk/describe-row.ts';
import type { BulkSession } from '../../../client/bulk/session/bulk-session.ts';
import { NO_RATING } from '../../../contract/bulk-columns.ts';
import type { Rating } from '../../../contract/rating.ts';
import { needsCheck } from '../../../lists/rows/address-column.ts';
import { getRatingTone, type Tone } from '../../../words/names/rating-words.ts';
import { formatHref } from '../../lib/route.ts';

interface RowLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  name: string;
  row: number;
  onOpen(row: number): void;
}

/** Link that opens the report of a row next to the list. With a modifier key, it behaves like any other link. */
export function RowLink({ name, row, onOpen, ...rest }: RowLinkProps) {
  return (
    <a
      {...rest}
      href={formatHref({ screen: 'name', name })}
      data-content
      onClick={(event) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
        event.preventDefault();
        onOpen(row);
      }}
    />
  );
}

/**
 * Returns the tone of a row, as its report shows it: `info` for `Vitalik.eth`, whose only risk are capitals. A warning
 * about the address of the row always counts. Returns null if the row was not inspected.
 */
export function getRowTone(
  session: Pick<BulkSession, 'store' | 'describeAddress'>,
  row: number,
): Tone | null {
  const { columns, at } = session.store.locate(row);
  const rating = columns.rating[at] as number;
  if (rating === NO_RATING) return null;
  const address = session.describeAddress(row);
  const { tone } = describeRow(columns, at, session.store.name(row));
  return tone && !(address && needsCheck(address)) ? tone : getRatingTone(rating as Rating);
}
