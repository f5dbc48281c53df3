import { useQueryClient } from '@tanstack/react-query';
import { type RefObject, useState } from 'react';
import { findWatched } from '../../../client/queries/find-watched.ts';
import { getWatchedEntriesQuery } from '../../../client/queries/watched-entries.ts';
import {
  deviceWatchlist,
  getWatchlistRevision,
  isWatchlistKept,
} from '../../../client/trusted/device-watchlist.ts';
import { deviceWatchlistChanges } from '../../../client/trusted/device-watchlist-changes.ts';
import { readPasted } from '../../../lists/pasted/read-pasted.ts';
import { listLines } from '../../../primitives/list-lines.ts';
import { CheckMessage } from '../../components/check-message.tsx';
import { FileButton } from '../../components/file-button.tsx';
import { NAME_INPUT_PROPS } from '../../lib/name-input-props.ts';
import type { FileDrop } from '../../lib/use-file-drop.ts';
import styles from './add-names.module.css';
import { cutLongText } from './cut-long-text.ts';
import { SuggestedNames } from './suggested-names.tsx';
import type { WatchlistChange } from './use-watchlist-change.ts';

/** Maximum length of a message, which may quote a long name. */
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

/** Describes the names that are already watched. Returns null if all names are new. */
function describeWatched(names: readonly { name: string; entry: string | null }[]): string | null {
  const sentences = names.flatMap(({ name, entry }) => {
    if (entry === null) return [];
    return `“${name}” is already on your watchlist${entry === name ? '' : ` as “${entry}”`}.`;
  });
  return sentences.length === 0 ? null : sentences.join(' ');
}

interface AddNamesProps {
  field: RefObject<HTMLInputElement | null>;
  change: WatchlistChange;
  fileDrop: FileDrop;
}

/** Form that adds names to the watchlist, from text or a file, and shows the result. */
export function AddNames({ field, change, fileDrop }: AddNamesProps) {
  const [text, setText] = useState('');
  const [suggested, setSuggested] = useState<readonly string[]>([]);
  const client = useQueryClient();
  const { error, message, attempt, importList } = change;

  const add = async (names: readonly string[]) => {
    const { queryKey } = getWatchedEntriesQuery(getWatchlistRevision());
    const entries =
      client.getQueryData(queryKey) ??
      deviceWatchlist.names().map((entry) => ({ text: entry, name: null }));
    const isAdded = await attempt(() => {
      const watched = names.map((name) => ({ name, entry: findWatched(name, entries) }));
      const added = watched.filter(({ entry }) => entry === null);
      if (added.length > 0) deviceWatchlistChanges.add(added.map(({ name }) => name));
      return describeWatched(watched);
    });
    if (!isAdded) return;
    setSuggested([]);
    setText('');
    // The empty field disables the button, so the focus moves to the field.
    field.current?.focus();
  };

  return (
    <form
      className={styles.field}
      {...fileDrop}
      onSubmit={(event) => {
        event.preventDefault();
        const name = text.trim();
        const found = readPasted(name)?.names ?? [];
        if (found.length === 0) void add([name]);
        else {
          setSuggested(found);
          void attempt(() =>
            found.length === 1
              ? 'This is not a name, but it contains one.'
              : 'This is not a single name. It contains several:',
          );
        }
      }}
    >
      <label htmlFor="watched-name">Name to watch</label>
      <div className={styles.line}>
        <input
          ref={field}
          id="watched-name"
          type="text"
          placeholder="mine.eth"
          {...NAME_INPUT_PROPS}
          aria-describedby="watched-name-hint"
          value={text}
          onChange={(event) => {
            setText(event.target.value);
            if (suggested.length === 0) return;
            setSuggested([]);
            void attempt(() => null);
          }}
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
        <FileButton
          label="File with names to watch"
          onFile={(file) => importList({ kind: 'file', file })}
        >
          Import a file…
        </FileButton>
      </div>
      <p id="watched-name-hint">
        {fileDrop['data-over']
          ? 'Drop the file to add its names.'
          : 'You can also paste several lines or drop a file here. A name without a dot is read as a .eth name.'}
      </p>
      <p>
        {isWatchlistKept
          ? 'Your names stay on this device.'
          : 'This browser stores nothing for this page, so your names are lost when you close it.'}{' '}
        Names of three or more characters are protected against look-alikes. Names of five or more
        are also protected against one-letter changes, added words and added digits. Choose
        distinctive names. If you add an everyday word or a first name such as maria, ordinary names
        are flagged as its imitations.
      </p>
      <div className={styles.result}>
        {error !== null && (
          <p className={styles.error} role="alert">
            <Message text={error} />
          </p>
        )}
        <p role="status" className={styles.message}>
          {message !== null && <Message text={message} />}
        </p>
        {suggested.length > 0 && (
          <SuggestedNames names={suggested} onAdd={() => void add(suggested)} />
        )}
      </div>
    </form>
  );
}
