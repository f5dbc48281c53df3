import { type KeyboardEvent, useEffect, useRef } from 'react';
import { ToneMark } from '../components/tone-mark.tsx';
import { closeNotice, findRefused, forgetRefused } from '../lib/check-for-secrets.ts';
import { useVisit } from '../lib/navigation.ts';
import styles from './secret-notice.module.css';

/** Keys that scroll by about a page. */
const SCROLLING_KEYS: readonly string[] = [' ', 'PageDown', 'PageUp'];

/** Events after which the refused text can no longer be entered: another text, and a page that is hidden or left. */
const FORGETTING_EVENTS = ['input', 'visibilitychange', 'pagehide'];

/** Keeps the notice in view while the user, who has not seen it yet, types the rest of the secret. */
function stopScrolling(event: KeyboardEvent): void {
  const isOnNotice = event.target === event.currentTarget;
  if (isOnNotice && SCROLLING_KEYS.includes(event.key)) event.preventDefault();
}

/** Tells the user that a text was refused, because it looks like a secret. */
export function SecretNotice() {
  const visit = useVisit();
  const enter = findRefused(visit);
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // A field loses the focus when it is emptied, so the notice takes the focus.
    if (document.activeElement === document.body) notice.current?.focus({ preventScroll: true });
    notice.current?.scrollIntoView({ block: 'nearest' });
    for (const type of FORGETTING_EVENTS) addEventListener(type, forgetRefused);
    return () => {
      for (const type of FORGETTING_EVENTS) removeEventListener(type, forgetRefused);
    };
  }, []);

  return (
    <div
      ref={notice}
      className={styles.notice}
      role="alert"
      tabIndex={-1}
      onKeyDown={stopScrolling}
    >
      <ToneMark tone="alert" size="1.5rem" />
      <p className="large">
        <strong>This looks like {visit.secret}.</strong> Nobody who helps you needs it. It was
        removed from this page and not stored.
      </p>
      <div className={`flow gap-3 lines-0 ${styles.actions}`}>
        {enter && (
          <button type="button" className="quiet" onClick={enter}>
            This is not a secret
          </button>
        )}
        <button type="button" className="quiet" onClick={closeNotice}>
          Close
        </button>
      </div>
    </div>
  );
}
