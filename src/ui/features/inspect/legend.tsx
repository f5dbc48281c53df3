import { Link } from '../../components/link.tsx';
import { ToneMark } from '../../components/tone-mark.tsx';
import styles from './legend.module.css';

const MEANINGS = [
  { tone: 'pass', word: 'Pass', meaning: 'No check found a risk.' },
  {
    tone: 'warn',
    word: 'Warning',
    meaning: 'Something can be mistaken, mistyped or shown badly: look at the evidence.',
  },
  {
    tone: 'alert',
    word: 'Alert',
    meaning: 'Not what ENS accepts, or not what it seems: do not trust it as it stands.',
  },
] as const;

/** What the marks mean, in words. */
export function Legend() {
  return (
    <section aria-labelledby="legend" className={styles.legend}>
      <h2 id="legend">How to read a verdict</h2>
      <dl>
        {MEANINGS.map(({ tone, word, meaning }) => (
          <div key={tone}>
            <dt>
              <ToneMark tone={tone} /> {word}
            </dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
      <p>
        <Link to={{ screen: 'about' }}>What each check looks at</Link>
      </p>
    </section>
  );
}
