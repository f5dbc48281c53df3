import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import styles from './question-dialog.module.css';

interface QuestionDialogProps {
  title: string;
  /** Text that says what would be lost. */
  children: ReactNode;
  /** Label of the button that cancels. */
  keep: string;
  leave: string;
  onKeep(): void;
  onLeave(): void;
}

/** Dialog that asks before work is lost. It is open while it is mounted. */
export function QuestionDialog(props: QuestionDialogProps) {
  const { title, children, keep, leave, onKeep, onLeave } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useLayoutEffect(() => {
    const { current } = dialog;
    current?.showModal();
    // Returns the focus to the element that opened the dialog.
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
      <p className="soft" id={`${id}loss`}>
        {children}
      </p>
      <div className={styles.actions}>
        {/* This button is first, so that it gets the focus. */}
        <button type="button" className="primary" onClick={onKeep}>
          {keep}
        </button>
        <button type="button" onClick={onLeave}>
          {leave}
        </button>
      </div>
    </dialog>
  );
}
