import { Link } from '../../components/link.tsx';
import { NameText } from '../../components/name-text.tsx';
import styles from './repair.module.css';

/** Offers the normalized form of a name, beside the name, never in its place. */
export function Repair({ name, repaired }: { name: string; repaired: string }) {
  return (
    <div className={styles.repair}>
      <p>
        A form that ENS accepts: <NameText name={repaired} />
      </p>
      <Link
        to={{ screen: 'name', name: repaired }}
        entry={{ changedFrom: name }}
        className={styles.action}
      >
        Inspect the normalized form
      </Link>
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
