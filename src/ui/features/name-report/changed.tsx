import { Link } from '../../components/link.tsx';
import { NameText } from '../../components/name-text.tsx';
import styles from './changed.module.css';

/** Says that the user changed the name, and offers to undo the change. */
export function Changed({ from, to }: { from: string; to: string }) {
  return (
    <div className={styles.changed} role="status">
      <p>
        You changed <NameText name={from} /> to <NameText name={to} />
      </p>
      <Link to={{ screen: 'name', name: from }} className="strong" data-screen-only>
        Undo
      </Link>
    </div>
  );
}
