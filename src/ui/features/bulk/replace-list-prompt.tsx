import styles from './notice.module.css';

interface SecondListProps {
  /** False when the list that is here is done. */
  isInspecting: boolean;
  onReplace(): void;
  onKeep(): void;
}

/** A list that is dropped may arrive where the page is scrolled far down. */
function bringIntoView(question: HTMLElement | null): void {
  question?.scrollIntoView({ block: 'nearest' });
}

/** Asks what to do with a list that arrives while another is here. */
export function SecondList({ isInspecting, onReplace, onKeep }: SecondListProps) {
  return (
    <section ref={bringIntoView} className={styles.notice} aria-label="Another list">
      <p>
        A list is {isInspecting ? 'being inspected' : 'here'} already. Only one can be here at a
        time.
      </p>
      <button type="button" onClick={onReplace}>
        Give it up for the new list
      </button>
      <button type="button" onClick={onKeep}>
        Go on with this one
      </button>
    </section>
  );
}
