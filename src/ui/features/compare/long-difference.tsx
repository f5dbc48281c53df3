import { formatCount } from '../../../primitives/format-count.ts';
import { takeEnd, takeStart } from '../../../primitives/take-start.ts';
import { Glyph } from '../../components/glyph.tsx';
import { VisibleText } from '../../components/visible-text.tsx';
import styles from './comparison-result.module.css';

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

/** Number of characters shown before and after the difference. */
const BEFORE = 16;

const AFTER = 24;

/** First difference of two texts. */
interface FirstDifference {
  /** Number of equal code points at the start. */
  shared: number;
  /** End of the equal part. */
  before: string;
  /** Start of the rest of both texts. Empty if a text ends there. */
  after: readonly [string, string];
}

/** Finds the first difference of two texts of any length. Returns null for equal texts. */
export function findFirstDifference(first: string, second: string): FirstDifference | null {
  if (first === second) return null;
  let at = 0;
  while (at < first.length && first[at] === second[at]) at += 1;
  // Never splits a surrogate pair.
  if (isHighSurrogate(first.charCodeAt(at - 1))) at -= 1;
  const shared = first.slice(0, at);
  const after = [first, second].map((text) => takeStart(text.slice(at), AFTER)) as [string, string];
  return { shared: countCodePoints(shared), before: takeEnd(shared, BEFORE), after };
}

function isHighSurrogate(unit: number): boolean {
  return unit >= 0xd800 && unit <= 0xdbff;
}

function countCodePoints(text: string): number {
  let count = 0;
  for (const _ of text) count += 1;
  return count;
}
