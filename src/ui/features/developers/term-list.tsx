import styles from './developer-part.module.css';

interface TermListProps {
  title: string;
  rows: readonly (readonly [term: string, meaning: string])[];
}

/** Terms of an interface, such as attributes or exit codes, with their meanings. */
export function TermList({ title, rows }: TermListProps) {
  return (
    <section className={styles.part} aria-label={title}>
      <h2>{title}</h2>
      <dl className={styles.terms}>
        {rows.map(([term, meaning]) => (
          <div key={term}>
            <dt>
              <code>{term}</code>
            </dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
