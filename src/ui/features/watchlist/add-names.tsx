import { useQueryClient } from '@tanstack/react-query';
import { type RefObject, useState } from 'react';
import { readPasted } from '../../../client/pasted/read-pasted.ts';
import {
  deviceWatchlist,
  getWatchlistRevision,
  isWatchlistKept,
} from '../../../client/watchlist/device-watchlist.ts';
import { deviceWatchlistChanges } from '../../../client/watchlist/device-watchlist-changes.ts';
import { findWatched } from '../../../client/watchlist/find-watched.ts';
import { getWatchedEntriesQuery } from '../../../client/watchlist/watched-entries.ts';
import { listLines } from '../../../primitives/list-lines.ts';
import { CheckMessage } from '../../components/check-message.tsx';
import { FileButton } from '../../components/file-button.tsx';
import { NAME_INPUT_PROPS } from '../../lib/name-input-props.ts';
import type { FileDrop } from '../../lib/use-file-drop.ts';
import styles from './add-names.module.css';
import { cutLongText } from './cut-long-text.ts';
import { SuggestedNames } from './suggested-names.tsx';
import type { WatchlistChange } from './use-watchlist-change.ts';

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

/** Says of names that are watched already as what; null when there are none. */
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
  /** Files that are dropped on the screen. */
  fileDrop: FileDrop;
}

/** Takes names to watch: typed, pasted or from a file; says what became of them. */
export function AddNames({ field, change, fileDrop }: AddNamesProps) {
  const [text, setText] = useState('');
  const [offered, setOffered] = useState<readonly string[]>([]);
  const client = useQueryClient();
  const { trouble, outcome, attempt, importList } = change;

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
    setOffered([]);
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
        const name = text.trim();
        const found = readPasted(name)?.names ?? [];
        if (found.length === 0) void add([name]);
        else {
          setOffered(found);
          void attempt(() =>
            found.length === 1
              ? 'This is not a name as it stands, but there is one in it.'
              : 'This is not one name, but there are several in it:',
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
            if (offered.length === 0) return;
            setOffered([]);
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
        {offered.length > 0 && <SuggestedNames names={offered} onAdd={() => void add(offered)} />}
      </div>
    </form>
  );
}
