import { Link } from '../../components/link.tsx';
import styles from './character-examples.module.css';

/** Ways to search, each with texts to try. */
const EXAMPLES = [
  { how: 'Words of its name, in any order', texts: ['dotless i', 'small letter alpha', 'snowman'] },
  { how: 'An abbreviation', texts: ['ZWJ', 'RLO', 'NBSP', 'VS16'] },
  { how: 'A code point, written in any way', texts: ['U+200D', '0x430', '&#8205;'] },
  {
    how: 'A block, alone or with words',
    texts: ['block:cyrillic', 'Greek Extended', 'kana small'],
  },
  { how: 'The character itself, or a text with it', texts: ['ì', 'vitalìk.eth'] },
] as const;

/** What stands under the field while it is empty. */
export function CharacterExamples() {
  return (
    <section aria-labelledby="ways">
      <h2 id="ways" className={styles.heading}>
        What you can search for
      </h2>
      <dl className={styles.ways}>
        {EXAMPLES.map(({ how, texts }) => (
          <div key={how}>
            <dt>{how}</dt>
            <dd>
              {texts.map((text) => (
                <Link key={text} to={{ screen: 'characters', text }} className={styles.example}>
                  <bdi>{text}</bdi>
                </Link>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
