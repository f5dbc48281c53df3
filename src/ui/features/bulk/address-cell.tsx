import {
  describeAddress,
  needsCheck,
  type RowAddress,
} from '../../../lists/rows/describe-address.ts';
import { HeadlineText } from '../../components/name-text.tsx';
import styles from './row-table.module.css';

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
      {address.address !== null && <code translate="no">{address.address}</code>}
      {!isDescribed && <AddressFinding address={address} />}
    </span>
  );
}

/** Describes an address: `Checksum right`, `This is the address you trust as nick.eth.`. */
export function AddressFinding({ address }: { address: RowAddress }) {
  return (
    <span className={styles.finding} data-warning={needsCheck(address)}>
      <HeadlineText headline={{ parts: describeAddress(address) }} />
    </span>
  );
}
