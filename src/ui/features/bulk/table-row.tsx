import { memo } from 'react';
import { NO_RATING, NORMALIZATIONS } from '../../../contract/bulk-columns.ts';
import { RATING_PASS } from '../../../contract/rating.ts';
import {
  describeAddress,
  isAddressName,
  needsCheck,
  type RowAddress,
} from '../../../lists/rows/address-column.ts';
import { TONE_WORDS } from '../../../words/names/rating-words.ts';
import { MarkedName } from '../../components/marked-name.tsx';
import { HeadlineText, NameText } from '../../components/name-text.tsx';
import { ToneMark } from '../../components/tone-mark.tsx';
import type { RowLayout } from '../../lib/row-layout.ts';
import { shortenLabel } from '../../lib/shorten-label.ts';
import { createLabelShortener } from './create-label-shortener.ts';
import { type RowContent, RowLink } from './row-link.tsx';
import styles from './row-table.module.css';

/**
 * Maximum length of a label in an imitated name. Longer labels are shortened, so that the end of the name stays
 * visible.
 */
const MAX_TARGET_LENGTH = 20;

const shortenTarget = (label: string) => shortenLabel(label, MAX_TARGET_LENGTH);

/**
 * Length of an address. Addresses wrap to two lines instead of being shortened, because forged addresses can have the
 * same first and last digits as real ones.
 */
const ADDRESS_ROOM = 42;

interface TableRowProps extends RowContent {
  /** Position among the rows that match the filters. */
  position: number;
  row: number;
  /** Whether the Tab key stops at this row. Only one row of the table is a tab stop. */
  isTabStop: boolean;
  isOpen: boolean;
  /** Text of a search for similar-looking names, or an empty string. */
  sought: string;
  layout: RowLayout;
  hasAddressColumn: boolean;
  onOpen(row: number): void;
}

/** Row of the table of names. */
export const TableRow = memo(function TableRow(props: TableRowProps) {
  const { position, row, isTabStop, isOpen, layout, onOpen, name, rating, tone } = props;
  const { room, isNarrow } = layout;
  const isInspected = rating !== NO_RATING;
  const isAddress = isAddressName(name);
  const compared = props.target ?? props.ending;
  // The next column of a wide table shows the imitated name too. Only screen readers then need it here.
  const isInNextColumn = props.isImitation && props.ending === props.target;
  const found = (
    <span className={rating <= RATING_PASS ? 'soft' : undefined}>
      {props.address && props.isDescribedByAddress ? (
        <AddressFinding address={props.address} />
      ) : (
        props.words
      )}
      {props.ending !== null && !props.isDescribedByAddress && (
        <span className={isInNextColumn ? `hidden ${styles.ending}` : undefined}>
          {' '}
          <NameText name={props.ending} shorten={shortenTarget} />
        </span>
      )}
      {props.letters && !props.isDescribedByAddress && `: ${props.letters}`}
    </span>
  );
  return (
    <tr aria-rowindex={position + 2} className={styles.row} data-open={isOpen}>
      <td>{tone ? <ToneMark tone={tone} label={TONE_WORDS[tone]} /> : '–'}</td>
      <td>
        <RowLink
          className={`line fill undecorated unbroken ${styles.name} ${isAddress ? styles.addressName : ''}`}
          tabIndex={isTabStop ? 0 : -1}
          aria-current={isOpen || undefined}
          name={name}
          row={row}
          onOpen={onOpen}
        >
          <MarkedName
            name={name}
            other={compared}
            sought={props.sought}
            isCalm={!props.isImitation}
            shorten={createLabelShortener(name, compared, isAddress ? ADDRESS_ROOM : room)}
          />
        </RowLink>
        {isNarrow && <span className={styles.below}>{found}</span>}
      </td>
      {!isNarrow && (
        <>
          <td>{found}</td>
          <td>
            {props.isImitation &&
              (props.target === null ? (
                'an address'
              ) : (
                <NameText name={props.target} shorten={shortenTarget} />
              ))}
          </td>
          <td>{isInspected ? props.riskCount : '–'}</td>
          <td>{isInspected ? NORMALIZATIONS[props.normalization] : '–'}</td>
          {props.hasAddressColumn && (
            <td>
              {props.address && (
                <AddressCell address={props.address} isDescribed={props.isDescribedByAddress} />
              )}
            </td>
          )}
        </>
      )}
    </tr>
  );
});

interface AddressCellProps {
  address: RowAddress;
  /** Whether another cell already describes the address, so that this cell does not repeat it. */
  isDescribed: boolean;
}

/**
 * Shows the address of a row and what is known about it. Never shortens the address, because a forged address can have
 * the same first and last digits as the real one.
 */
export function AddressCell({ address, isDescribed }: AddressCellProps) {
  return (
    <span className={styles.cell}>
      {address.address !== null && (
        <code className="tiny anywhere" translate="no">
          {address.address}
        </code>
      )}
      {!isDescribed && <AddressFinding address={address} />}
    </span>
  );
}

/** Describes an address: `Checksum right`, `This is the address you trust as nick.eth.`. */
function AddressFinding({ address }: { address: RowAddress }) {
  return (
    <span className={needsCheck(address) ? 'tiny failed' : 'tiny soft'}>
      <HeadlineText headline={{ parts: describeAddress(address) }} />
    </span>
  );
}
