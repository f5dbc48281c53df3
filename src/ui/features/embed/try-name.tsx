import { type KeyboardEvent, useState } from 'react';
import type { ShownName } from '../../../element/shown-name.ts';
import { RawJson } from '../../components/raw-json.tsx';
import { MAX_NAME_LENGTH, NAME_TOO_LONG } from '../../lib/name-limit.ts';
import styles from './embed-screen.module.css';
import { EnsName } from './ens-name.tsx';

/** Kept for who comes back from a report. */
let lastName = 'rnetamask.eth';

/** A name of the reader's own, in the element. It is not put into the address: nothing here is to be shared. */
export function TryName() {
  const [name, setName] = useState(lastName);
  const [isTooLong, setTooLong] = useState(false);
  const [shown, setShown] = useState<ShownName | null>(null);

  const change = (next: string) => {
    setTooLong(next.length > MAX_NAME_LENGTH);
    if (next.length > MAX_NAME_LENGTH) return;
    lastName = next;
    setName(next);
  };

  return (
    <section className={styles.try} aria-labelledby="try-a-name">
      <h2 id="try-a-name">Try a name</h2>
      <div className={styles.field}>
        <label htmlFor="embedded-name">Name from elsewhere</label>
        {/* Not an input, which takes line breaks out and so changes the name. */}
        <textarea
          id="embedded-name"
          rows={1}
          dir="ltr"
          value={name}
          placeholder="vitalik.eth"
          autoCapitalize="none"
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          aria-describedby="embedded-hint"
          onChange={({ target }) => change(target.value)}
          onKeyDown={preventLineBreak}
        />
        <p id="embedded-hint" className={styles.hint} role="status">
          {isTooLong
            ? NAME_TOO_LONG
            : 'Taken exactly as typed, and not put into the address of this page.'}
        </p>
      </div>
      <p className={styles.stage}>
        Send to <EnsName name={name} onVerdict={setShown} />
      </p>
      {shown && <RawJson value={shown} what="the answer" title="What displayName answers" />}
    </section>
  );
}

function preventLineBreak(event: KeyboardEvent): void {
  if (event.key === 'Enter' && !event.nativeEvent.isComposing) event.preventDefault();
}
