import { useEffect, useState } from 'react';
import styles from './copy-button.module.css';

/** The widest word that a press can bring. */
const WIDEST_WORD = 'Copied';

/** Copies exactly this text, and says so to everyone. */
export function CopyButton({
  text,
  what,
  children = 'Copy',
}: {
  /** A function where putting the text together takes a while. */
  text: string | (() => string);
  what: string;
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
        className={styles.copy}
        data-state={state}
        aria-label={children === 'Copy' ? `Copy ${what}` : `${children}: copy ${what}`}
        onClick={copy}
      >
        <span className={styles.size} aria-hidden="true">
          {children.length > WIDEST_WORD.length ? children : WIDEST_WORD}
        </span>
        <span className={styles.word}>{word}</span>
      </button>
      {/* Beside the button: what is within one is its name, and is not announced. */}
      <span className={styles.announced} role="status">
        {state === 'copied'
          ? `Copied ${what}`
          : state === 'failed'
            ? 'The browser did not allow copying'
            : ''}
      </span>
    </>
  );
}
