import { type ClipboardEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { formatCount } from '../../../primitives/format-count.ts';
import { listFilledLines } from '../../../primitives/list-lines.ts';
import { Link } from '../../components/link.tsx';
import { NAME_INPUT_PROPS } from '../../lib/name-input-props.ts';
import { MAX_NAME_LENGTH, NAME_TOO_LONG } from '../../lib/name-limit.ts';
import { navigate } from '../../lib/navigation.ts';
import styles from './imitated-field.module.css';

/** Milliseconds of rest before what is typed is looked at. */
const TYPING_PAUSE_MS = 250;

const HINT = 'Taken exactly as typed.';

/** The name that could be imitated. */
export function ImitatedField({ name }: { name: string }) {
  const [text, setText] = useState(name);
  /** Why not all of what was pasted was taken. */
  const [note, setNote] = useState<'long' | { lines: number } | null>(null);
  const committed = useRef(name);
  const timer = useRef(0);

  // A name that came from elsewhere, a link or Back, replaces what the field holds.
  useEffect(() => {
    if (name === committed.current) return;
    clearTimeout(timer.current);
    committed.current = name;
    setText(name);
    setNote(null);
  }, [name]);
  useEffect(() => () => clearTimeout(timer.current), []);

  const commit = (next: string) => {
    clearTimeout(timer.current);
    if (next === committed.current) return;
    committed.current = next;
    navigate({ screen: 'imitations', name: next }, { typing: true });
  };

  const change = (next: string) => {
    const isLong = next.length > MAX_NAME_LENGTH;
    setNote(isLong ? 'long' : null);
    if (isLong) return;
    setText(next);
    clearTimeout(timer.current);
    timer.current = window.setTimeout(commit, TYPING_PAUSE_MS, next);
  };

  /** The field would take the line breaks out, and make one name of several. */
  const paste = (event: ClipboardEvent) => {
    const pasted = event.clipboardData.getData('text/plain');
    if (pasted.length > MAX_NAME_LENGTH) {
      event.preventDefault();
      setNote('long');
      return;
    }
    const [first, ...others] = listFilledLines(pasted);
    if (first === undefined || others.length === 0) return;
    event.preventDefault();
    change(first);
    setNote({ lines: 1 + others.length });
  };

  const press = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && !event.nativeEvent.isComposing) commit(text);
  };

  return (
    <div className={styles.field}>
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
        onKeyDown={press}
      />
      <p id="imitated-hint" className={styles.hint} role="status">
        {note === null ? (
          HINT
        ) : note === 'long' ? (
          NAME_TOO_LONG
        ) : (
          <>
            Of {formatCount(note.lines, 'line', 'lines')} the first was taken.{' '}
            <Link to={{ screen: 'bulk' }}>Inspect a list</Link>
          </>
        )}
      </p>
    </div>
  );
}
