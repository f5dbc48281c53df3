import { Link } from '../../components/link.tsx';
import { NameText } from '../../components/name-text.tsx';
import { OfferedName } from './offered-name.tsx';
import styles from './repair.module.css';

interface RepairProps {
  name: string;
  repaired: string;
  /** What ENSIP-15 itself makes of the name; else what our suggestions make of it. */
  isNormalForm: boolean;
}

/** Offers a normalized name beside one that is none, never in its place. */
export function Repair({ name, repaired, isNormalForm }: RepairProps) {
  return (
    <div className={`${styles.repair} ${styles.offer}`}>
      <p>{isNormalForm ? 'ENS changes it to' : 'A valid ENS spelling:'}</p>
      <OfferedName name={repaired} inspected={name} />
    </div>
  );
}

/** Says that the name was changed, and takes the change back. */
export function Changed({ from, to }: { from: string; to: string }) {
  return (
    <div className={styles.repair} role="status">
      <p>
        You changed <NameText name={from} /> to <NameText name={to} />
      </p>
      <Link to={{ screen: 'name', name: from }} className={styles.action}>
        Undo
      </Link>
    </div>
  );
}
