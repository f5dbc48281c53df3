import { TONE_WORDS } from '../../../display/rating-words.ts';
import { Link } from '../../components/link.tsx';
import { ToneMark } from '../../components/tone-mark.tsx';
import { VisibleText } from '../../components/visible-text.tsx';
import { align } from '../../lib/align.ts';
import { EXAMPLE_PAIRS } from './example-pairs.ts';
import styles from './examples.module.css';

/** Shows example pairs of a safe name and a risky name. */
export function Examples() {
  return (
    <section aria-labelledby="examples" className={styles.examples}>
      <h2 id="examples">Can you tell them apart?</h2>
      <ul className={styles.pairs}>
        {EXAMPLE_PAIRS.map(({ safe, risky, tone, target, why }) => (
          <li key={risky}>
            <Link to={{ screen: 'name', name: safe }} className={styles.name}>
              <ToneMark tone="pass" label={TONE_WORDS.pass} />
              <bdi translate="no">{safe}</bdi>
            </Link>
            <Link to={{ screen: 'name', name: risky }} className={styles.name} data-tone={tone}>
              <ToneMark tone={tone} label={TONE_WORDS[tone]} />
              <Beside name={risky} other={target} />
            </Link>
            <p>{why}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Shows a name and marks the characters that differ from another name. */
function Beside({ name, other }: { name: string; other: string }) {
  const columns = align(Array.from(name), Array.from(other));
  return (
    <bdi translate="no">
      {columns.map(
        ({ left, right }, index) =>
          left !== null && (
            // biome-ignore lint/suspicious/noArrayIndexKey: characters never move
            <span key={index} className={left === right ? undefined : styles.differs}>
              <VisibleText text={left} />
            </span>
          ),
      )}
    </bdi>
  );
}
