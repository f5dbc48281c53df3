import { type RefObject, useRef, useState } from 'react';
import { deviceWatchlist, isWatchlistKept } from '../../../client/watchlist/device-watchlist.ts';
import { deviceWatchlistChanges } from '../../../client/watchlist/device-watchlist-changes.ts';
import { CheckMessage } from '../../components/check-message.tsx';
import { LIST_FILE_TYPES, listLines } from '../../lib/list-input.ts';
import type { FileDrop } from '../../lib/use-file-drop.ts';
import styles from './add-names.module.css';
import { cutLongText } from './cut-long-text.ts';
import type { Change } from './use-change.ts';

/** A message may quote a name of any length. */
const MAX_MESSAGE_LENGTH = 1_000;

function Message({ text }: { text: string }) {
  const { start, left, end } = cutLongText(text, MAX_MESSAGE_LENGTH);
  return (
    <>
      <CheckMessage text={start} />
      {left > 0 && ` … ${left.toLocaleString('en')} more … `}
      {left > 0 && <CheckMessage text={end} />}
    </>
  );
}

interface AddNamesProps {
  field: RefObject<HTMLInputElement | null>;
  change: Change;
  /** Files that are dropped on the screen. */
  fileDrop: FileDrop;
}

/** Takes names to watch: typed, pasted or from a file; says what became of them. */
export function AddNames({ field, change, fileDrop }: AddNamesProps) {
  const [text, setText] = useState('');
  const file = useRef<HTMLInputElement>(null);
  const { trouble, outcome, attempt, importList } = change;

  const add = async () => {
    const isThere = deviceWatchlist.names().includes(text);
    const isAdded = await attempt(() => {
      deviceWatchlistChanges.add([text]);
      return isThere ? `“${text}” was on your watchlist before.` : null;
    });
    if (!isAdded) return;
    setText('');
    // The button is of no use now.
    field.current?.focus();
  };

  return (
    <form
      className={styles.field}
      {...fileDrop}
      onSubmit={(event) => {
        event.preventDefault();
        void add();
      }}
    >
      <label htmlFor="watched-name">Name to watch</label>
      <div className={styles.line}>
        <input
          ref={field}
          id="watched-name"
          type="text"
          placeholder="mine.eth"
          dir="ltr"
          autoCapitalize="none"
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          aria-describedby="watched-name-hint"
          value={text}
          onChange={(event) => setText(event.target.value)}
          onPaste={(event) => {
            const pasted = event.clipboardData.getData('text/plain');
            if (listLines(pasted).length < 2) return;
            event.preventDefault();
            importList({ kind: 'text', text: pasted });
          }}
        />
        <button type="submit" className={styles.main} disabled={text.trim() === ''}>
          Add
        </button>
        <button type="button" onClick={() => file.current?.click()}>
          Import a file…
        </button>
        <input
          ref={file}
          type="file"
          hidden
          aria-label="File with names to watch"
          accept={LIST_FILE_TYPES}
          onChange={(event) => {
            const [opened] = event.target.files ?? [];
            // Cleared, so that the same file can be opened again.
            event.target.value = '';
            if (opened) importList({ kind: 'file', file: opened });
          }}
        />
      </div>
      <p id="watched-name-hint">
        {fileDrop['data-over']
          ? 'Drop the file to add its names.'
          : 'Several lines can be pasted at once, and a file can be dropped here. A name without a dot stands for the one under .eth.'}
      </p>
      <p>
        {isWatchlistKept
          ? 'Your names stay on this device.'
          : 'This browser stores nothing for this page: your names are gone when you close it.'}{' '}
        Look-alikes are found for names of four or more characters, near names for five or more.
        Choose distinctive names: with an everyday word, ordinary names would look like imitations.
      </p>
      <div className={styles.said}>
        {trouble !== null && (
          <p className={styles.trouble} role="alert">
            <Message text={trouble} />
          </p>
        )}
        <p role="status" className={styles.outcome}>
          {outcome !== null && <Message text={outcome} />}
        </p>
      </div>
    </form>
  );
}
