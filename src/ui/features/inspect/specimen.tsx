import { TONE_WORDS } from '../../../display/rating-words.ts';
import { Link } from '../../components/link.tsx';
import { ToneMark } from '../../components/tone-mark.tsx';
import styles from './specimen.module.css';

/** Illustration of a name with one character under a lens and the finding about that character. */
export function Specimen() {
  return (
    <Link to={{ screen: 'name', name: 'vital\u00eck.eth' }} className={styles.specimen}>
      <span className={styles.plate} translate="no">
        <span>
          vital<span className={styles.target}>ì</span>k.eth
        </span>
        <span className={styles.lens} aria-hidden="true">
          ì
        </span>
      </span>
      <span className={styles.found}>
        <ToneMark tone="alert" size="1.375rem" label={TONE_WORDS.alert} />
        <span>
          Imitates <b translate="no">vitalik.eth</b>: <b translate="no">ì</b> <code>U+00EC</code>{' '}
          reads as <b translate="no">i</b>
        </span>
      </span>
    </Link>
  );
}
