import { Link } from '../../components/link.tsx';
import { NameText } from '../../components/name-text.tsx';
import styles from './perceived-name-view.module.css';

/** Shows the perceived form of a name. Readers may see this form instead of the name. */
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
