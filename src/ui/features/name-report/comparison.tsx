import { Link } from '../../components/link.tsx';
import { NameText } from '../../components/name-text.tsx';
import { PieceColumns } from '../../components/piece-columns.tsx';
import type { Piece } from '../../lib/group-pieces.ts';
import styles from './comparison.module.css';

interface ComparisonProps {
  id: string;
  /** Upper name. */
  name: string;
  title: string;
  explanation: string;
  /** Lower name. */
  other: string;
  pieces: readonly Piece[];
  lit: ReadonlySet<number>;
}

/** Section of the report that compares two names, with one name above the other. */
export function Comparison({ id, name, title, explanation, other, pieces, lit }: ComparisonProps) {
  return (
    <section className={styles.comparison} aria-labelledby={id}>
      <header>
        <h2 id={id}>{title}</h2>
        <p>{explanation}</p>
      </header>
      <div className={styles.rows}>
        <PieceColumns pieces={pieces} lit={lit} />
      </div>
      <p className={styles.other}>
        <Link to={{ screen: 'name', name: other }}>
          Inspect <NameText name={other} />
        </Link>
        <Link to={{ screen: 'compare', names: [name, other] }}>Compare them</Link>
      </p>
    </section>
  );
}
