import { Link } from '../../components/link.tsx';
import { NameText } from '../../components/name-text.tsx';
import styles from './perceived-name.module.css';

/** The ordinary name that a reader may see instead. */
export function TakenFor({ name }: { name: string }) {
  return (
    <p className={styles.takenFor}>
      <span className={styles.word}>can be taken for</span>
      <Link to={{ screen: 'name', name }}>
        <NameText name={name} />
      </Link>
    </p>
  );
}
