import { useSyncExternalStore } from 'react';
import type { BulkSession } from '../../../client/bulk/session/bulk-session.ts';
import { pageWorkspace } from '../../../client/bulk/session/page-workspace.ts';
import type { BulkSource } from '../../../client/input/bulk-source.ts';
import { formatCount } from '../../../primitives/format-count.ts';
import { ListField } from '../../components/list-field.tsx';
import type { FileDrop } from '../../lib/use-file-drop.ts';

interface ListSearchFieldProps {
  text: string;
  onText(text: string): void;
  fileDrop: FileDrop;
  onSource(source: BulkSource): void;
  onSession(session: BulkSession): void;
}

/** Asks for the list to search: pasted, opened as a file, or the list that is open on the list screen. */
export function ListSearchField({
  text,
  onText,
  fileDrop,
  onSource,
  onSession,
}: ListSearchFieldProps) {
  const { session } = useSyncExternalStore(pageWorkspace.subscribe, pageWorkspace.state);
  return (
    <ListField
      id="search-list"
      label="Registered names, one per line"
      rows={2}
      placeholder={'alice.eth\nbob.eth'}
      text={text}
      onText={onText}
      onList={(list) => onSource({ kind: 'text', text: list })}
      onFile={(file) => onSource({ kind: 'file', file })}
      fileDrop={fileDrop}
      action="Search these names"
      fileAction="Choose a file…"
      fileLabel="File with names to search"
      dropHint="Drop the file to search its names."
    >
      {session && <OpenListButton session={session} onSession={onSession} />}
    </ListField>
  );
}

interface OpenListButtonProps {
  session: BulkSession;
  onSession(session: BulkSession): void;
}

/** Searches the open list. If the list is still being read, searches the names read so far. */
function OpenListButton({ session, onSession }: OpenListButtonProps) {
  const { rows } = useSyncExternalStore(session.subscribe, session.snapshot);
  if (rows === 0) return null;
  return (
    <button type="button" onClick={() => onSession(session)}>
      Search the open list ({formatCount(rows, 'name', 'names')})
    </button>
  );
}
