import { Link } from '../../components/link.tsx';
import { Legend } from './legend.tsx';
import styles from './opening.module.css';
import { RecentNames } from './recent-names-list.tsx';

/** Content below the game. */
export function Opening() {
  return (
    <div className={styles.opening}>
      <RecentNames />
      <Legend />
      <p>
        Looking for one character?{' '}
        <Link to={{ screen: 'characters', text: '' }}>Find it by name, code point or block</Link>.
      </p>
    </div>
  );
}
