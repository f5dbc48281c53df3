import styles from './notice.module.css';

interface SecondListProps {
  onReplace(): void;
  onKeep(): void;
}

/** Asks what to do with a list that arrives while another is inspected. */
export function SecondList({ onReplace, onKeep }: SecondListProps) {
  return (
    <section className={styles.notice} aria-label="Another list">
      <p>A list is being inspected already. Only one can be here at a time.</p>
      <button type="button" onClick={onReplace}>
        Give it up for the new list
      </button>
      <button type="button" onClick={onKeep}>
        Go on with this one
      </button>
    </section>
  );
}
