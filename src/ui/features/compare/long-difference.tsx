import { formatCount } from '../../../primitives/format-count.ts';
import { Glyph } from '../../components/glyph.tsx';
import { VisibleText } from '../../components/visible-text.tsx';
import { findFirstDifference } from './first-difference.ts';
import styles from './long-difference.module.css';

/** Shows the first difference of two names that are too long to align. Renders nothing for equal names. */
export function LongDifference({ first, second }: { first: string; second: string }) {
  const difference = findFirstDifference(first, second);
  if (difference === null) return null;
  const { shared, before, after } = difference;
  return (
    <div className="stack gap-2">
      <p>
        {shared === 0
          ? 'They differ from the first character:'
          : `The first ${formatCount(shared, 'code point is', 'code points are')} the same. Then they differ:`}
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

/** Text after the equal part, with its first character marked. */
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
