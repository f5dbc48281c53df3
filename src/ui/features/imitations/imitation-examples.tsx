import { Link } from '../../components/link.tsx';
import { NameText } from '../../components/name-text.tsx';
import styles from './imitation-examples.module.css';

/** Names to try, each varied in another way. */
const EXAMPLES = [
  { name: 'vitalik.eth', why: 'Look-alike letters, typing slips, added words' },
  { name: '10001.eth', why: 'Digits, and the letters that look like them' },
  { name: '\u0430\u0432\u0442\u043e\u0440.eth', why: 'Letters of another script' },
  { name: '\u{1f984}\u{1f451}.eth', why: 'Emoji' },
  { name: 'pay.vitalik.eth', why: 'A subname: the part that others can register is varied' },
] as const;

/** What stands under the field while it is empty. */
export function ImitationExamples() {
  return (
    <section className={styles.section} aria-labelledby="names-to-try">
      <h2 id="names-to-try">Names to try</h2>
      <ul className={styles.examples}>
        {EXAMPLES.map(({ name, why }) => (
          <li key={name}>
            <Link to={{ screen: 'imitations', name }} className={styles.example}>
              <NameText name={name} /> <span className={styles.why}>{why}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
