import { type DragEvent, useState } from 'react';
import { formatCount } from '../../../primitives/format-count.ts';
import { listLines } from '../../../primitives/list-lines.ts';
import { Link } from '../../components/link.tsx';
import { MAX_NAME_LENGTH, NAME_INPUT_PROPS, NAME_TOO_LONG } from '../../lib/name-input-props.ts';
import { useTypedText } from '../../lib/use-typed-text.ts';
import styles from './name-fields.module.css';

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
  /** Number of pasted lines if not all are compared, or a note that a text is too long. */
  const [note, setNote] = useState<number | 'long' | null>(null);
  const { text: texts, ...typed } = useTypedText({
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
    typed.type(at === 0 ? [text, texts[1]] : [texts[0], text]);
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
    typed.commit(pair.names);
    setNote(pair.lines > 2 ? pair.lines : null);
  };

  return (
    <div className={styles.fields} data-screen-only>
      {(['First name or address', 'Second name or address'] as const).map((word, at) => (
        <label key={word} className={styles.field}>
          <span className="faint small strong">{word}</span>
          <input
            type="text"
            {...NAME_INPUT_PROPS}
            value={texts[at]}
            placeholder={at === 0 ? 'vitalik.eth' : 'vital\u00eck.eth'}
            aria-describedby="pair-hint"
            onChange={({ target }) => change(at, target.value)}
            onPaste={(event) => take(event, event.clipboardData.getData('text/plain'))}
            onDrop={(event: DragEvent) => take(event, event.dataTransfer.getData('text/plain'))}
            onKeyDown={typed.commitOnEnter}
          />
        </label>
      ))}
      <button
        type="button"
        className={styles.swap}
        disabled={texts[0] === texts[1]}
        onClick={() => typed.commit([texts[1], texts[0]])}
      >
        <span aria-hidden="true">⇅</span> Swap
      </button>
      <p id="pair-hint" className={styles.hint} role="status">
        {note === 'long' ? (
          NAME_TOO_LONG
        ) : note !== null ? (
          <>
            Only the first two of {formatCount(note, 'line')} are compared.{' '}
            {!IS_EXTENSION && <Link to={{ screen: 'bulk' }}>Inspect a list</Link>}
          </>
        ) : (
          HINT
        )}
      </p>
    </div>
  );
}

/**
 * Reads two names from pasted text: from the first two lines that are not blank, or from a single line. In a single
 * line, a comma or semicolon separates the names. Spaces also do, if both names contain a dot or are addresses. Returns
 * null for anything else, and otherwise also the number of lines that are not blank.
 *
 * @example readPair('vitalik.eth, nick.eth')?.names // ['vitalik.eth', 'nick.eth']
 */
export function readPair(text: string): { names: Names; lines: number } | null {
  const lines = listLines(text).filter((line) => line.trim() !== '');
  const [first = '', second] = lines;
  if (second !== undefined) return { names: [first, second], lines: lines.length };
  const names =
    findPair(first.split(/[,;]/u).map(trimBlanks)) ?? findPair(first.split(BLANKS), COMPLETE);
  return names && { names, lines: 1 };
}

/** Characters of links, e-mail addresses and quotes. Text with one of them is not split, so that the page can describe it. */
const NO_NAME = /[/:?&=@#"“”<>]/u;

/** Matches a name with a dot, or an address. */
const COMPLETE = /\.|^0x[\da-f]{40}$/iu;

const BLANKS = /[ \t]+/u;

/** Splits a line into two names. Returns null if it does not contain exactly two. */
function findPair(parts: readonly string[], name = /./su): Names | null {
  const [first, second, ...more] = parts.filter((part) => part !== '');
  if (first === undefined || second === undefined || more.length > 0) return null;
  return [first, second].every((part) => name.test(part) && !NO_NAME.test(part))
    ? [first, second]
    : null;
}

/** Trims spaces and tabs. Keeps other white space, because it may be hidden in a name. */
function trimBlanks(text: string): string {
  let [start, end] = [0, text.length];
  while (text[start] === ' ' || text[start] === '\t') start += 1;
  while (end > start && (text[end - 1] === ' ' || text[end - 1] === '\t')) end -= 1;
  return text.slice(start, end);
}
