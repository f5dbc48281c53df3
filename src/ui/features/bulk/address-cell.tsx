import {
  describeAddress,
  needsCheck,
  type RowAddress,
} from '../../../lists/rows/describe-address.ts';
import { HeadlineText } from '../../components/headline-text.tsx';
import styles from './address-cell.module.css';

interface AddressCellProps {
  address: RowAddress;
  /** Whether another cell says what is known about the address. */
  isDescribed: boolean;
}

/**
 * The address beside a name and what is known about it. The address is never shortened, because forged addresses have
 * the same first and last digits.
 */
export function AddressCell({ address, isDescribed }: AddressCellProps) {
  return (
    <span className={styles.cell}>
      {address.address !== null && <code translate="no">{address.address}</code>}
      {!isDescribed && <AddressFinding address={address} />}
    </span>
  );
}

/** What is known about an address. */
export function AddressFinding({ address }: { address: RowAddress }) {
  return (
    <span className={styles.finding} data-warning={needsCheck(address)}>
      <HeadlineText headline={{ parts: describeAddress(address) }} />
    </span>
  );
}
