import { Link } from '../../components/link.tsx';
import { ToneMark } from '../../components/tone-mark.tsx';
import styles from './specimen.module.css';

const NAME = 'vital\u00eck.eth';

/** What the page does, in one picture: a name under the lens, and what the lens finds. */
export function Specimen() {
  return (
    <Link
      to={{ screen: 'name', name: NAME }}
      className={styles.specimen}
      aria-label={`Example: the report of ${NAME}`}
    >
      <span className={styles.plate} aria-hidden="true" translate="no">
        vital
        <span className={styles.target}>
          ì<span className={styles.lens}>ì</span>
        </span>
        k.eth
      </span>
      <span className={styles.found} aria-hidden="true">
        <ToneMark tone="alert" size="1.375rem" />
        <span>
          Imitates <b translate="no">vitalik.eth</b>: <b translate="no">ì</b> <code>U+00EC</code>{' '}
          reads as <b translate="no">i</b>
        </span>
      </span>
    </Link>
  );
}
