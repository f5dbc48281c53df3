import type { ReactNode } from 'react';
import styles from './boxes.module.css';

interface TermListProps {
  rows: readonly (readonly [term: string, meaning: ReactNode])[];
  /** Renders the terms. By default, they are plain text. */
  renderTerm?: (term: string) => ReactNode;
}

/** Terms with their meanings, such as checks or attributes. All terms are as wide as the longest. */
export function TermList({ rows, renderTerm = (term) => term }: TermListProps) {
  return (
    <dl className={styles.terms}>
      {rows.map(([term, meaning]) => (
        <div key={term}>
          <dt>{renderTerm(term)}</dt>
          <dd className="soft anywhere">{meaning}</dd>
        </div>
      ))}
    </dl>
  );
}
