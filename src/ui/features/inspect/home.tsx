import { Link } from '../../components/link.tsx';
import { ToneMark } from '../../components/tone-mark.tsx';
import { TONE_MEANINGS } from '../../lib/tone-meanings.ts';
import styles from './home.module.css';
import { RecentNames } from './recent-names-list.tsx';

/** Content below the empty field: what the page does, the recent names, and what the icons of verdicts mean. */
export function Home() {
  return (
    <div className="stack gap-6">
      <div className={styles.words}>
        <h1 tabIndex={-1}>What is really in that name?</h1>
        <p className="measure soft large">
          Namescope shows what an ENS name can be mistaken for and which characters it hides.
          Everything runs on your device, and nothing you paste leaves it.
        </p>
      </div>
      <RecentNames />
      <Legend />
      {!IS_EXTENSION && (
        <p>
          Looking for one character?{' '}
          <Link to={{ screen: 'characters', text: '' }}>Find it by name, code point or block</Link>.
        </p>
      )}
    </div>
  );
}

/** Tones that the report of a name shows without a click. Skipped checks are collapsed. */
const TONES = TONE_MEANINGS.filter(({ tone }) => tone !== 'skip');

function Legend() {
  return (
    <section aria-labelledby="legend" className="stack gap-3">
      <h2 id="legend">How to read a verdict</h2>
      <dl className={styles.legend}>
        {TONES.map(({ tone, word, meaning }) => (
          <div key={tone}>
            <dt className="line gap-2 strong">
              <ToneMark tone={tone} /> {word}
            </dt>
            <dd className="note">{meaning}</dd>
          </div>
        ))}
      </dl>
      <p>
        <Link to={{ screen: 'about' }}>What each check looks for</Link>
      </p>
    </section>
  );
}
