import { Link } from '../../components/link.tsx';
import { ToneMark } from '../../components/tone-mark.tsx';
import { TONE_MEANINGS } from '../../lib/tone-meanings.ts';
import styles from './legend.module.css';

/** Tones that the report of a name shows without a click. Skipped checks are collapsed. */
const TONES = TONE_MEANINGS.filter(({ tone }) => tone !== 'skip');

/** Explains the icons of verdicts. */
export function Legend() {
  return (
    <section aria-labelledby="legend" className={styles.legend}>
      <h2 id="legend">How to read a verdict</h2>
      <dl>
        {TONES.map(({ tone, word, meaning }) => (
          <div key={tone}>
            <dt>
              <ToneMark tone={tone} /> {word}
            </dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
      <p>
        <Link to={{ screen: 'about' }}>What each check looks for</Link>
      </p>
    </section>
  );
}
