import { Link } from '../../components/link.tsx';
import { NameText } from '../../components/name-text.tsx';
import { OfferedName } from './offered-name.tsx';
import styles from './repair.module.css';

interface RepairProps {
  name: string;
  repaired: string;
  /** Name that ENSIP-15 normalizes to, or the name after our suggested repairs. */
  isNormalForm: boolean;
}

/** Offers a normalized name next to the inspected one. Never replaces the name. */
export function Repair({ name, repaired, isNormalForm }: RepairProps) {
  return (
    <div className={`${styles.repair} ${styles.offer}`}>
      <p>{isNormalForm ? 'Normalized form:' : 'Valid ENS spelling:'}</p>
      <OfferedName name={repaired} inspected={name} />
    </div>
  );
}

/** Says that the user changed the name, and offers to undo the change. */
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
