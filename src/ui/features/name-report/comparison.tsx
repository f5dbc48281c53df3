import { formatCodePoints } from '../../../client/code-points.ts';
import { Glyph } from '../../components/glyph.tsx';
import { Link } from '../../components/link.tsx';
import { NameText } from '../../components/name-text.tsx';
import type { PlacedGrapheme } from '../../lib/placed-graphemes.ts';
import styles from './comparison.module.css';
import { getPieceText, isDifferent, type Piece } from './group-pieces.ts';

interface ComparisonProps {
  id: string;
  title: string;
  explanation: string;
  /** The name that stands below. */
  other: string;
  pieces: readonly Piece[];
  lit: ReadonlySet<number>;
}

/** Two names, piece under piece, with what differs marked. */
export function Comparison({ id, title, explanation, other, pieces, lit }: ComparisonProps) {
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
          aria-label={`${pieces.filter(isDifferent).length} of ${pieces.length} differ`}
        >
          {pieces.map((piece, index) => (
            <Column
              // biome-ignore lint/suspicious/noArrayIndexKey: columns never move
              key={index}
              piece={piece}
              isLit={piece.left.some((grapheme) => lit.has(grapheme.index))}
              startsLabel={isLabelStart(pieces, index)}
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

/** True for the first column of every label but the first: a dot stands before it. */
function isLabelStart(pieces: readonly Piece[], index: number): boolean {
  return index > 0 && getLabel(pieces[index]) !== getLabel(pieces[index - 1]);
}

function getLabel(piece: Piece | undefined): number | undefined {
  return (piece?.left[0] ?? piece?.right[0])?.label;
}

interface ColumnProps {
  piece: Piece;
  isLit: boolean;
  startsLabel: boolean;
}

function Column({ piece, isLit, startsLabel }: ColumnProps) {
  const differs = isDifferent(piece);
  return (
    <li
      className={styles.column}
      data-differs={differs}
      data-lit={isLit}
      data-starts-label={startsLabel}
    >
      <Cell graphemes={piece.left} />
      <span className={styles.relation}>
        <span aria-hidden="true">{differs ? '↓' : '·'}</span>
        <span className={styles.words}>{differs ? 'differs from' : 'same as'}</span>
      </span>
      <Cell graphemes={piece.right} />
      {differs && (
        <span className={styles.codes}>
          <code>{formatPiece(piece.left)}</code>
          <code>{formatPiece(piece.right)}</code>
        </span>
      )}
    </li>
  );
}

/** More code points than this say nothing to a reader. */
const MAX_CODE_POINTS = 4;

function formatPiece(graphemes: readonly PlacedGrapheme[]): string {
  const text = getPieceText(graphemes);
  const { length } = Array.from(text);
  if (length === 0) return 'nothing';
  return length > MAX_CODE_POINTS ? `${length} characters` : formatCodePoints(text);
}

function Cell({ graphemes }: { graphemes: readonly PlacedGrapheme[] }) {
  return (
    <bdi className={styles.cell}>
      {graphemes.length === 0 && <span className={styles.nothing}>∅</span>}
      {graphemes.map(({ index, report }) => (
        <Glyph key={index} text={report.grapheme} />
      ))}
    </bdi>
  );
}
