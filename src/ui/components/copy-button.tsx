import { useEffect, useState } from 'react';
import styles from './copy-button.module.css';

/** Longest label that the button can show after a press. */
const WIDEST_WORD = 'Copied';

/** Copies a text unchanged and announces the result. */
export function CopyButton({
  text,
  what,
  isMain = false,
  children = isMain ? `Copy ${what}` : 'Copy',
}: {
  /** Text to copy, or a function that creates it if that takes time. */
  text: string | (() => string);
  what: string;
  /** Whether the button is the main action of the screen. If so, its label contains `what`. */
  isMain?: boolean;
  children?: string;
}) {
  const [state, setState] = useState<'idle' | 'copied' | 'failed'>('idle');
  useEffect(() => {
    if (state === 'idle') return;
    const timer = setTimeout(setState, 2_000, 'idle');
    return () => clearTimeout(timer);
  }, [state]);

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(typeof text === 'string' ? text : text());
      setState('copied');
    } catch {
      setState('failed');
    }
  };
  const word = { idle: children, copied: 'Copied', failed: 'Failed' }[state];
  return (
    <>
      <button
        type="button"
        className={isMain ? styles.main : styles.copy}
        data-state={state}
        aria-label={isMain || children === 'Copy' ? `Copy ${what}` : `${children}: copy ${what}`}
        onClick={copy}
      >
        <span className={styles.size} aria-hidden="true">
          {children.length > WIDEST_WORD.length ? children : WIDEST_WORD}
        </span>
        <span className={styles.word}>{word}</span>
      </button>
      {/* Next to the button, because screen readers do not announce changes inside a button. */}
      <span className="hidden" role="status">
        {state === 'copied'
          ? `Copied ${what}`
          : state === 'failed'
            ? 'The browser did not allow copying'
            : ''}
      </span>
    </>
  );
}
