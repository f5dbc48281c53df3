import { type KeyboardEvent, useEffect, useRef } from 'react';
import { SECRET_WORDS } from '../../secrets/secret-kind.ts';
import { ToneMark } from '../components/tone-mark.tsx';
import { showSecret } from '../lib/check-for-secrets.ts';
import { MAY_BE_START } from '../lib/guard-typing.ts';
import type { SecretFound } from '../lib/navigation.ts';
import styles from './secret-notice.module.css';

const close = () => showSecret();

/** Keys that scroll by about a page. */
const SCROLLING_KEYS: readonly string[] = [' ', 'PageDown', 'PageUp'];

/** Keeps the notice in view while the user, who has not seen it yet, types the rest of the secret. */
function stopScrolling(event: KeyboardEvent): void {
  const isOnNotice = event.target === event.currentTarget;
  if (isOnNotice && SCROLLING_KEYS.includes(event.key)) event.preventDefault();
}

/** Tells the user that a secret was removed, or that the field may contain the start of a secret. */
export function SecretNotice({ kind, isStart }: SecretFound) {
  const removed = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // A field loses the focus when it is emptied, so the notice takes the focus.
    if (document.activeElement === document.body) removed.current?.focus({ preventScroll: true });
    removed.current?.scrollIntoView({ block: 'nearest' });
    if (!isStart) return;
    const closeIfShort = ({ target }: Event) => {
      if (!MAY_BE_START.test((target as HTMLInputElement).value)) close();
    };
    addEventListener('input', closeIfShort);
    return () => removeEventListener('input', closeIfShort);
  }, [isStart]);

  if (isStart) {
    return (
      <p className={styles.start}>
        This may be the start of {SECRET_WORDS[kind]}, so it stays in the field. If it is something
        else, press Enter.
      </p>
    );
  }
  return (
    <div
      ref={removed}
      className={styles.removed}
      role="alert"
      tabIndex={-1}
      onKeyDown={stopScrolling}
    >
      <ToneMark tone="alert" size="1.5rem" />
      <p>
        <strong>This looks like {SECRET_WORDS[kind]}.</strong> Nobody who helps you needs it. It was
        removed from this page and not kept.
      </p>
      <button type="button" onClick={close}>
        Close
      </button>
    </div>
  );
}
