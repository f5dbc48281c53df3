import { Link } from '../../components/link.tsx';
import { NameText } from '../../components/name-text.tsx';
import styles from './compare-pairs.module.css';

/** Pairs to try, each of another kind. */
const PAIRS = [
  { names: ['rnetamask.eth', 'metamask.eth'], why: 'Two letters that read as one' },
  { names: ['vitaIik.eth', 'vitalik.eth'], why: 'A capital I in place of an l' },
  {
    names: ['\u0430\u0440\u0440\u04cf\u0435.eth', 'apple.eth'],
    why: 'Letters of another script',
  },
  { names: ['ni\u200dck.eth', 'nick.eth'], why: 'A hidden character' },
  { names: ['VITALIK.eth', 'vitalik.eth'], why: 'Two spellings of one name' },
  { names: ['nick.eth', 'brantly.eth'], why: 'Nothing in common' },
] as const satisfies { names: readonly [string, string]; why: string }[];

/** What stands under the fields while both are empty. */
export function ComparePairs() {
  return (
    <section className={styles.section} aria-labelledby="pairs">
      <h2 id="pairs">Pairs to try</h2>
      <ul className={styles.pairs}>
        {PAIRS.map(({ names, why }) => (
          <li key={why}>
            <Link to={{ screen: 'compare', names }} className={styles.pair}>
              <NameText name={names[0]} />
              <NameText name={names[1]} />
              <span className={styles.why}>{why}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
