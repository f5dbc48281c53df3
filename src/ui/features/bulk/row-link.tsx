import type { AnchorHTMLAttributes } from 'react';
import { describeRow } from '../../../client/bulk/describe-row.ts';
import { isImitation } from '../../../client/bulk/row-findings.ts';
import type { BulkSession } from '../../../client/bulk/session/bulk-session.ts';
import { NO_RATING } from '../../../contract/bulk-columns.ts';
import type { Rating } from '../../../contract/rating.ts';
import { isDescribedByAddress, needsCheck } from '../../../lists/rows/address-column.ts';
import { getRatingTone } from '../../../words/names/rating-words.ts';
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

/** Content of a row as plain values, so that memoization can compare them. */
export type RowContent = ReturnType<typeof getRowContent>;

/** Reads the content of a row from a session. */
export function getRowContent(
  { store, describeAddress }: Pick<BulkSession, 'store' | 'describeAddress'>,
  row: number,
) {
  const { columns, at } = store.locate(row);
  const name = store.name(row);
  const rating = columns.rating[at] as number;
  const riskCount = columns.riskCount[at] as number;
  const { words, target: ending, letters, tone } = describeRow(columns, at, name);
  const address = describeAddress(row);
  const isCalm = tone && !(address && needsCheck(address));
  const isImitating = isImitation(columns, at);
  return {
    name,
    rating,
    /**
     * Tone of the verdict, as the report of the row shows it: `info` for `Vitalik.eth`, whose only risk is capitals. A
     * warning about the address of the row always counts. Null if the row was not inspected.
     */
    tone: rating === NO_RATING ? null : isCalm ? tone : getRatingTone(rating as Rating),
    riskCount,
    normalization: columns.normalization[at] as number,
    /** Description of the finding. `ending` is the name that follows it, if any. */
    words,
    ending,
    /** Letters that differ from `ending`, if the words need them. */
    letters,
    /** Whether the row imitates a name, or an address if `target` is null. */
    isImitation: isImitating,
    target: isImitating ? store.getTarget(row) : null,
    /** The address of the row, or null if it has none. */
    address,
    /** Whether the row describes its address instead of its name. */
    isDescribedByAddress: address !== null && isDescribedByAddress(address, name, riskCount),
  };
}
