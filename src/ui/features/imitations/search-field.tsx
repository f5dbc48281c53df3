import { useSyncExternalStore } from 'react';
import type { BulkSession } from '../../../client/bulk/session/bulk-session.ts';
import { pageWorkspace } from '../../../client/bulk/session/page-workspace.ts';
import type { BulkSource } from '../../../client/input/bulk-source.ts';
import { formatCount } from '../../../primitives/format-count.ts';
import { listLines } from '../../../primitives/list-lines.ts';
import { FileButton } from '../../components/file-button.tsx';
import type { FileDrop } from '../../lib/use-file-drop.ts';
import styles from './list-search-view.module.css';

/** Units that a paste may leave in the field. */
const MAX_FIELD_LENGTH = 20_000;

interface SearchFieldProps {
  text: string;
  onText(text: string): void;
  /** Files that are dropped on the screen. */
  fileDrop: FileDrop;
  onSource(source: BulkSource): void;
  onSession(session: BulkSession): void;
}

/** Takes the list to search: pasted, opened, or the one that is open on the page. */
export function SearchField(props: SearchFieldProps) {
  const { text, onText, fileDrop, onSource, onSession } = props;
  const { session } = useSyncExternalStore(pageWorkspace.subscribe, pageWorkspace.state);

  return (
    <form
      className={styles.field}
      {...fileDrop}
      onSubmit={(event) => {
        event.preventDefault();
        onSource({ kind: 'text', text });
      }}
    >
      <label htmlFor="search-list">Registered names, one a line</label>
      <textarea
        id="search-list"
        rows={2}
        dir="ltr"
        autoCapitalize="none"
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        value={text}
        placeholder={'alice.eth\nbob.eth'}
        onChange={({ target }) => onText(target.value)}
        onPaste={(event) => {
          // A long list is searched at once: laying it out here would freeze the page.
          const pasted = event.clipboardData.getData('text/plain');
          const isList = text === '' && listLines(pasted).length > 1;
          if (!isList && text.length + pasted.length <= MAX_FIELD_LENGTH) return;
          event.preventDefault();
          const { selectionStart, selectionEnd } = event.currentTarget;
          const whole = text.slice(0, selectionStart) + pasted + text.slice(selectionEnd);
          onSource({ kind: 'text', text: whole });
        }}
      />
      <div className={styles.actions}>
        <button type="submit" className={styles.main} disabled={text.trim() === ''}>
          Search these names
        </button>
        <FileButton
          label="File with names to search"
          onFile={(file) => onSource({ kind: 'file', file })}
        >
          Choose a file…
        </FileButton>
        {session && <OpenListButton session={session} onSession={onSession} />}
        <p>
          {fileDrop['data-over'] ? 'Drop the file to search its names.' : 'Or drop a file here.'}
        </p>
      </div>
    </form>
  );
}

/** Offers the list that is open on the page, as far as it is read. */
function OpenListButton({
  session,
  onSession,
}: Pick<SearchFieldProps, 'onSession'> & { session: BulkSession }) {
  const { rows } = useSyncExternalStore(session.subscribe, session.snapshot);
  if (rows === 0) return null;
  return (
    <button type="button" onClick={() => onSession(session)}>
      Look in the open list ({formatCount(rows, 'name', 'names')})
    </button>
  );
}
