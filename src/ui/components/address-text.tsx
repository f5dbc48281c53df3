import { groupDigits } from '../../addresses/group-digits.ts';
import styles from './address-text.module.css';

/** Shows a whole address in groups of four digits. The text contains no spaces when the user copies it. */
export function AddressText({ address }: { address: string }) {
  return (
    <span className={styles.address} dir="ltr" translate="no">
      <span className={styles.group}>0x</span>
      {groupDigits(address).map((group, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: groups never move
        <span key={at} className={styles.group}>
          {group}
        </span>
      ))}
    </span>
  );
}
