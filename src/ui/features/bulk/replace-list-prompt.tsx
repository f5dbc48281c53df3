import styles from './notice.module.css';

interface ReplaceListPromptProps {
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
export function ReplaceListPrompt({ isInspecting, onReplace, onKeep }: ReplaceListPromptProps) {
  return (
    <section ref={bringIntoView} className={styles.notice} aria-label="Another list">
      <p>
        {isInspecting ? 'Another list is being inspected.' : 'Another list is open.'} Only one list
        can be open at a time.
      </p>
      <button type="button" onClick={onReplace}>
        Replace with the new list
      </button>
      <button type="button" onClick={onKeep}>
        Keep this list
      </button>
    </section>
  );
}
