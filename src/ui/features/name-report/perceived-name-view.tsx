import { Link } from '../../components/link.tsx';
import { NameText } from '../../components/name-text.tsx';
import styles from './perceived-name-view.module.css';

/** The perceived form of a name: what a reader may see in its place. */
export function PerceivedName({ name }: { name: string }) {
  return (
    <p className={styles.perceived}>
      <span className={styles.word}>looks like</span>
      <Link to={{ screen: 'name', name }}>
        <NameText name={name} />
      </Link>
    </p>
  );
}
