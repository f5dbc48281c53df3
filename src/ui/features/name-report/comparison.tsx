import { formatCodePoints } from '../../../client/code-points.ts';
import { Glyph } from '../../components/glyph.tsx';
import { Link } from '../../components/link.tsx';
import { NameText } from '../../components/name-text.tsx';
import type { PlacedGrapheme } from '../../lib/placed-graphemes.ts';
import styles from './comparison.module.css';
import type { Comparison as Pairs } from './placed-evidence.ts';

interface ComparisonProps {
  id: string;
  title: string;
  explanation: string;
  /** The name that stands below. */
  other: string;
  pairs: Pairs;
  lit: ReadonlySet<number>;
}

/** Two names, grapheme under grapheme, with what differs marked. */
export function Comparison({ id, title, explanation, other, pairs, lit }: ComparisonProps) {
  const differences = pairs.filter(({ left, right }) => getText(left) !== getText(right)).length;
  return (
    <section className={styles.comparison} aria-labelledby={id}>
      <header>
        <h2 id={id}>{title}</h2>
        <p>{explanation}</p>
      </header>
      <div className={styles.rows}>
        <ol
          className={styles.columns}
          dir="ltr"
          aria-label={`${differences} of ${pairs.length} differ`}
        >
          {pairs.map((pair, index) => (
            <Column
              // biome-ignore lint/suspicious/noArrayIndexKey: columns never move
              key={index}
              pair={pair}
              isLit={pair.left !== null && lit.has(pair.left.index)}
              startsLabel={isLabelStart(pairs, index)}
            />
          ))}
        </ol>
      </div>
      <p className={styles.other}>
        <Link to={{ screen: 'name', name: other }}>
          Inspect <NameText name={other} />
        </Link>
      </p>
    </section>
  );
}

function getText(grapheme: PlacedGrapheme | null): string | null {
  return grapheme?.report.grapheme ?? null;
}

/** True for the first column of every label but the first: a dot stands before it. */
function isLabelStart(pairs: Pairs, index: number): boolean {
  const label = pairs[index]?.left?.label ?? pairs[index]?.right?.label;
  const before = pairs[index - 1]?.left?.label ?? pairs[index - 1]?.right?.label;
  return index > 0 && label !== before;
}

function Column({
  pair,
  isLit,
  startsLabel,
}: {
  pair: Pairs[number];
  isLit: boolean;
  startsLabel: boolean;
}) {
  const left = getText(pair.left);
  const right = getText(pair.right);
  const differs = left !== right;
  return (
    <li
      className={styles.column}
      data-differs={differs}
      data-lit={isLit}
      data-starts-label={startsLabel}
    >
      <Cell text={left} />
      <span className={styles.relation}>
        <span aria-hidden="true">{differs ? '↓' : '·'}</span>
        <span className={styles.words}>{differs ? 'differs from' : 'same as'}</span>
      </span>
      <Cell text={right} />
      {differs && (
        <span className={styles.codes}>
          <code>{left === null ? 'nothing' : formatCodePoints(left)}</code>
          <code>{right === null ? 'nothing' : formatCodePoints(right)}</code>
        </span>
      )}
    </li>
  );
}

function Cell({ text }: { text: string | null }) {
  return (
    <bdi className={styles.cell}>
      {text === null ? <span className={styles.nothing}>∅</span> : <Glyph text={text} />}
    </bdi>
  );
}
