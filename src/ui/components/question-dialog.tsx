import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import styles from './question-dialog.module.css';

interface QuestionDialogProps {
  title: string;
  /** What would be lost. */
  children: ReactNode;
  /** The button that changes nothing, as Escape does. */
  keep: string;
  leave: string;
  onKeep(): void;
  onLeave(): void;
}

/** Asks before something is lost; open for as long as it is on the page. */
export function QuestionDialog(props: QuestionDialogProps) {
  const { title, children, keep, leave, onKeep, onLeave } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useLayoutEffect(() => {
    const { current } = dialog;
    current?.showModal();
    // Gives the focus back to what opened it.
    return () => current?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      role="alertdialog"
      className={styles.dialog}
      aria-labelledby={`${id}title`}
      aria-describedby={`${id}loss`}
      onCancel={(event) => {
        event.preventDefault();
        onKeep();
      }}
    >
      <h2 id={`${id}title`}>{title}</h2>
      <p id={`${id}loss`}>{children}</p>
      <div className={styles.actions}>
        {/* First, so that it has the focus. */}
        <button type="button" className={styles.keep} onClick={onKeep}>
          {keep}
        </button>
        <button type="button" className={styles.leave} onClick={onLeave}>
          {leave}
        </button>
      </div>
    </dialog>
  );
}
