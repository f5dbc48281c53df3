import { type DragEvent, useState } from 'react';
import { formatCount } from '../../../primitives/format-count.ts';
import { Link } from '../../components/link.tsx';
import { NAME_INPUT_PROPS } from '../../lib/name-input-props.ts';
import { MAX_NAME_LENGTH, NAME_TOO_LONG } from '../../lib/name-limit.ts';
import { useTypedText } from '../../lib/use-typed-text.ts';
import styles from './name-fields.module.css';
import { readPair } from './read-pair.ts';

/** Pause in typing after which the names are compared, in milliseconds. */
const TYPING_PAUSE_MS = 120;

const HINT =
  'Names are compared exactly as you enter them. To fill both fields, paste two lines, or two names or addresses separated by a comma.';

type Names = readonly [string, string];

const areEqual = (a: Names, b: Names) => a[0] === b[0] && a[1] === b[1];

interface NameFieldsProps {
  names: Names;
  onNames(names: Names): void;
}

/** Shows two fields for names or addresses. One field is above the other so that the letters align. */
export function NameFields({ names, onNames }: NameFieldsProps) {
  const [note, setNote] = useState<'lines' | 'long' | null>(null);
  const [lines, setLines] = useState(0);
  const {
    text: texts,
    type,
    commit,
    commitOnEnter,
  } = useTypedText({
    value: names,
    pause: TYPING_PAUSE_MS,
    onCommit: onNames,
    onReplace: () => setNote(null),
    isEqual: areEqual,
  });

  const change = (at: number, text: string) => {
    const isLong = text.length > MAX_NAME_LENGTH;
    setNote(isLong ? 'long' : null);
    if (isLong) return;
    type(at === 0 ? [text, texts[1]] : [texts[0], text]);
  };

  /** Splits pasted text into two names, because the field would remove the line break and join the names. */
  const take = (event: { preventDefault(): void }, text: string) => {
    if (text.length > MAX_NAME_LENGTH) {
      event.preventDefault();
      setNote('long');
      return;
    }
    const pair = readPair(text);
    if (pair === null) return;
    event.preventDefault();
    commit(pair.names);
    setLines(pair.lines);
    setNote(pair.lines > 2 ? 'lines' : null);
  };

  return (
    <div className={styles.fields} data-screen-only>
      {(['First name or address', 'Second name or address'] as const).map((word, at) => (
        <label key={word} className={styles.field}>
          <span>{word}</span>
          <input
            type="text"
            {...NAME_INPUT_PROPS}
            value={texts[at]}
            placeholder={at === 0 ? 'vitalik.eth' : 'vital\u00eck.eth'}
            aria-describedby="pair-hint"
            onChange={({ target }) => change(at, target.value)}
            onPaste={(event) => take(event, event.clipboardData.getData('text/plain'))}
            onDrop={(event: DragEvent) => take(event, event.dataTransfer.getData('text/plain'))}
            onKeyDown={commitOnEnter}
          />
        </label>
      ))}
      <button
        type="button"
        className={styles.swap}
        disabled={texts[0] === texts[1]}
        onClick={() => commit([texts[1], texts[0]])}
      >
        <span aria-hidden="true">⇅</span> Swap
      </button>
      <p id="pair-hint" className={styles.hint} role="status">
        {note === 'long' ? (
          NAME_TOO_LONG
        ) : note === 'lines' ? (
          <>
            Only the first two of {formatCount(lines, 'line')} are compared.{' '}
            {!IS_EXTENSION && <Link to={{ screen: 'bulk' }}>Inspect a list</Link>}
          </>
        ) : (
          HINT
        )}
      </p>
    </div>
  );
}
