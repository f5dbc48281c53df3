import { Glyph } from '../../components/glyph.tsx';
import { Link } from '../../components/link.tsx';
import { NameText } from '../../components/name-text.tsx';
import { isDifferent, type Piece } from '../../lib/group-pieces.ts';
import styles from './meant-name.module.css';

interface MeantNameProps {
  /** Inspected name. */
  inspected: string;
  /** Name that the user may have meant. */
  meant: string;
  /** Aligned pieces of both names, once they are compared. */
  pieces: readonly Piece[] | null;
}

/** Offers the name that the user may have meant, below the inspected name and in the same size. */
export function MeantName({ inspected, meant, pieces }: MeantNameProps) {
  return (
    <p className={styles.meant}>
      <span className={styles.word}>Did you mean</span>
      <span>
        <Link to={{ screen: 'name', name: meant }} entry={{ changedFrom: inspected }}>
          {pieces ? <MarkedName pieces={pieces} /> : <NameText name={meant} />}
        </Link>
        <span className={styles.mark} aria-hidden="true">
          ?
        </span>
      </span>
      <span className={styles.word}>
        <Link to={{ screen: 'compare', names: [inspected, meant] }}>Compare them</Link>
      </span>
    </p>
  );
}

/** Shows the second of two names and marks the differences. */
function MarkedName({ pieces }: { pieces: readonly Piece[] }) {
  const graphemes = pieces.flatMap((piece) =>
    piece.right.map((grapheme) => ({ ...grapheme, differs: isDifferent(piece) })),
  );
  const labels = [...new Set(graphemes.map(({ label }) => label))];
  return (
    <span className={styles.name} dir="ltr" translate="no">
      {labels.map((label) => (
        <span key={label}>
          {label > 0 && '.'}
          <bdi>
            {graphemes
              .filter((grapheme) => grapheme.label === label)
              .map(({ index, report, differs }) => (
                <span key={index} className={differs ? styles.differs : undefined}>
                  <Glyph text={report.grapheme} />
                </span>
              ))}
          </bdi>
        </span>
      ))}
    </span>
  );
}
