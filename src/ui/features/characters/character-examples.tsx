import { Link } from '../../components/link.tsx';
import styles from './character-examples.module.css';

/** Ways to search, each with examples. */
const EXAMPLES = [
  {
    how: 'Words from its name, in any order',
    texts: ['greek alpha', 'dotless i', 'snowman'],
  },
  { how: 'What it looks like', texts: ['looks like o', 'looks like l'] },
  { how: 'An abbreviation', texts: ['ZWJ', 'RLO', 'NBSP', 'VS16'] },
  { how: 'A code point, in any notation', texts: ['U+200D', '0x430', '&#8205;'] },
  {
    how: 'A block, with or without other words',
    texts: ['block:cyrillic', 'Greek Extended', 'kana small'],
  },
  { how: 'The character itself, or text that contains it', texts: ['ì', 'vitalìk.eth'] },
] as const;

/** Examples shown while the search field is empty. */
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
