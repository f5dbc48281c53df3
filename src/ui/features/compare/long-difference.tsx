import { formatCount } from '../../../primitives/format-count.ts';
import { Glyph } from '../../components/glyph.tsx';
import { VisibleText } from '../../components/visible-text.tsx';
import { findFirstDifference } from './first-difference.ts';
import styles from './long-difference.module.css';

/** Where two names begin to differ that are too long to be put piece by piece; nothing for the same name. */
export function LongDifference({ first, second }: { first: string; second: string }) {
  const difference = findFirstDifference(first, second);
  if (difference === null) return null;
  const { shared, before, after } = difference;
  return (
    <div className={styles.difference}>
      <p>
        {shared === 0
          ? 'They differ from the first character on:'
          : `The first ${formatCount(shared, 'code point is', 'code points are')} the same; then they differ:`}
      </p>
      {after.map((text, at) => (
        <p
          // biome-ignore lint/suspicious/noArrayIndexKey: the first and the second name
          key={at}
          className={styles.text}
          dir="ltr"
        >
          {shared > 0 && '…'}
          <bdi>
            <VisibleText text={before} />
          </bdi>
          <Rest text={text} />
        </p>
      ))}
    </div>
  );
}

/** What follows, its first character marked. */
function Rest({ text }: { text: string }) {
  const [first = '', ...others] = Array.from(text);
  return (
    <bdi>
      <mark className={styles.mark}>{first === '' ? '∅' : <Glyph text={first} />}</mark>
      <VisibleText text={others.join('')} />
      {others.length > 0 && '…'}
    </bdi>
  );
}
