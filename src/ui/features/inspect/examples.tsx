import { Link } from '../../components/link.tsx';
import { ToneMark } from '../../components/tone-mark.tsx';
import { VisibleText } from '../../components/visible-text.tsx';
import { EXAMPLE_PAIRS } from './example-pairs.ts';
import styles from './examples.module.css';

/** Pairs to try: a name, and under it a look-alike. */
export function Examples() {
  return (
    <section aria-labelledby="examples" className={styles.examples}>
      <h2 id="examples">Can you tell them apart?</h2>
      <ul className={styles.pairs}>
        {EXAMPLE_PAIRS.map(({ safe, risky, tone, why }) => (
          <li key={risky}>
            <Link to={{ screen: 'name', name: safe }} className={styles.name}>
              <ToneMark tone="pass" label="original" />
              <bdi>{safe}</bdi>
            </Link>
            <Link to={{ screen: 'name', name: risky }} className={styles.name} data-tone={tone}>
              <ToneMark tone={tone} label="look-alike" />
              <Beside name={risky} other={safe} />
            </Link>
            <p>{why}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A name, with the characters marked that differ from another of the same length. */
function Beside({ name, other }: { name: string; other: string }) {
  const characters = Array.from(name);
  const others = Array.from(other);
  return (
    <bdi translate="no">
      {characters.map((character, index) => {
        const differs = characters.length === others.length && character !== others[index];
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: characters never move
          <span key={index} className={differs ? styles.differs : undefined}>
            <VisibleText text={character} />
          </span>
        );
      })}
    </bdi>
  );
}
