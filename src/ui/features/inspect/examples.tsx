import { Link } from '../../components/link.tsx';
import { NameText } from '../../components/name-text.tsx';
import { ToneMark } from '../../components/tone-mark.tsx';
import styles from './examples.module.css';

/** A name to beware of beside the ordinary one that it can be taken for. */
const PAIRS = [
  { safe: 'vitalik.eth', risky: 'vital\u00eck.eth', why: 'one letter carries an accent' },
  {
    safe: 'apple.eth',
    risky: '\u0430\u0440\u0440\u04cf\u0435.eth',
    why: 'every letter is Cyrillic',
  },
  { safe: 'nick.eth', risky: 'ni\u200dck.eth', why: 'a joiner that draws nothing' },
  { safe: 'uniswap.eth', risky: 'un\u0456swap.eth', why: 'one Cyrillic letter among Latin ones' },
  { safe: 'brantly.eth', risky: 'Brantly.eth', why: 'a capital that ENS would change' },
  { safe: 'bored.eth', risky: 'b\u0e50red.eth', why: 'a Thai digit in the place of a letter' },
] as const;

/** Pairs to try: what is ordinary, and what only looks like it. */
export function Examples() {
  return (
    <section aria-labelledby="examples" className={styles.examples}>
      <h2 id="examples">Try the difference</h2>
      <ul className={styles.pairs}>
        {PAIRS.map(({ safe, risky, why }) => (
          <li key={risky}>
            <Example name={safe} tone="pass" />
            <span className={styles.versus}>is not</span>
            <Example name={risky} tone="warn" />
            <p>{why}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Example({ name, tone }: { name: string; tone: 'pass' | 'warn' }) {
  return (
    <Link to={{ screen: 'name', name }} className={styles.chip}>
      <ToneMark tone={tone} label={tone === 'pass' ? 'ordinary' : 'look-alike'} />
      <NameText name={name} />
    </Link>
  );
}
