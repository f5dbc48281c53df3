import { type ClipboardEvent, useState } from 'react';
import { formatCount } from '../../../primitives/format-count.ts';
import { listNonBlankLines } from '../../../primitives/list-lines.ts';
import { Link } from '../../components/link.tsx';
import { NAME_INPUT_PROPS } from '../../lib/name-input-props.ts';
import { MAX_NAME_LENGTH, NAME_TOO_LONG } from '../../lib/name-limit.ts';
import { navigate } from '../../lib/navigation.ts';
import { useTypedText } from '../../lib/use-typed-text.ts';
import styles from './imitated-field.module.css';

/** Pause in typing before the search starts, in milliseconds. */
const TYPING_PAUSE_MS = 250;

/** Field for the name whose imitations are listed. */
export function ImitatedField({ name }: { name: string }) {
  /** Why the entered text was not used completely: it is too long, or has several lines. */
  const [note, setNote] = useState<'long' | { lines: number } | null>(null);
  const { text, type, commitOnEnter } = useTypedText({
    value: name,
    pause: TYPING_PAUSE_MS,
    onCommit: (next) => navigate({ screen: 'imitations', name: next }, { typing: true }),
    onReplace: () => setNote(null),
  });

  const change = (next: string) => {
    const isLong = next.length > MAX_NAME_LENGTH;
    setNote(isLong ? 'long' : null);
    if (!isLong) type(next);
  };

  /** Uses only the first line of a pasted list. By default, the browser removes line breaks and joins the names. */
  const paste = (event: ClipboardEvent) => {
    const pasted = event.clipboardData.getData('text/plain');
    if (pasted.length > MAX_NAME_LENGTH) {
      event.preventDefault();
      setNote('long');
      return;
    }
    const [first, ...others] = listNonBlankLines(pasted);
    if (first === undefined || others.length === 0) return;
    event.preventDefault();
    change(first);
    setNote({ lines: 1 + others.length });
  };

  return (
    <div className={styles.field} data-screen-only>
      <label htmlFor="imitated-name">Name</label>
      <input
        id="imitated-name"
        type="text"
        {...NAME_INPUT_PROPS}
        value={text}
        placeholder="vitalik.eth"
        aria-describedby="imitated-hint"
        onChange={({ target }) => change(target.value)}
        onPaste={paste}
        onKeyDown={commitOnEnter}
      />
      <p id="imitated-hint" className="note" role="status">
        {note === null ? null : note === 'long' ? (
          NAME_TOO_LONG
        ) : (
          <>
            Only the first of {formatCount(note.lines, 'line')} was used.{' '}
            {!IS_EXTENSION && <Link to={{ screen: 'bulk' }}>Inspect a list</Link>}
          </>
        )}
      </p>
    </div>
  );
}
